/** Writes what the games of the report came to between the marks of docs/express-01-cards.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { COMPANIES } from '../../../src-shared/games/express-01/cards.ts'
import type { Express01Options, Express01Sheet } from '../../../src-shared/games/express-01/types.ts'
import { standardCatalogues } from '../../../src-main/rules/express-01/card-set/catalogue.ts'

const [FROM, TO] = ['<!-- figures -->', '<!-- end of figures -->']

/** The games of one kind of player at one kind of table. */
export interface Part extends Pick<Express01Options, 'board' | 'length'> {
  readonly player: 'conductor' | 'engineer'
  readonly seats: number
}

/** What they came to: numbers and sums over games. */
export interface Tally extends Part {
  games: number
  /** Games that did not end. */
  stuck: number
  readonly rounds: number[]
  readonly ends: Partial<Record<Express01Sheet['endedBy'], number>>
  /** By number of the card. */
  readonly laid: Record<string, number>
  /** By company. */
  readonly paid: number[]
  /** By first turn card. */
  readonly wins: number[]
  trains: number
  turns: number
  /** Capital of the first, and of the last. */
  winner: number
  last: number
  seconds: number
}

type Cell = string | number | undefined

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
const at = (sorted: readonly number[], share: number): number | undefined =>
  sorted[Math.floor(share * (sorted.length - 1))]
const shown = (value: number | undefined): string => (value === undefined ? '-' : String(value))
const percent = (n: number, all: number): string => (all === 0 ? '-' : `${((100 * n) / all).toFixed(0)}`)
const row = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const BOARDS = ['germany', 'usa'] as const
const ENDS = ['upgrades', 'decks', 'standstill'] as const

/** The median of rounds that the set is to keep to, from and to. */
const bandOf = ({ length, seats }: Part): readonly [number, number] =>
  length === 'long' ? [8, 20] : [6, seats === 2 ? 15 : 12]

export function writeFigures(file: string, parts: readonly Tally[]): void {
  const old = readFileSync(file, 'utf8')
  const [start, end] = [old.indexOf(FROM), old.indexOf(TO)]
  if (start < 0 || end < start) throw new Error(`${file}: the marks ${FROM} and ${TO} are not there`)
  const played = parts.filter(({ games }) => games > 0)
  const text = [gamesTable(played), pooled(played), reach()].join('\n\n')
  writeFileSync(file, `${old.slice(0, start + FROM.length)}\n\n${text}\n\n${old.slice(end)}`)
}

function gamesTable(parts: readonly Tally[]): string {
  const head = [
    'player',
    'board',
    'seats',
    'length',
    'games',
    'stuck',
    'rounds 10 / 50 / 90%',
    'median asked for',
  ]
  head.push('ended by upgrades / decks / standstill', 'bonuses red / blue / green / yellow, %')
  head.push('wins by first turn card, %', 'trains a turn', 'winner / last')
  return table(
    head,
    parts.map((p) => {
      const rounds = p.rounds.toSorted((a, b) => a - b)
      const ended = p.games - p.stuck
      const [low, high] = bandOf(p)
      const median = at(rounds, 0.5)
      return [
        ...[p.player, p.board, p.seats, p.length, p.games, p.stuck],
        [0.1, 0.5, 0.9].map((share) => shown(at(rounds, share))).join(' / '),
        `${low} to ${high}: ${median !== undefined && median >= low && median <= high ? 'yes' : 'no'}`,
        ENDS.map((by) => p.ends[by] ?? 0).join(' / '),
        p.paid.map((n) => percent(n, sum(p.paid))).join(' / '),
        p.wins.map((n) => percent(n, ended)).join(' / '),
        (p.trains / p.turns).toFixed(2),
        `${(p.winner / ended).toFixed(0)} / ${(p.last / ended).toFixed(0)}`,
      ]
    }),
  )
}

function pooled(parts: readonly Tally[]): string {
  const lines: string[] = []
  for (const board of BOARDS) {
    const own = parts.filter((p) => p.board === board)
    const paid = COMPANIES.map((_, i) => sum(own.map((p) => p.paid[i]!)))
    const shares = COMPANIES.map((company, i) => `${company} ${percent(paid[i]!, sum(paid))}%`).join(', ')
    const ends = ENDS.map((by) => `${sum(own.map((p) => p.ends[by] ?? 0))} by ${by}`)
    const { kinds } = standardCatalogues[board]
    const laid = (number: string): number => sum(own.map((p) => p.laid[number] ?? 0))
    const unused = kinds
      .filter(({ stage, number }) => stage === 1 && laid(number) === 0)
      .map(({ number }) => number)
    lines.push(
      `- ${board}: ${sum(own.map((p) => p.games))} games, ${sum(own.map((p) => p.stuck))} stuck; bonuses ${shares}; ended ${ends.join(', ')}; ` +
        `stage-1 cards never laid: ${unused.join(', ') || 'none'}.`,
    )
  }
  for (const seats of [2, 3, 4]) {
    const own = parts.filter((p) => p.seats === seats)
    const games = sum(own.map((p) => p.games - p.stuck))
    if (games === 0) continue
    const even = 100 / seats
    const error = 100 * Math.sqrt(((1 / seats) * (1 - 1 / seats)) / games)
    const wins = Array.from({ length: seats }, (_, i) => percent(sum(own.map((p) => p.wins[i]!)), games))
    lines.push(
      `- ${seats} seats, both boards and lengths: wins by first turn card ${wins.join(' / ')}% of ${games} games ` +
        `(even: ${even.toFixed(0)}%, standard error ${error.toFixed(1)} points).`,
    )
  }
  return ['Pooled:', '', ...lines].join('\n')
}

/** Which station spaces can carry a card of stages 2 and 3, by the borders and the upgrade lists alone. */
function reach(): string {
  const lines = ['Station spaces that no chain of cards can lift, by borders and lists:', '']
  for (const board of BOARDS) {
    const c = standardCatalogues[board]
    const missing: Record<2 | 3, string[]> = { 2: [], 3: [] }
    c.board.spaces.forEach((space, i) => {
      if (space.kind !== 'station') return
      const sides = [0, 1, 2, 3, 4, 5].filter((side) => space.usable & (1 << side)).length
      let faces = c.firsts[i]!.flatMap((kind) => [2 * kind, 2 * kind + 1]).filter(
        (face) => c.border[i]![face],
      )
      for (const stage of [2, 3] as const) {
        faces = c.pieces.flatMap((_, next) =>
          c.border[i]![next] && faces.some((face) => c.fitsOn[face]![next]) ? [next] : [],
        )
        if (faces.length === 0) missing[stage].push(`${space.code} (${sides} sides)`)
      }
    })
    lines.push(
      `- ${board}: to stage 2 ${missing[2].join(', ') || 'none'}; to stage 3 ${missing[3].join(', ') || 'none'}.`,
    )
  }
  return lines.join('\n')
}
