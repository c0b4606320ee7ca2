/**
 * The kinds of facts games count, each with the number it is kept under: numbers are added up faster than names. A number
 * keeps its meaning for ever, and no two games share a kind.
 */
export interface FactKind {
  readonly what: string
  readonly name: string
  /** 0 where there are none. */
  readonly phase: number
}

export type NumberedKind = readonly [number: number, kind: FactKind]

/** A kind of facts for each name, and for each phase of it where there are any. */
export const namedKinds = (
  what: string,
  names: readonly string[],
  phases: readonly number[] = [0],
): readonly FactKind[] => names.flatMap((name) => phases.map((phase) => ({ what, name, phase })))

/** The kinds in their order, the first kept under that number. */
export const numberedFrom = (first: number, kinds: readonly FactKind[]): readonly NumberedKind[] =>
  kinds.map((kind, i) => [first + i, kind])

const keyOf = ({ what, name, phase }: FactKind): string => `${what} ${name} ${phase}`

let kinds: ReadonlyMap<number, FactKind> = new Map()
let numbers: ReadonlyMap<string, number> = new Map()

/** The kinds of the games on offer in this process. Throws where two share a number or a kind. */
export function offerFactKinds(list: readonly NumberedKind[]): void {
  const byNumber = new Map(list)
  const byKind = new Map(list.map(([number, kind]) => [keyOf(kind), number]))
  if (byNumber.size < list.length) throw new Error('two kinds of facts are kept under one number')
  if (byKind.size < list.length) throw new Error('a kind of facts is kept under two numbers')
  kinds = byNumber
  numbers = byKind
}

/** Throws for a kind that no game on offer counts. */
export function numberOfKind(kind: FactKind): number {
  const number = numbers.get(keyOf(kind))
  if (number === undefined) throw new Error(`no number for facts of the kind ${keyOf(kind)}`)
  return number
}

/** Undefined for a number that a newer application gave. */
export const kindOfNumber = (number: number): FactKind | undefined => kinds.get(number)
