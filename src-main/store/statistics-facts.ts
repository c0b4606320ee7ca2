import type { Fact } from '#shared/contract/statistics.ts'
import { type Db, read, transact } from './database.ts'

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

// What games count of their own (dividends, trains, routes): worked out by a replay, kept, and added up.

/** One seat's share of a fact, in one game. `times`: how often; `value`: points in all. */
export interface SeatFact extends FactKind {
  readonly seat: number
  readonly times: number
  readonly value: number
}

/** Counts what is gathered in `temp.counted`. */
export function ownFacts(db: Db) {
  // A household has a hundred thousand facts of a few dozen kinds: added to a row a kind, not sorted to be grouped.
  db.exec(
    'CREATE TEMP TABLE tallied (kind INTEGER PRIMARY KEY, game TEXT, results INTEGER, times INTEGER, value REAL)',
  )
  const empty = db.prepare('DELETE FROM temp.tallied')
  // No two games have facts of one kind in common.
  const addUp = db.prepare(
    `INSERT INTO temp.tallied SELECT kind, counted.game, 1, times, value
     FROM temp.counted JOIN facts ON facts.game = number AND facts.seat = counted.seat WHERE true
     ON CONFLICT DO UPDATE SET results = results + 1, times = times + excluded.times, value = value + excluded.value`,
  )
  const counted = db.prepare<[], Omit<Fact, keyof FactKind> & { readonly kind: number }>(
    'SELECT kind, game, results, times, value FROM temp.tallied ORDER BY kind',
  )
  const LEFT = `FROM sheets WHERE NOT EXISTS (SELECT 1 FROM worked_out WHERE worked_out.game = sheets.game AND version = @version)`
  // What is worked out has a sheet: two counts, and no look at each sheet.
  const left = db
    .prepare<[object], number>(
      `SELECT (SELECT count(*) FROM sheets) - (SELECT count(*) FROM worked_out WHERE version = @version)`,
    )
    .pluck()
  const next = db
    .prepare<[object], string>(
      `SELECT id FROM games WHERE number IN (SELECT game ${LEFT} ORDER BY game DESC LIMIT @limit) ORDER BY number DESC`,
    )
    .pluck()
  const numberOf = db.prepare<[string], number>('SELECT number FROM games WHERE id = ?').pluck()
  const drop = db.prepare('DELETE FROM worked_out WHERE game = ?')
  const mark = db.prepare('INSERT INTO worked_out (game, version) VALUES (?, ?)')
  const add = db.prepare('INSERT INTO facts (game, seat, kind, times, value) VALUES (?, ?, ?, ?, ?)')

  return {
    counted: (): readonly Fact[] => {
      empty.run()
      addUp.run()
      return counted.all().flatMap(({ kind: number, ...sums }) => {
        const kind = kindOfNumber(number)
        return kind ? { ...kind, ...sums } : []
      })
    },
    kept: {
      /** Scored games whose facts of this version are still to be worked out: how many, and the latest of them. */
      withoutFacts: (version: number, limit: number): { left: number; ids: readonly string[] } =>
        read(db, () => {
          const missing = left.get({ version }) ?? 0
          return { left: missing, ids: missing === 0 ? [] : next.all({ version, limit }) }
        }),
      /** The facts of some games, all or none, in place of what was kept of them before. */
      keepFacts: (
        version: number,
        games: readonly (readonly [id: string, facts: readonly SeatFact[]])[],
      ): void =>
        transact(db, () => {
          for (const [id, facts] of games) {
            const number = numberOf.get(id)
            if (number === undefined) continue
            drop.run(number)
            mark.run(number, version)
            for (const { seat, times, value, ...kind } of facts)
              add.run(number, seat, numberOfKind(kind), times, value)
          }
        }),
    },
  }
}
