/** Results added up, by whatever they differ in. */
import { LATEST } from '#shared/bounds.ts'
import type { HistoryFilter } from '#shared/contract/history.ts'
import type { Tally, TalliedBy } from '#shared/contract/statistics.ts'
import { LEVELS, type Level } from '#shared/games/common.ts'
import { offeredRules } from '../rules/games.ts'
import type { Db } from './database.ts'

const PLACES = [1, 2, 3, 4, 5, 6]
/** What is summed up, by the name it has in a row, and the value of one result. */
const SUMMED: readonly (readonly [name: string, value: string])[] = [
  ['games', 'leads'],
  ['results', '1'],
  ['wins', 'place = 1 AND winners = 1'],
  ['shared', 'place = 1 AND winners > 1'],
  ['share', 'CASE WHEN place = 1 THEN 1.0 / winners ELSE 0.0 END'],
  ['even', '1.0 / counted.seats'],
  ...PLACES.map((place) => [`place${place}`, `place = ${place}`] as const),
  ...['decisions', 'ms', 'hints', 'takebacks'].map((name) => [name, `counted.${name}`] as const),
]
const NAMES = SUMMED.map(([name]) => name)
const sums = (of: typeof SUMMED): string =>
  of.map(([name, value]) => `coalesce(sum(${value}), 0) AS ${name}`).join(', ')
const SUMS = sums(SUMMED)
/** The same from rows that are sums already. */
const SUMS_OF_SUMS = sums(NAMES.map((name) => [name, name]))
/** Where two people of one game may be in different groups, its first result does not stand for it. */
const SUMS_APART = `${sums(SUMMED.slice(1))}, count(DISTINCT number) AS games`

type Row = Omit<Tally, 'places' | 'filter' | 'name'> &
  Readonly<Record<`place${number}`, number>> & { readonly name: string | null }

function tally({ name, ...row }: Row, filter: HistoryFilter): Tally {
  const places = PLACES.map((place) => row[`place${place}`] ?? 0)
  const { key, games, results, wins, shared, share, even, decisions, ms, hints, takebacks } = row
  return {
    ...{ key, games, results, wins, shared, share, even, decisions, ms, hints, takebacks, filter },
    ...(name !== null && { name }),
    places: places.slice(0, places.findLastIndex((n) => n > 0) + 1),
  }
}

/** The first moment of the month after `2026-11`. */
const monthAfter = (month: string): string => {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return new Date(Math.min(Date.UTC(year, of, 1), LATEST)).toISOString()
}
/** A span of the filter, narrowed down to a month. */
function inMonth(filter: HistoryFilter, month: string): HistoryFilter {
  const [first, after] = [`${month}-01T00:00:00.000Z`, monthAfter(month)]
  const from = filter.from !== undefined && filter.from > first ? filter.from : first
  const until = filter.until !== undefined && filter.until < after ? filter.until : after
  return { ...filter, from, until }
}

const valueOf = (row: Row, name: string): number => (row as unknown as Record<string, number>)[name] ?? 0

/** Of tables, by the bits of the levels at them, to one row a level, the weakest first. */
function byEachLevel(tables: readonly Row[]): readonly Row[] {
  return LEVELS.flatMap((level, i): Row[] => {
    const own = tables.filter(({ key }) => (Number(key) & (1 << i)) !== 0)
    const [first] = own
    if (!first) return []
    const sums = NAMES.map((name) => [name, own.reduce((n, row) => n + valueOf(row, name), 0)] as const)
    return [{ ...first, ...Object.fromEntries(sums), key: level }]
  })
}

/** Counts what is gathered in `temp.counted`. */
export function talliesOf(db: Db) {
  // One pass over the results; what has few values is then summed up from these few rows.
  db.exec(`CREATE TEMP TABLE sums (game TEXT, options TEXT, seats INTEGER, month TEXT, ${NAMES.join(', ')})`)
  const empty = db.prepare('DELETE FROM temp.sums')
  const sumUp = db.prepare(
    `INSERT INTO temp.sums SELECT game, options, seats, substr(ended, 1, 7), ${SUMS} FROM temp.counted GROUP BY 1, 2, 3, 4`,
  )
  const all = db.prepare<[], Row>(`SELECT '' AS key, NULL AS name, ${SUMS_OF_SUMS} FROM temp.sums`)
  const summed = (key: string) =>
    db.prepare<[], Row>(
      `SELECT ${key} AS key, NULL AS name, ${SUMS_OF_SUMS} FROM temp.sums GROUP BY 1 ORDER BY 1`,
    )
  const byGame = summed('game')
  const bySeats = summed('seats')
  const byMonth = summed('month')
  const byOption = db.prepare<[string, string], Row>(
    `SELECT CAST(json_extract(options, ?) AS TEXT) AS key, NULL AS name, ${SUMS_OF_SUMS} FROM temp.sums
     WHERE game = ? GROUP BY 1 ORDER BY 1`,
  )
  const byOpened = db.prepare<[], Row>(
    `SELECT opened AS key, NULL AS name, ${SUMS_APART} FROM temp.counted GROUP BY 1 ORDER BY 1`,
  )
  // Several computers of a level count once.
  const byLevels = db.prepare<[], Row>(
    `SELECT levels AS key, NULL AS name, ${SUMS} FROM temp.counted GROUP BY 1`,
  )
  const byOpponent = db.prepare<[], Row>(
    `SELECT other.player AS key, players.name AS name, ${SUMS} FROM temp.counted
     JOIN seats other ON other.game = number AND other.seat <> counted.seat AND other.player IS NOT NULL
     JOIN players ON players.id = other.player GROUP BY 1 ORDER BY 1`,
  )

  /** Of every option with words for its values; nothing where some are chosen already. */
  const variants = (filter: HistoryFilter): readonly Tally[] =>
    filter.variants?.length
      ? []
      : offeredRules().flatMap(({ info: { id, options } }) =>
          options
            .filter(({ values }) => values.length > 1 && typeof values[0] !== 'number')
            .flatMap(({ name, values }) =>
              byOption.all(`$."${name}"`, id).flatMap((row) => {
                const value = values.find(
                  (one) => String(typeof one === 'boolean' ? Number(one) : one) === row.key,
                )
                if (value === undefined) return []
                const narrowed = { ...filter, games: [id], variants: [{ game: id, option: name, value }] }
                return { ...tally({ ...row, key: String(value) }, narrowed), game: id, option: name }
              }),
            ),
        )
  const listed = (rows: readonly Row[], filterOf: (key: Tally['key']) => HistoryFilter): readonly Tally[] =>
    rows.map((row) => tally(row, filterOf(row.key)))

  return {
    /** Before anything else is asked. */
    prepare(): void {
      empty.run()
      sumUp.run()
    },
    total: (filter: HistoryFilter): Tally => tally(all.get() as Row, filter),
    by: (
      filter: HistoryFilter,
      player: number | undefined,
    ): Readonly<Record<TalliedBy, readonly Tally[]>> => ({
      game: listed(byGame.all(), (key) => ({ ...filter, games: [String(key)] })),
      variant: variants(filter),
      seats: listed(bySeats.all(), (key) => ({ ...filter, seats: [Number(key)] })),
      level: listed(byEachLevel(byLevels.all()), (key) => ({ ...filter, levels: [key as Level] })),
      opponent:
        player === undefined
          ? []
          : listed(byOpponent.all(), (key) => ({
              ...filter,
              players: [...(filter.players ?? []), Number(key)],
            })),
      month: listed(byMonth.all(), (key) => inMonth(filter, String(key))),
      opened: listed(byOpened.all(), () => filter),
    }),
  }
}
