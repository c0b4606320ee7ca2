// Writes what the games of build/express-01-report.mjs came to between the marks of docs/express-01-cards.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { COMPANIES } from '../../src-shared/games/express-01/cards.ts'
import { standardCatalogues } from '../../src-main/rules/express-01/card-set/standard.ts'

const [FROM, TO] = ['<!-- figures -->', '<!-- end of figures -->']
const sum = (list) => list.reduce((all, n) => all + n, 0)
const at = (sorted, share) => sorted[Math.floor(share * (sorted.length - 1))] ?? '-'
const percent = (n, all) => (all === 0 ? '-' : `${((100 * n) / all).toFixed(0)}`)
const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** Medians that the set is to keep to. */
const BANDS = { short: (seats) => [6, seats === 2 ? 15 : 12], long: () => [8, 20] }

/** `parts`: the tallies of the report. */
export function writeFigures(file, parts) {
  const old = readFileSync(file, 'utf8')
  const [start, end] = [old.indexOf(FROM), old.indexOf(TO)]
  if (start < 0 || end < start) throw new Error(`${file}: the marks ${FROM} and ${TO} are not there`)
  const played = parts.filter(({ games }) => games > 0)
  const text = [gamesTable(played), pooled(played), reach()].join('\n\n')
  writeFileSync(file, `${old.slice(0, start + FROM.length)}\n\n${text}\n\n${old.slice(end)}`)
}

function gamesTable(parts) {
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
      const [low, high] = BANDS[p.length](p.seats)
      const median = at(rounds, 0.5)
      return [
        ...[p.player, p.board, p.seats, p.length, p.games, p.stuck],
        `${at(rounds, 0.1)} / ${median} / ${at(rounds, 0.9)}`,
        `${low} to ${high}: ${median >= low && median <= high ? 'yes' : 'no'}`,
        ['upgrades', 'decks', 'standstill'].map((by) => p.ends[by] ?? 0).join(' / '),
        p.paid.map((n) => percent(n, sum(p.paid))).join(' / '),
        p.wins.map((n) => percent(n, ended)).join(' / '),
        (p.trains / p.turns).toFixed(2),
        `${(p.winner / ended).toFixed(0)} / ${(p.last / ended).toFixed(0)}`,
      ]
    }),
  )
}

function pooled(parts) {
  const lines = []
  for (const board of ['germany', 'usa']) {
    const own = parts.filter((p) => p.board === board)
    const paid = COMPANIES.map((_, i) => sum(own.map((p) => p.paid[i])))
    const shares = COMPANIES.map((company, i) => `${company} ${percent(paid[i], sum(paid))}%`).join(', ')
    const ends = ['upgrades', 'decks', 'standstill'].map(
      (by) => `${sum(own.map((p) => p.ends[by] ?? 0))} by ${by}`,
    )
    const { kinds } = standardCatalogues[board]
    const laid = (number) => sum(own.map((p) => p.laid[number] ?? 0))
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
    const wins = Array.from({ length: seats }, (_, i) => percent(sum(own.map((p) => p.wins[i])), games))
    lines.push(
      `- ${seats} seats, both boards and lengths: wins by first turn card ${wins.join(' / ')}% of ${games} games ` +
        `(even: ${even.toFixed(0)}%, standard error ${error.toFixed(1)} points).`,
    )
  }
  return ['Pooled:', '', ...lines].join('\n')
}

/** Which station spaces can carry a card of stages 2 and 3, by the borders and the upgrade lists alone. */
function reach() {
  const lines = ['Station spaces that no chain of cards can lift, by borders and lists:', '']
  for (const board of ['germany', 'usa']) {
    const c = standardCatalogues[board]
    const missing = { 2: [], 3: [] }
    c.board.spaces.forEach((space, i) => {
      if (space.kind !== 'station') return
      const sides = [0, 1, 2, 3, 4, 5].filter((side) => space.usable & (1 << side)).length
      let faces = c.firsts[i].flatMap((kind) => [2 * kind, 2 * kind + 1]).filter((face) => c.border[i][face])
      for (const stage of [2, 3]) {
        faces = c.pieces.flatMap((_, next) =>
          c.border[i][next] && faces.some((face) => c.fitsOn[face][next]) ? [next] : [],
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
