// docs/ai-strength.md as text: one part for each game, between markers, of a table of matches and one of times.
import { readFileSync } from 'node:fs'
import { format } from 'prettier'
import { sideOf } from '../../src-main/cli/simulate-game.ts'
import { LADDERS, TEXT } from './ladders.mjs'
import { at } from './paths.mjs'

const STYLE = JSON.parse(readFileSync(at('build/prettier.json'), 'utf8'))

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
const UNTIMED = ['random', 'greedy', 'clairvoyant']

const row = (cells) => `| ${cells.join(' | ')} |`
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const percent = (x) => `${(100 * x).toFixed(1)}%`

/** Who plays whom, as the command says it. */
export const lineupOf = ({ seats, options }) => (options ? `${seats} --options '${options}'` : seats)

/** A line of the table of matches. */
export function matchLine(
  { game, deals, games, seed, options, seats: figures },
  { lineup, target = '', mark },
) {
  const [own, other] = figures
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
export function timeLines({ seats: figures }) {
  return figures
    .filter(({ kind }, i) => !UNTIMED.includes(kind) && figures.findIndex((f) => f.kind === kind) === i)
    .map(({ kind, decisionMs: { decisions, mean, p95, max } }) =>
      row([kind, figures.length, decisions, ...[mean, p95, max].map((ms) => `${ms.toFixed(1)} ms`)]),
    )
}

/** Parts of the document by game: lines of matches by who plays, lines of times by level and seats. */
function partsOf(text) {
  const parts = new Map()
  for (const [, game, body] of text.matchAll(
    /<!-- (\S+): made by ai-strength -->\n([\s\S]*?)<!-- \1: end -->/g,
  )) {
    const lines = body.split('\n').filter((line) => line.startsWith('|') && !line.includes('---'))
    const matches = new Map()
    const times = new Map()
    for (const line of lines) {
      const lineup = /--seats (.+) --games/.exec(line)?.[1]
      const cells = cellsOf(line)
      if (lineup) matches.set(lineup, line)
      else if (/^\d+$/.test(cells[1])) times.set(`${cells[0]} ${cells[1]}`, line)
    }
    parts.set(game, { matches, times })
  }
  return parts
}

/** The parts of the document with one match played: the other lines stay. */
export function withPart(text, { game, line, lineup, order, times }) {
  const parts = partsOf(text)
  const old = parts.get(game) ?? { matches: new Map(), times: new Map() }
  const matches = new Map(old.matches).set(lineup, line)
  const timed = new Map(old.times)
  for (const time of times) {
    const key = cellsOf(time).slice(0, 2).join(' ')
    timed.set(key, time)
  }
  const inOrder = order.filter((match) => matches.has(match)).map((match) => [match, matches.get(match)])
  return parts.set(game, { matches: new Map(inOrder), times: new Map([...timed].sort(byLevel)) })
}

const LEVELS = ['apprentice', 'conductor', 'engineer', 'dispatcher', 'director']
function byLevel([a], [b]) {
  const [levelA, seatsA] = a.split(' ')
  const [levelB, seatsB] = b.split(' ')
  return LEVELS.indexOf(levelA) - LEVELS.indexOf(levelB) || seatsA - seatsB
}

/** The whole document. */
export async function documentOf(parts) {
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
  return format([TEXT, ...blocks].join('\n\n'), { parser: 'markdown', ...STYLE })
}
