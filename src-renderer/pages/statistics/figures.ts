/** What the statistics say, as charts and tables. Words come from the page. */
import type {
  Fact,
  LuckPoint,
  Rating,
  Spread,
  Statistics,
  Tally,
  TalliedBy,
} from '#shared/contract/statistics.ts'
import type { ChartModel, ChartTable, TableRow, Tone } from '../../components/charts/model.ts'

export type Word = (key: string, params?: Readonly<Record<string, string | number>>) => string

/** The page's words and numbers, in its language. */
export interface Words {
  /** A sentence under `statistics`. */
  readonly say: Word
  readonly game: (id: string) => string
  readonly key: (by: TalliedBy, tally: Tally) => string
  readonly fact: (game: string, what: string, name: string) => string
  /** What a game says of a figure of its own. */
  readonly own: (game: string, what: string, key: string, params?: Parameters<Word>[1]) => string
  readonly place: (place: number) => string
  readonly total: (game: string, points: number) => string
  readonly percent: (share: number) => string
  readonly number: (value: number, digits?: number) => string
  /** Like a number, with its sign. */
  readonly signed: (value: number, digits?: number) => string
  readonly date: (iso: string) => string
}

export interface Figure {
  readonly model: ChartModel | undefined
  readonly table: ChartTable
}

const TONES: readonly Tone[] = [0, 1, 2, 3, 4, 5]
const toneOf = (i: number): Tone => TONES[i % TONES.length] ?? 0
const part = (n: number, of: number): number => (of === 0 ? 0 : n / of)
export const shareOf = ({ share, results }: Tally): number => part(share, results)
export const evenOf = ({ even, results }: Tally): number => part(even, results)
const seconds = (words: Words, { ms, decisions }: Tally): string =>
  decisions === 0 ? '–' : words.say('seconds', { n: words.number(ms / decisions / 1000, 1) })

const COLUMNS = ['games', 'wins', 'shared', 'share', 'even', 'pace', 'hints', 'takebacks'] as const

/** Every sum of some tallies; the first column is their names. */
function tallyTable(words: Words, by: TalliedBy, tallies: readonly Tally[]): ChartTable {
  const most = Math.max(0, ...tallies.map(({ places }) => places.length))
  const places = Array.from({ length: most }, (_, i) => i)
  return {
    columns: [
      words.say(`by.${by}`),
      ...COLUMNS.slice(0, 5).map((column) => words.say(`column.${column}`)),
      ...places.slice(1).map((i) => words.place(i + 1)),
      ...COLUMNS.slice(5).map((column) => words.say(`column.${column}`)),
    ],
    rows: tallies.map((tally): TableRow => ({
      cells: [
        words.key(by, tally),
        ...[tally.games, tally.wins, tally.shared].map((n) => words.number(n)),
        words.percent(shareOf(tally)),
        words.percent(evenOf(tally)),
        ...places.slice(1).map((i) => words.number(tally.places[i] ?? 0)),
        seconds(words, tally),
        words.number(tally.hints),
        words.number(tally.takebacks),
      ],
      ...(by !== 'opened' && { filter: tally.filter }),
    })),
  }
}

/** Victories beside what even players would have. */
export function wonBy(words: Words, by: TalliedBy, tallies: readonly Tally[]): Figure {
  const names = tallies.map((tally) => words.key(by, tally))
  const lines = by === 'month'
  const series = [
    { name: words.say('won'), tone: 0 as const, values: tallies.map(shareOf) },
    { name: words.say('even'), tone: 'plain' as const, values: tallies.map(evenOf) },
  ]
  const model: ChartModel = {
    kind: lines ? 'lines' : 'bars',
    labels: names,
    series,
    least: 0,
    write: words.percent,
    flat: !lines && names.length < 9,
  }
  return { model: tallies.length > 0 ? model : undefined, table: tallyTable(words, by, tallies) }
}

/** The places of each line as one bar of parts. */
export function placesBy(words: Words, by: TalliedBy, tallies: readonly Tally[]): Figure {
  const most = Math.max(0, ...tallies.map(({ places }) => places.length))
  const model: ChartModel = {
    kind: 'bars',
    labels: tallies.map((tally) => words.key(by, tally)),
    series: Array.from({ length: most }, (_, i) => ({
      name: words.place(i + 1),
      tone: toneOf(i),
      values: tallies.map((tally) => part(tally.places[i] ?? 0, tally.results)),
    })),
    stacked: true,
    flat: true,
    least: 0,
    most: 1,
    write: words.percent,
  }
  return { model: tallies.length > 0 ? model : undefined, table: tallyTable(words, by, tallies) }
}

/** How often each stretch of points came. */
export function spreadOf(words: Words, spread: Spread | undefined): Figure {
  const { game = '', bins = [], from = 0, width = 1, results = 0 } = spread ?? {}
  const names = bins.map((_, i) => {
    const [first, last] = [from + i * width, from + (i + 1) * width - 1]
    return first === last
      ? words.total(game, first)
      : words.say('range', { from: words.total(game, first), until: words.total(game, last) })
  })
  return {
    model: spread && {
      kind: 'bars',
      labels: names,
      least: 0,
      write: (n: number) => words.number(n),
      series: [{ name: words.say('results'), tone: 0, values: bins }],
    },
    table: {
      columns: [words.say('points'), words.say('results'), words.say('column.part')],
      rows: bins.map((n, i) => ({
        cells: [names[i] ?? '', words.number(n), words.percent(part(n, results))],
      })),
    },
  }
}

/** One dot a game: across, luck; upwards, what decisions cost. Won and lost have shapes of their own. */
export function luckOf(words: Words, points: readonly LuckPoint[]): Figure {
  const dot = (point: LuckPoint) => ({
    x: point.deal + point.luck,
    y: point.decisions,
    text: words.say('luckDot', {
      date: words.date(point.ended),
      luck: words.signed((point.deal + point.luck) * 100),
      decisions: words.signed(point.decisions * 100),
    }),
  })
  const of = (won: boolean) => points.filter(({ result }) => result > 0 === won).map(dot)
  return {
    model: {
      kind: 'dots',
      xTitle: words.say('luckAxis'),
      yTitle: words.say('decisionsAxis'),
      write: (value) => words.signed(value * 100),
      series: [
        { name: words.say('wonGame'), tone: 0, dots: of(true) },
        { name: words.say('lostGame'), tone: 1, dots: of(false) },
      ],
    },
    table: {
      columns: ['ended', 'deal', 'decisions', 'luck', 'result'].map((key) => words.say(`luckColumn.${key}`)),
      rows: points.map(({ id, ended, deal, decisions, luck, result }) => ({
        id,
        cells: [
          words.date(ended),
          ...[deal, decisions, luck].map((n) => words.signed(n * 100)),
          words.percent(result),
        ],
      })),
    },
  }
}

/** The rating of each game over its games, with its uncertainty where there is one curve alone. */
export function ratingsOf(words: Words, ratings: readonly Rating[]): Figure {
  const most = Math.max(0, ...ratings.map(({ curve }) => curve.length))
  const alone = ratings.length === 1
  return {
    model: {
      kind: 'lines',
      labels: Array.from({ length: most }, (_, i) =>
        alone ? words.date(ratings[0]?.curve[i]?.ended ?? '') : words.percent((i + 1) / most),
      ),
      series: ratings.map(({ game, curve }, i) => ({
        name: words.game(game),
        tone: toneOf(i),
        // Curves of different length are drawn over the same width.
        values: Array.from(
          { length: most },
          (_, at) => curve[Math.ceil(((at + 1) * curve.length) / most) - 1]?.rating ?? null,
        ),
        ...(alone && { band: curve.map(({ spread }) => spread) }),
      })),
      write: (value) => words.number(value),
    },
    table: {
      columns: ['game', 'games', 'rating', 'spread'].map((key) => words.say(`ratingColumn.${key}`)),
      rows: ratings.map(({ game, games, rating, spread, filter }) => ({
        filter,
        cells: [words.game(game), words.number(games), words.number(rating), `±${words.number(spread)}`],
      })),
    },
  }
}

/** Points of one kind of fact by name, in bars by phase where there are phases. */
export function factsOf(words: Words, facts: Statistics['facts'], game: string, what: string): Figure {
  const own = facts.filter((fact) => fact.game === game && fact.what === what)
  const values = new Map<string, number>()
  const byName = new Map<string, Map<number, Fact>>()
  for (const fact of own) {
    values.set(fact.name, (values.get(fact.name) ?? 0) + fact.value)
    const phases = byName.get(fact.name) ?? new Map<number, Fact>()
    byName.set(fact.name, phases.set(fact.phase, fact))
  }
  const names = [...values].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name)
  const phases = [...new Set(own.map(({ phase }) => phase))].sort((a, b) => a - b)
  const cell = (name: string, phase: number) => byName.get(name)?.get(phase)
  const mean = (name: string, phase: number): number => {
    const fact = cell(name, phase)
    return fact ? part(fact.value, fact.times) : 0
  }
  return {
    model:
      own.length === 0
        ? undefined
        : {
            kind: 'bars',
            labels: names.map((name) => words.fact(game, what, name)),
            series: phases.map((phase, i) => ({
              name: phase === 0 ? words.say('meanPoints') : words.own(game, what, 'phase', { n: phase }),
              tone: toneOf(i),
              values: names.map((name) => mean(name, phase)),
            })),
            write: (value) => words.number(value, 1),
          },
    table: {
      columns: [
        words.say('factColumn.name'),
        ...(phases.length > 1 ? [words.own(game, what, 'phaseColumn')] : []),
        ...['results', 'times', 'value', 'mean'].map((key) => words.say(`factColumn.${key}`)),
      ],
      rows: names.flatMap((name) =>
        phases.flatMap((phase) => {
          const fact = cell(name, phase)
          if (!fact) return []
          return {
            cells: [
              words.fact(game, what, name),
              ...(phases.length > 1 ? [words.number(phase)] : []),
              ...[fact.results, fact.times, fact.value].map((n) => words.number(n)),
              words.number(mean(name, phase), 2),
            ],
          }
        }),
      ),
    },
  }
}
