/** What the long check counts for Express 01 beside random games: every table, opponents, and the route solver. */
import assert from 'node:assert/strict'
import type { BoardId } from '#shared/games/express-01/values.ts'
import { opposite } from '#shared/games/express-01/sides.ts'
import { express01Brain } from '../../../src-main/ai/express-01/brain.ts'
import { networkOf } from '../../../src-main/rules/express-01/bonus.ts'
import { standardCatalogues } from '../../../src-main/rules/express-01/card-set/catalogue.ts'
import { express01 as game } from '../../../src-main/rules/express-01/index.ts'
import { pieceOn } from '../../../src-main/rules/express-01/places.ts'
import { bestPayment, bestRoutes } from '../../../src-main/rules/express-01/route/best.ts'
import type { Network } from '../../../src-main/rules/express-01/route/legs.ts'
import type { State } from '../../../src-main/rules/express-01/state.ts'
import { nextInt, seedRandom, type Random } from '../../../src-main/rules/random.ts'
import { crowdedNetwork } from '../express-01/boards.ts'
import { bruteForcePayment } from '../express-01/brute-force.ts'

type Decide = (state: State, seat: number, n: number, random: Random) => ReturnType<typeof game.randomAction>

const anything: Decide = (state, seat, _, random) => game.randomAction(state, seat, random)

/** Apprentices and conductors in turn; with `thinking` seat 0 is an engineer that plays few turns on. */
const opponents =
  (thinking: boolean): Decide =>
  (state, seat, n) =>
    express01Brain.decide(game.view(state, seat), seat, {
      level: thinking && seat === 0 ? 'engineer' : seat % 2 === 0 ? 'conductor' : 'apprentice',
      seed: `decision ${n}`,
      iterations: 12,
    })!.action

/** Actions between two counts of the cards: a lost one stays lost. */
const CARDS_EVERY = 10

/** The boards on the way, one after every turn that changed them. Throws at a refusal, a lost card, a track over the edge. */
function playThrough(board: BoardId, seats: number, seed: string, decide: Decide): Network[] {
  const random = seedRandom(`play ${seed}`)
  const options = {
    board,
    length: nextInt(random, 2) === 0 ? 'short' : 'long',
    blackEngineShare: nextInt(random, 2) === 0 ? 'any-payment' : 'own-turn',
  } as const
  const state = game.setup({ options, seats, seed })
  const cards = game.cards(state).join()
  const networks: Network[] = []
  let last = ''
  for (let n = 0; game.deciders(state).length > 0; n++) {
    assert.ok(n < 20_000, 'the game does not end')
    const seat = game.deciders(state)[0]!
    const action = decide(state, seat, n, random)
    assert.deepEqual(game.check(state, seat, action), [])
    game.play(state, seat, action)
    if (n % CARDS_EVERY === 0) assert.equal(game.cards(state).join(), cards)
    if (action.do === 'upgrade') assertInside(state)
    const laid = `${state.cards.join()}|${state.turned.join()}`
    if (laid !== last && action.do === 'done') {
      networks.push(networkOf(standardCatalogues[board], structuredClone(state)))
      last = laid
    }
  }
  assert.equal(game.cards(state).join(), cards)
  assert.ok(game.outcome(state), 'the game ended without a result')
  return networks
}

/** E1-20, E1-21, by the places of the cards alone. */
function assertInside(state: State): void {
  const c = standardCatalogues[state.board]
  const usa = state.board === 'usa'
  const lastRow = Math.max(...c.board.spaces.map((space) => space.row))
  c.board.spaces.forEach((space, at) => {
    const piece = pieceOn(c, state, at)
    for (let side = 0; piece && side < 6; side++) {
      if (!(piece.sides & (1 << side))) continue
      const other = c.board.spaces[space.neighbours[side]!]
      const names = [space.code, other?.code].sort().join()
      assert.ok(!(usa && names === '060,061'), `a track at the blockade on ${space.code}`)
      if (other) assert.equal(other.neighbours[opposite(side)], at)
      else assert.ok(usa && mayLeave(space.row, lastRow, side), `a track over the edge of ${space.code}`)
    }
  })
}

/** East and north-east are closed everywhere; the west and south are open. */
const mayLeave = (row: number, lastRow: number, side: number): boolean =>
  side === 3 || (side === 2 && row > 1) || side === 4 || (side === 5 && row === lastRow)

interface Times {
  boards: number
  searches: number
  sum: number
  max: number
  nodes: number
}

/** Milliseconds of every company's search with trains of the longest kind; a slow one is measured again. */
function timed(net: Network, times: Times): void {
  times.boards++
  for (let company = 0; company < 4; company++) {
    const once = (): number => {
      const start = performance.now()
      times.nodes = Math.max(times.nodes, bestRoutes(net, company, 9).nodes)
      return performance.now() - start
    }
    let ms = once()
    // Another process may have had the core meanwhile.
    for (let again = 0; again < 3 && ms > 2; again++) ms = Math.min(ms, once())
    times.searches++
    times.sum += ms
    times.max = Math.max(times.max, ms)
  }
}

function prove(net: Network, company: number, length: number): void {
  const expected = bruteForcePayment(net, company, length)
  assert.equal(bestPayment(net, company, length), expected)
  assert.equal(bestRoutes(net, company, length, 5).payment, expected)
}

/** By board and seats 3,000 random games and 300 of opponents for every 100,000 asked for; always 5,000 boards. */
export function countExpress01(games: number, seed: string): string {
  const random = Math.ceil(games * 0.03)
  const played = Math.ceil(games * 0.003)
  const boards = 5000
  const seen: Network[] = []
  const times: Times = { boards: 0, searches: 0, sum: 0, max: 0, nodes: 0 }
  for (const board of ['germany', 'usa'] as const)
    for (const seats of [2, 3, 4]) {
      const keep = (list: Network[], most: number): void => void seen.push(...list.slice(-most))
      for (let i = 0; i < random; i++) {
        const list = playThrough(board, seats, `${seed} random ${board} ${seats} ${i}`, anything)
        if (seen.length < boards) keep(list, 2)
      }
      for (let i = 0; i < played; i++) {
        const list = playThrough(
          board,
          seats,
          `${seed} played ${board} ${seats} ${i}`,
          opponents(i % 10 === 0),
        )
        for (const net of list) timed(net, times)
        keep(list, 5)
      }
      console.log(`express-01: ${board} with ${seats} seats, ${random} random games, ${played} of opponents`)
    }
  const lengths = seedRandom(`${seed} lengths`)
  const many = seen.length
  const proofs = Math.max(boards, many)
  for (let i = 0; i < proofs; i++) {
    const net = seen[i] ?? crowdedNetwork(i % 2 === 0 ? 'germany' : 'usa', `${seed} ${i}`)
    prove(net, nextInt(lengths, 4), 1 + nextInt(lengths, i < many ? 9 : 6))
  }
  const crowded = Math.ceil(boards / 4)
  for (let i = 0; i < crowded; i++)
    prove(
      crowdedNetwork(i % 2 === 0 ? 'germany' : 'usa', `${seed} crowded ${i}`),
      i % 4,
      1 + nextInt(lengths, 6),
    )
  return (
    `by board and seats ${random} random games and ${played} of opponents more, no seat stuck, no card lost, ` +
    `no track over the edge; best route equal to brute force on ${many} boards from play and ${proofs - many + crowded} crowded ones; ${times.searches} searches on ${times.boards} boards of the opponents' games, ` +
    `trains of 9 cards with all ties: mean ${(times.sum / times.searches).toFixed(3)} ms, ` +
    `most ${times.max.toFixed(1)} ms and ${times.nodes} branches`
  )
}
