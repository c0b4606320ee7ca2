/**
 * How the card set of Express 01 plays: games among computer players, counted into docs/express-01-cards.md. Plays in
 * parts: what was played is kept in .cache and gone on from, so that a run may be broken off at any time.
 * usage: node test/lab/express-01-report.ts [--minutes 10] [--games 2000] [--strong 60] [--write-only] [--fresh]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { COMPANIES } from '../../src-shared/games/express-01/cards.ts'
import type { Express01Outcome } from '../../src-shared/games/express-01/types.ts'
import { AI_VERSION } from '../../src-main/ai/decision.ts'
import { express01 as game } from '../../src-main/rules/express-01/index.ts'
import { writeFigures, type Part, type Tally } from './express-01/figures.ts'
import { opponent, playGame } from './express-01/play.ts'
import { at, CACHE } from './place.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    games: { type: 'string', default: '2000' },
    strong: { type: 'string', default: '60' },
    'write-only': { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
})
const file = join(CACHE, 'express-01-report.json')
const cards = readFileSync(at('src-shared/games/express-01/cards.json'), 'utf8')
const set = `${createHash('sha256').update(cards).digest('hex').slice(0, 12)} ${AI_VERSION}`

/** What is kept of all games played with one set of cards by one version of the players. */
interface Kept {
  readonly set: string
  readonly parts: Record<string, Tally>
}

const kept = existsSync(file) && !values.fresh ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined
if (kept && kept.set !== set)
  console.log('The cards or the players have changed since: counting begins anew.')
const data: Kept = kept?.set === set ? kept : { set, parts: {} }

const PLAYERS = { conductor: opponent('conductor'), engineer: opponent('engineer') }
const KINDS = ['conductor', 'engineer'] as const
const parts = KINDS.flatMap((player) =>
  (['germany', 'usa'] as const).flatMap((board) =>
    [2, 3, 4].flatMap((seats) =>
      (['short', 'long'] as const).map((length): Part => ({ player, board, seats, length })),
    ),
  ),
)
const most = { conductor: Number(values.games), engineer: Number(values.strong) }
const nameOf = ({ player, board, seats, length }: Part): string => `${player} ${board} ${seats} ${length}`
const partOf = (part: Part): Tally => (data.parts[nameOf(part)] ??= emptyPart(part))

function emptyPart({ player, board, seats, length }: Part): Tally {
  const wins = Array.from({ length: seats }, () => 0)
  return {
    ...{ player, board, seats, length, games: 0, stuck: 0, rounds: [], ends: {}, laid: {} },
    ...{ paid: COMPANIES.map(() => 0), wins, trains: 0, turns: 0, winner: 0, last: 0, seconds: 0 },
  }
}

/** Plays the next game of a part and counts it. */
function playNext(part: Part): void {
  const tally = partOf(part)
  const { player, board, seats, length } = part
  const start = performance.now()
  const options = { board, length, blackEngineShare: 'any-payment' } as const
  let cardsOfTurn: readonly number[] | undefined
  const state = playGame({
    ...{ options, seats, seed: `${board} ${seats} ${length} ${tally.games}` },
    players: Array.from({ length: seats }, () => PLAYERS[player]),
    look(now, action, happened) {
      if (action.do === 'pair') {
        cardsOfTurn ??= now.turnCard.slice()
        tally.turns++
      } else if (action.do === 'upgrade') {
        const number = action.card.slice(0, 3)
        tally.laid[number] = (tally.laid[number] ?? 0) + 1
      } else if (action.do === 'bonus') {
        tally.trains++
        for (const { event } of happened)
          if (event.what === 'bonus') tally.paid[COMPANIES.indexOf(action.company)]! += event.amount
      }
    },
  })
  tally.games++
  tally.seconds += (performance.now() - start) / 1000
  const outcome = game.outcome(state) as Express01Outcome | undefined
  if (!outcome) {
    tally.stuck++
    return
  }
  tally.rounds.push(state.round)
  tally.ends[outcome.sheet.endedBy] = (tally.ends[outcome.sheet.endedBy] ?? 0) + 1
  const winners = outcome.places.filter((place) => place === 1).length
  outcome.places.forEach((place, seat) => {
    if (place === 1) tally.wins[cardsOfTurn![seat]! - 1]! += 1 / winners
  })
  tally.winner += Math.max(...outcome.totals)
  tally.last += Math.min(...outcome.totals)
}

function save(): void {
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, JSON.stringify(data))
  writeFigures(at('docs/express-01-cards.md'), Object.values(data.parts))
}

/** Seconds between two times of writing down. */
const EVERY = 15
const until = performance.now() + Number(values.minutes) * 60_000
let [played, saved] = [0, performance.now()]

function tell(): void {
  save()
  saved = performance.now()
  const counts = KINDS.map((player) => {
    const games = parts.filter((part) => part.player === player).map((part) => partOf(part).games)
    return `${player} ${Math.min(...games)} to ${Math.max(...games)} of ${most[player]}`
  })
  console.log(`${played} games played now; a line: ${counts.join(', ')}`)
}

if (!values['write-only'])
  for (let more = true; more && performance.now() < until;) {
    more = false
    for (const part of parts) {
      const { games } = partOf(part)
      // Games of the stronger player are longer to come by: one for every eight.
      const pace =
        part.player === 'engineer' ? Math.floor(partOf({ ...part, player: 'conductor' }).games / 8) : Infinity
      if (games >= most[part.player] || games >= pace || performance.now() >= until) continue
      playNext(part)
      more = true
      played++
      if (performance.now() - saved > 1000 * EVERY) tell()
    }
  }
tell()
