import { describe, expect, test } from 'vitest'
import type { Company, DeckName } from '#shared/games/express-01/cards.ts'
import type { Express01Action, RouteStep } from '#shared/games/express-01/types.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { playAll, position, refusals, viewOf } from './position.ts'

/** Kassel 019 (neutral, +1) - Hannover 013 (red) - Magdeburg 014 (red) - track at Dessau 015. */
const network = { '019': '435', '013': '601', '014': '501', '015': '101b' }
const way = (...spaces: (string | [string, number[]])[]): RouteStep[] =>
  spaces.map((step) =>
    typeof step === 'string' ? { space: step, stations: [0] } : { space: step[0], stations: step[1] },
  )
const best = way('019', '013', '014')
const bonus = (route: RouteStep[], company: Company = 'red'): Express01Action => ({
  do: 'bonus',
  company,
  route,
})
const take = (deck: DeckName): Express01Action => ({ do: 'take', deck })
const at = (more: Parameters<typeof position>[0] = {}) =>
  position({
    board: network,
    phase: 'bonus',
    shares: [['101a'], ['105a', '121'], ['129', '137']],
    hands: [['201'], ['202'], ['203']],
    ...more,
  })
const queue = (state: ReturnType<typeof at>) => viewOf(state).payment?.queue

describe('sending a train', () => {
  test('[E1-26] of a company with a station, of which the seat owns a share', () => {
    expect(refusals(at(), bonus(best))).toEqual([])
    expect(refusals(at({ shares: [[], ['101a', '105a'], []] }), bonus(best))).toEqual(['E1-26 noShare'])
    expect(refusals(at(), bonus(best, 'blue'))).toEqual(['E1-26 noShare', 'E1-26 noStation'])
    expect(refusals(at({ shares: [['102a'], [], []] }), bonus(best, 'blue'))).toEqual(['E1-26 noStation'])
    // The black engine does not count as a share here.
    expect(refusals(at({ shares: [[], ['101a', '105a'], []], engine: 0 }), bonus(best))).toEqual([
      'E1-26 noShare',
    ])
  })

  test('[E1-26] once per turn: D is due next', () => {
    const after = playAll(at(), [bonus(best), ...Array.from({ length: 4 }, () => take('route-1'))])
    expect(viewOf(after).phase).toBe('order')
    expect(refusals(after, bonus(best))).toEqual(['E1-9 notDue'])
  })

  test('[E1-27] at most as many cards as shares are issued; start and end count', () => {
    const two = at({ shares: [['101a'], ['105a'], []] })
    expect(refusals(two, bonus(best))).toEqual(['E1-27 route.tooLong'])
    expect(refusals(two, bonus(way('019', '013')))).toEqual([])
    const one = at({ shares: [['101a'], [], []] })
    expect(refusals(one, bonus(way('013', '014')))).toEqual(['E1-30 noRoute'])
    // The engine does not lengthen the train.
    expect(refusals(at({ shares: [['101a'], [], []], engine: 0 }), bonus(way('013', '014')))).toEqual([
      'E1-30 noRoute',
    ])
  })

  const faults: [string, RouteStep[], string[]][] = [
    [
      'starts and ends at a station',
      way('019', '013', '014', ['015', []]),
      ['E1-28 route.endsWithoutStation'],
    ],
    ['visits no station twice', way('019', '013', '014', '013'), ['E1-28 route.noTrack']],
    ['leads from neighbour to neighbour', way('019', '014'), ['E1-28 route.notNeighbours']],
    ['follows the track', way('013', '012'), ['E1-28 route.noTrack']],
    ['lies on upgraded cards', way('019', '018'), ['E1-28 route.offBoard']],
    ['leads from one station to another', way('013'), ['E1-28 route.tooShort']],
    ['takes the station, not past it', way('019', ['013', []], '014'), ['E1-28 route.noTrack']],
    ['names stations that are there', way('019', ['013', [1]], '014'), ['E1-28 route.noTrack']],
    ['pays the most it can', way('013', '014'), ['E1-29 notTheBest']],
    ['may run the other way', way('014', '013', '019'), []],
  ]
  test.each(faults)('[E1-28] the way %s', (_, route, expected) => {
    expect(refusals(at(), bonus(route))).toEqual(expected)
  })

  test('[E1-28] never through a terminal', () => {
    // Kassel is a terminal between Hannover and Dortmund 018.
    const state = at({
      board: { '013': '601', '019': '435', '018': '601*' },
      shares: [['101a'], ['105a', '121'], ['129', '137']],
    })
    expect(refusals(state, bonus(way('013', '019', '018')))).toEqual(['E1-28 route.throughTerminal'])
  })

  test('[E1-28] one station of the company anywhere on the way', () => {
    // A blue station at Bremen 006 joins on: a blue train may not run past it alone.
    const state = at({
      board: { ...network, '006': '502' },
      shares: [['102a', '106a', '123'], [], []],
      hands: [[], ['202'], ['203']],
    })
    expect(refusals(state, bonus(best, 'blue'))).toEqual(['E1-28 routeWithoutOwnStation'])
    expect(refusals(state, bonus(way('006', '013', '019'), 'blue'))).toEqual([])
    expect(refusals(state, bonus(way('006', '013', '014'), 'blue'))).toEqual(['E1-29 notTheBest'])
  })

  test('[E1-28] both stations of a double may be start and end: a way of one card', () => {
    const state = at({
      options: { board: 'usa' },
      board: { '070': '331' },
      shares: [['101a'], [], []],
    })
    expect(refusals(state, bonus(way(['070', [0, 1]])))).toEqual([])
    expect(viewOf(playAll(state, [bonus(way(['070', [1, 0]]))])).payment).toMatchObject({ amount: 3 })
  })

  test('[E1-28] station-free track may be used again, and each use counts as travelled', () => {
    // Out of Dortmund over Kassel and Erfurt, round Leipzig, Chemnitz and Bamberg, back over Erfurt and Kassel.
    const board = {
      '018': '501',
      '019': '209',
      '020': '128*',
      '021': '105b*',
      '028': '107a',
      '027': '105c',
      '025': '403',
    }
    const free = (space: string): [string, number[]] => [space, []]
    const loop = way('018', ...['019', '020', '021', '028', '027', '020', '019'].map(free), '025')
    const red = ['101a', '105a', '121', '129', '137', '201', '210', '219', '228']
    const nine = at({ board, shares: [red, [], []], hands: [[], [], []] })
    expect(refusals(nine, bonus(loop))).toEqual([])
    const eight = at({ board, shares: [red.slice(1), [], []], hands: [[], [], []] })
    expect(refusals(eight, bonus(loop))).toEqual(['E1-30 noRoute'])
  })

  test('[E1-29] 1 per station and the +1 marks', () => {
    expect(viewOf(playAll(at(), [bonus(best)])).payment).toMatchObject({ amount: 4, left: 4 })
  })

  test('[E1-30] without a route the action can only be skipped', () => {
    const state = at({ board: { '013': '601' } })
    expect(express01.legalActions(state, 0).actions).toEqual([{ do: 'done' }])
    expect(viewOf(playAll(state, [{ do: 'done' }])).phase).toBe('order')
  })
})

describe('paying out', () => {
  test('[E1-31] the rulebook example: shares 1, 2, 2 and a bonus of 4 give 1, 2, 1', () => {
    const paying = playAll(at(), [bonus(best)])
    expect(queue(paying)).toEqual([0, 1, 2, 1])
    const after = playAll(paying, [take('route-1'), take('route-2'), take('route-3'), take('central-1')])
    expect(viewOf(after).seats.map((seat) => seat.hand)).toEqual([{ cards: 2 }, { cards: 3 }, { cards: 2 }])
  })

  test('[E1-31] by turn card from the initiator on, then round to the lower ones', () => {
    const state = at({ turnCard: [2, 1, 3] })
    expect(queue(playAll(state, [bonus(best)]))).toEqual([0, 2, 1, 2])
  })

  test('[E1-31] nobody takes more cards than shares; what is left falls to the initiator', () => {
    const state = at({ shares: [['101a', '129'], ['105a'], []] })
    expect(queue(playAll(state, [bonus(best)]))).toEqual([0, 1, 0, 0])
  })

  test('[E1-31] only decks with cards; a face-down top is seen by its taker only', () => {
    const state = at({
      hands: [['201', '665'], ['202'], ['203']],
      tops: { 'route-2': ['144'] },
    })
    const paying = playAll(state, [bonus(best)])
    expect(refusals(paying, take('central-3'))).toEqual(['E1-31 deckEmpty'])
    expect(refusals(paying, take('double-1'))).toEqual(['E1-31 noDeck'])
    const taken = playAll(paying, [take('route-2')])
    expect(viewOf(taken, 0).seats[0]?.hand).toContain('144')
    expect(viewOf(taken, 1).seats[0]?.known).toEqual([])
  })

  test('[E1-33] when all decks are empty the rest is lost', () => {
    const start = at()
    const rest = express01
      .cards(start)
      .filter(
        (code) => !['435', '601', '501', '101b', '101a', '105a', '121', '129', '137', '202'].includes(code),
      )
    const [one, two, ...held] = rest as [string, string, ...string[]]
    const state = at({ hands: [held, ['202'], []] })
    expect([one, two].every((code) => viewOf(state).decks.some((deck) => deck.cards.includes(code)))).toBe(
      true,
    )
    const left = viewOf(state).decks.filter((deck) => deck.cards.length > 0)
    expect(left.reduce((sum, deck) => sum + deck.cards.length, 0)).toBe(2)
    const deck = left[0]?.name as DeckName
    const after = playAll(state, [bonus(best), take(deck), take(left[1]?.name ?? deck)])
    expect(viewOf(after)).toMatchObject({ phase: 'order' })
    expect(viewOf(after).payment).toBeUndefined()
  })
})

describe('[E1-32] the black engine as one share', () => {
  const declared = (state: ReturnType<typeof at>, use: boolean) =>
    playAll(state, [bonus(best), { do: 'engine', use }])

  test('[E1-32] its holder is asked once the route is fixed and before the first card', () => {
    const asked = playAll(at({ engine: 1 }), [bonus(best)])
    expect([viewOf(asked).phase, express01.deciders(asked)]).toEqual(['engine', [1]])
    expect(refusals(asked, { do: 'engine', use: true }, 0)).toEqual(['E1-8 notYourTurn'])
    expect(viewOf(playAll(at(), [bonus(best)])).phase).toBe('take')
  })

  test('[E1-32] declared it counts as one share more and is gone; undeclared it stays', () => {
    const state = at({ engine: 0 })
    expect(queue(declared(state, true))).toEqual([0, 1, 2, 0])
    expect(viewOf(declared(state, true)).engine).toBeUndefined()
    expect(queue(declared(state, false))).toEqual([0, 1, 2, 1])
    expect(viewOf(declared(state, false)).engine).toBe(0)
  })

  test('[E1-32] a holder without shares stands in the queue by its turn card', () => {
    const state = at({ shares: [['101a'], [], ['129', '137']], engine: 1, turnCard: [3, 2, 1] })
    expect(queue(declared(state, true))).toEqual([0, 2, 1, 2])
  })

  test('[E1-32] declared means discarded, even if no card falls to it', () => {
    const state = at({ shares: [['101a', '129'], ['105a', '121'], []], engine: 2, turnCard: [2, 3, 1] })
    const two = playAll({ ...state, cards: [...state.cards] }, [bonus(best), { do: 'engine', use: true }])
    expect(queue(two)).toEqual([0, 1, 2, 0])
    expect(viewOf(two).engine).toBeUndefined()
  })

  test('[E1-32] by the option `own-turn` only the initiator is asked', () => {
    const own = { options: { blackEngineShare: 'own-turn' as const } }
    expect(viewOf(playAll(at({ ...own, engine: 1 }), [bonus(best)])).phase).toBe('take')
    expect(viewOf(playAll(at({ ...own, engine: 0 }), [bonus(best)])).phase).toBe('engine')
  })
})
