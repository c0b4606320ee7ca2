/** docs/ai-strength.md as text: one part for each game, between markers, of a table of matches and one of times. */
import { LEVELS } from '../../../src-shared/games/common.ts'
import { sideOf } from '../../../src-main/cli/simulate-game.ts'
import type { Simulation } from '../../../src-main/cli/simulate-statistics.ts'
import { formatted } from '../place.ts'
import { LADDERS, TEXT, type Match } from './ladders.ts'

/** A line of the table of matches, beside what was played. */
interface MatchLine {
  /** See `lineupOf`. */
  readonly lineup: string
  readonly target?: string
  /** Of the players. */
  readonly mark: string
}

/** One match played. */
interface Played {
  readonly game: string
  readonly lineup: string
  /** Of the table of matches. */
  readonly line: string
  /** Of the table of times. */
  readonly times: readonly string[]
  /** Of all matches of the ladder. */
  readonly order: readonly string[]
}

/** Lines of matches by who plays, lines of times by level and seats. */
interface Part {
  readonly matches: ReadonlyMap<string, string>
  readonly times: ReadonlyMap<string, string>
}
type Parts = Map<string, Part>

const MATCH_HEAD = [
  '| candidate | against | target | games | wins | 95% interval | par | Elo apart | players | command |',
  '| --- | --- | ---: | ---: | ---: | --- | ---: | ---: | --- | --- |',
]
const TIME_HEAD = [
  '| level | seats | decisions | mean | p95 | max |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
]
const TIMES = `Processor time of a decision with a choice, without a cap by the clock, on the machine the matches were played on.
The system counts it in steps of some milliseconds: of short times only the mean says anything.`
/** Kinds without a level's own thinking. */
const UNTIMED: readonly string[] = ['random', 'greedy', 'clairvoyant']

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const percent = (x: number): string => `${(100 * x).toFixed(1)}%`

/** Who plays whom: seats and, where they are not the game's own, options, as the command says it. */
export const lineupOf = ({ seats, options }: Pick<Match, 'seats' | 'options'>): string =>
  options ? `${seats} --options '${options}'` : seats

/** A line of the table of matches. */
export function matchLine(
  { game, deals, games, seed, options, seats: figures }: Simulation,
  { lineup, target = '', mark }: MatchLine,
): string {
  const [own, other] = figures
  if (!own || !other) throw new Error(`${lineup}: a match has two sides`)
  const [low, high] = own.interval
  const side = sideOf(options)
  return row([
    side > 1 ? `${side} ${own.kind} as partners` : own.kind,
    `${figures.length - side} ${other.kind}`,
    target,
    games,
    percent(own.winShare),
    `${percent(low)} to ${percent(high)}`,
    percent(side / figures.length),
    (own.elo - other.elo).toFixed(0),
    mark,
    `\`cli simulate --game ${game} --seats ${lineup} --games ${deals} --seed ${seed}\``,
  ])
}

/** Lines of the table of times: for each level in the match its processor time for a decision. */
export function timeLines({ seats: figures }: Simulation): string[] {
  return figures
    .filter(({ kind }, i) => !UNTIMED.includes(kind) && figures.findIndex((f) => f.kind === kind) === i)
    .map(({ kind, decisionMs: { decisions, mean, p95, max } }) =>
      row([kind, figures.length, decisions, ...[mean, p95, max].map((ms) => `${ms.toFixed(1)} ms`)]),
    )
}

/** By game. */
function partsOf(text: string): Parts {
  const parts: Parts = new Map()
  for (const [, game = '', body = ''] of text.matchAll(
    /<!-- (\S+): made by ai-strength -->\n([\s\S]*?)<!-- \1: end -->/g,
  )) {
    const lines = body.split('\n').filter((line) => line.startsWith('|') && !line.includes('---'))
    const matches = new Map<string, string>()
    const times = new Map<string, string>()
    for (const line of lines) {
      const lineup = /--seats (.+) --games/.exec(line)?.[1]
      const cells = cellsOf(line)
      if (lineup) matches.set(lineup, line)
      else if (/^\d+$/.test(cells[1] ?? '')) times.set(`${cells[0]} ${cells[1]}`, line)
    }
    parts.set(game, { matches, times })
  }
  return parts
}

/** The parts of the document with one match played: the other lines stay. */
export function withPart(text: string, { game, line, lineup, order, times }: Played): Parts {
  const parts = partsOf(text)
  const old = parts.get(game) ?? { matches: new Map<string, string>(), times: new Map<string, string>() }
  const matches = new Map(old.matches).set(lineup, line)
  const timed = new Map(old.times)
  for (const time of times) {
    const key = cellsOf(time).slice(0, 2).join(' ')
    timed.set(key, time)
  }
  const inOrder = order.flatMap((match) => [...matches].filter(([known]) => known === match))
  return parts.set(game, { matches: new Map(inOrder), times: new Map([...timed].sort(byLevel)) })
}

function byLevel([a]: readonly [string, string], [b]: readonly [string, string]): number {
  const place = (key: string): number => LEVELS.findIndex((level) => level === key.split(' ')[0])
  return place(a) - place(b) || Number(a.split(' ')[1]) - Number(b.split(' ')[1])
}

/** The whole document. */
export function documentOf(parts: Parts): Promise<string> {
  const blocks = [...parts].map(([game, { matches, times }]) =>
    [
      `<!-- ${game}: made by ai-strength -->`,
      `## ${game}`,
      LADDERS.find((ladder) => ladder.game === game)?.about ?? '',
      [...MATCH_HEAD, ...matches.values()].join('\n'),
      TIMES,
      [...TIME_HEAD, ...times.values()].join('\n'),
      `<!-- ${game}: end -->`,
    ].join('\n\n'),
  )
  return formatted([TEXT, ...blocks].join('\n\n'), 'markdown')
}
