/**
 * A household's worth of games, every one of them really played from deal to result:
 * `node test/support/make-games.ts --data DIR [--games 20000] [--seed 1]`. Seats choose among their legal actions by
 * chance, so that thousands take minutes; names, levels and dates are there for filters to find something.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LIVERIES } from '#shared/contract/values.ts'
import { LEVELS } from '#shared/games/common.ts'
import type { Json } from '#shared/games/common.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import { nextInt, type Random, seedRandom } from '../../src-main/rules/random.ts'
import type { WholeGame } from '../../src-main/store/adopt.ts'
import { openStore } from '../../src-main/store/open.ts'
import type { StoredAction } from '../../src-main/store/store.ts'
import './games.ts'

const PEOPLE = ['Ada', 'Ben', 'Clara', 'Dmitri', 'Edda', 'Farid']
const TAGS = ['club', 'holiday', 'rainy day', 'teaching', 'league']
const START = Date.UTC(2021, 0, 1)
const YEARS = 5

/** Of a hundred games. Express and Express 01 take longer to play, hence fewer. */
const MIX = [
  ['express-01', 1, [{ board: 'germany' }, { board: 'usa' }]],
  ['express', 4, [{ match: 'hand' }, { match: 'hand', partners: true }]],
  ['tennessee-central', 95, [{ locomotive: 'top' }, { locomotive: 'anywhere' }, { locomotive: 'own' }]],
] as const

const pick = <T>(random: Random, items: readonly T[]): T => items[nextInt(random, items.length)] as T
const chance = (random: Random, percent: number): boolean => nextInt(random, 100) < percent

/** Game number `n` of a run; the same seed gives the same game. `share`: its place in the years, 0 to 1. */
export function makeGame(seed: string, n: number, share: number): WholeGame {
  const random = seedRandom(`${seed} ${n}`)
  let left = nextInt(random, 100)
  const [id, , variants] = MIX.find(([, weight]) => (left -= weight) < 0) ?? MIX[2]
  const rules = rulesOf(id)
  if (!rules) throw new Error(`no rules of ${id}`)
  const options = rules.schemas.options.parse(pick<object>(random, variants)) as Json
  const count = pick(random, seatNumbers(rules.info, options))
  const people = chance(random, 80) ? 1 : Math.min(2, count)
  const first = nextInt(random, PEOPLE.length)
  const seats = Array.from({ length: count }, (_, seat): WholeGame['seats'][number] => {
    const livery = LIVERIES[seat] ?? 'plum'
    if (seat < people) return { name: PEOPLE[(first + seat) % PEOPLE.length] ?? 'Ada', kind: 'human', livery }
    const kind = pick(random, LEVELS)
    return { name: `${kind} ${seat + 1}`, kind, livery, botSeed: `b${n}-${seat}` }
  })
  const state = rules.setup({ options, seats: count, seed: `${seed} ${n}` })
  const givenUp = chance(random, 5) ? nextInt(random, 40) + 1 : Infinity
  const actions: StoredAction[] = []
  let spent = 0
  for (let due = rules.deciders(state); due.length > 0; due = rules.deciders(state)) {
    if (actions.length === givenUp) break
    const seat = due[0] ?? 0
    const action = rules.randomAction(state, seat, random) as Json
    const computer = seat >= people
    const ms = computer ? nextInt(random, 900) : 800 + nextInt(random, 20_000)
    spent += ms
    const hints = !computer && chance(random, 2) ? 1 : 0
    actions.push({ seat, action, ms, hints, takebacks: 0, ...(computer && { iterations: 1 }) })
    rules.play(state, seat, action)
  }
  const result = rules.outcome(state)
  const started = START + Math.floor(share * YEARS * 365) * 86_400_000 + nextInt(random, 86_400) * 1000
  const ended = new Date(started + spent).toISOString()
  return {
    game: id,
    rules: rules.info.rulesVersion,
    options,
    seats,
    seed: `${seed} ${n}`,
    nonce: `nonce ${n}`,
    state: result ? 'finished' : 'abandoned',
    assisted: chance(random, 4),
    seeded: chance(random, 2),
    imported: false,
    tags: chance(random, 15) ? [pick(random, TAGS)] : [],
    ...(chance(random, 3) && { name: `Evening ${n}` }),
    started: new Date(started).toISOString(),
    updated: ended,
    ...(result && { finished: ended, result }),
    actions,
  }
}

/** Plays `games` games into the data folder; `told` hears how many there are so far. */
export function fillFolder(dir: string, games: number, seed: string, told: (made: number) => void): void {
  mkdirSync(dir, { recursive: true })
  const store = openStore({ dir, now: () => START + (YEARS * 365 + 1) * 86_400_000 })
  for (let made = 0; made < games;) {
    const batch = Math.min(200, games - made)
    store.past.adopt(Array.from({ length: batch }, (_, i) => makeGame(seed, made + i, (made + i) / games)))
    made += batch
    told(made)
  }
  store.close()
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      games: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
    },
  })
  if (values.data === undefined) throw new Error('--data DIR: where to put the games')
  const games = Number(values.games)
  const start = performance.now()
  fillFolder(values.data, games, values.seed, (made) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    process.stdout.write(`\r${made} of ${games} games, ${seconds} s`)
  })
  process.stdout.write('\n')
}
