/**
 * The kinds of facts games count, each with the number it is kept under: numbers are added up faster than names. A number
 * keeps its meaning for ever; new kinds come at the end of the list.
 */
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import { FREIGHT } from '#shared/games/express/cards.ts'

export interface FactKind {
  readonly what: string
  readonly name: string
  /** 0 where there are none. */
  readonly phase: number
}

const named = (
  what: string,
  names: readonly string[],
  phases: readonly number[] = [0],
): readonly FactKind[] => names.flatMap((name) => phases.map((phase) => ({ what, name, phase })))

const KINDS: readonly FactKind[] = [
  ...named('dividend', ['S', 'H', 'D', 'C'], [1, 2, 3]),
  ...named('train', [...FREIGHT, 'passenger', 'wild', 'other']),
  ...named('bonus', ['caboose', 'diesel']),
  ...named('score', ['wayCars', 'wentOut', 'hand']),
  ...named('route', COMPANIES),
  ...named('share', COMPANIES),
  ...named('capital', ['hand', 'shares', 'pairs', 'engine']),
]
const key = ({ what, name, phase }: FactKind): string => `${what} ${name} ${phase}`
const NUMBERS = new Map(KINDS.map((kind, i) => [key(kind), i + 1]))

/** From 1. Throws for a kind that is not in the list. */
export function numberOfKind(kind: FactKind): number {
  const number = NUMBERS.get(key(kind))
  if (number === undefined) throw new Error(`no number for facts of the kind ${key(kind)}`)
  return number
}

/** Undefined for a number that a newer application gave. */
export const kindOfNumber = (number: number): FactKind | undefined => KINDS[number - 1]
