import { describe, expect, test } from 'vitest'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { NEUTRAL } from '#shared/games/express-01/piece.ts'
import { catalogueFor } from '../../../src-main/rules/express-01/card-set/catalogue.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { playAll, position, refusals, viewOf } from './position.ts'

const network = { '013': '601', '014': '501', '015': '101a' }
const hands = [['201', '202', '203', '121'], ['204'], ['205']]
const lay = (space: string, card: string, turned = false): Express01Action => ({
  do: 'upgrade',
  space,
  card,
  turned,
})
const at = (more: Parameters<typeof position>[0] = {}) => position({ board: network, hands, ...more })
const usa = (more: Parameters<typeof position>[0] = {}) =>
  position({ options: { board: 'usa' }, board: { '072': '502' }, hands, credit: 2, ...more })
const top = (state: ReturnType<typeof at>, deck: string) =>
  viewOf(state).decks.find((d) => d.name === deck)?.top

describe('take-overs', () => {
  // Card 503 is a green through station from NE to SW; on 335 the side that goes on there is red's.
  const green = (rules?: number) =>
    position({
      options: { board: 'usa' },
      board: { '071': '503' },
      hands,
      credit: 2,
      ...(rules !== undefined && { rules }),
    })

  test('[E1-15] a track may not lead on into another company’s station', () => {
    for (const turned of [false, true])
      expect(refusals(green(), lay('071', '335', turned))).toContain('E1-15 notListed')
    expect(refusals(green(), lay('071', '334'))).toEqual(['E1-15 notListed', 'E1-15 takesOver'])
  })

  test('[E1-15] games begun before version 3 still know their lists', () => {
    expect(refusals(green(2), lay('071', '334'))).toEqual([])
    expect(playAll(green(2), [lay('071', '334')]).cards).not.toEqual(green(2).cards)
  })

  test('[E1-15] no listed double takes a station over, either way up that it fits', () => {
    const { pieces, fitsOn } = catalogueFor({ rules: 3, board: 'usa' })
    let looked = 0
    pieces.forEach((old, below) => {
      const [station] = old.stations
      if (old.stations.length !== 1 || !station) return
      pieces.forEach((next, above) => {
        if (!fitsOn[below]?.[above]) return
        looked++
        for (const heir of next.stations)
          if (heir.sides & station.sides) expect([station.owner, NEUTRAL]).toContain(heir.owner)
      })
    })
    expect(looked).toBeGreaterThan(20)
  })
})

describe('paying', () => {
  test('[E1-11] the paid card lies face up on top of its deck and may be built at once', () => {
    const paid = playAll(at(), [{ do: 'pay', card: '121' }])
    expect(top(paid, 'route-2')).toEqual(['121'])
    const built = playAll(paid, [lay('015', '121')])
    expect(viewOf(built).board).toContainEqual({ space: '015', card: '121', turned: false })
    expect(top(built, 'route-2')).toEqual([])
    expect(refusals(at(), { do: 'pay', card: '204' })).toEqual(['E1-11 notInHand'])
  })

  test('[E1-12] the black engine pays like a card and then has no owner', () => {
    const state = at({ engine: 0 })
    const paid = playAll(state, [{ do: 'pay', card: 'engine' }])
    expect(viewOf(paid)).toMatchObject({ credit: 'card' })
    expect(viewOf(paid).engine).toBeUndefined()
    expect(refusals(at({ engine: 1 }), { do: 'pay', card: 'engine' })).toEqual(['E1-12 engineNotYours'])
  })

  test('[E1-13] what a deck holds is public and sorted, its order is not; a search keeps the order', () => {
    const state = at({ credit: 2, tops: { 'through-1': ['505', '502', '507'] } })
    const deck = (viewer: 'public' | 'all', s = state) =>
      viewOf(s, viewer).decks.find((d) => d.name === 'through-1')
    expect(deck('public')?.cards).toEqual([...(deck('all')?.order ?? [])].sort())
    expect(deck('public')).not.toHaveProperty('order')
    const before = deck('all')?.order?.filter((code) => code !== '502')
    expect(deck('all', playAll(state, [lay('006', '502')]))?.order).toEqual(before)
  })
})

describe('what a paid card buys', () => {
  test('[E1-14] one station', () => {
    const one = playAll(at({ credit: 2 }), [lay('014', '531')])
    expect(viewOf(one).credit).toBe('none')
    expect(refusals(one, lay('016', '104a'))).toEqual(['E1-14 payFirst'])
  })

  test('[E1-14] or two routes, both on the same space if wanted', () => {
    const one = playAll(at({ credit: 2 }), [lay('016', '104a')])
    expect(viewOf(one).credit).toBe('route')
    expect(refusals(one, lay('014', '531'))).toEqual(['E1-14 stationCostsACard'])
    const two = playAll(one, [lay('016', '125', true)])
    expect(viewOf(two)).toMatchObject({ credit: 'none', upgraded: 4 })
  })

  test('[E1-14] a second route not used is lost with the next payment or the end of the action', () => {
    const one = playAll(at({ credit: 2 }), [lay('016', '104a')])
    expect(viewOf(playAll(one, [{ do: 'pay', card: '201' }])).credit).toBe('card')
    expect(viewOf(playAll(one, [{ do: 'done' }]))).toMatchObject({ credit: 'none', phase: 'acquire' })
  })

  test('[E1-14] a paid card must buy at least one upgrade', () => {
    const paid = at({ credit: 2 })
    expect(refusals(paid, { do: 'done' })).toEqual(['E1-14 usePaidCardFirst'])
    expect(refusals(paid, { do: 'pay', card: '201' })).toEqual(['E1-14 usePaidCardFirst'])
  })

  test('[E1-14] paying is refused where nothing could be upgraded for it', () => {
    // Seat 1 holds every card of the decks but the third routes.
    const all = express01.cards(at()).filter((code) => !/^2|^601$|^501$|^101a$/.test(code))
    const mine = ['201', '104a']
    const state = at({ hands: [mine, all.filter((code) => !mine.includes(code)), []] })
    expect(refusals(state, { do: 'pay', card: '201' })).toEqual(['E1-14 buysNothing'])
    expect(refusals(state, { do: 'pay', card: '104a' })).toEqual([])
    expect(refusals(at(), { do: 'pay', card: '201' })).toEqual([])
  })
})

describe('[E1-17] [E1-18] which card may lie where', () => {
  const open = at({ credit: 2 })
  const cases: [string, string, Express01Action, string[]][] = [
    ['E1-15', 'a listed successor', lay('014', '531'), []],
    ['E1-15', 'no stage is skipped', lay('014', '561'), ['E1-15 notListed']],
    ['E1-15', 'not another company’s card', lay('013', '631', true), ['E1-15 notListed', 'E1-18 trackLost']],
    ['E1-15', 'a route space takes routes', lay('012', '505'), ['E1-15 notListed', 'E1-17 continuesNoTrack']],
    [
      'E1-15',
      'Magdeburg takes through stations only',
      lay('014', '602'),
      ['E1-15 notListed', 'E1-18 trackLost', 'E1-19 towerMoves'],
    ],
    [
      'E1-16',
      'a card on the board is in no deck',
      lay('012', '101a'),
      ['E1-16 notInADeck', 'E1-17 continuesNoTrack'],
    ],
    ['E1-17', 'continues the track of the neighbour', lay('016', '104a'), []],
    ['E1-17', 'meets no track', lay('012', '101b'), ['E1-17 continuesNoTrack']],
    ['E1-17', 'far from everything', lay('033', '102a'), ['E1-20 offTheBoard', 'E1-17 continuesNoTrack']],
    ['E1-17', 'a track into a station counts', lay('006', '502'), []],
    ['E1-18', 'a station keeps its sides one way up', lay('013', '630', true), []],
    ['E1-18', 'and loses one the other way up', lay('013', '630'), ['E1-18 trackLost']],
    ['E1-18', 'a route keeps its track', lay('015', '124'), []],
    ['E1-18', 'either way up', lay('015', '137', true), []],
    ['E1-19', 'the tower stays in its corner', lay('014', '535'), []],
    ['E1-19', 'turned, it would move', lay('014', '535', true), ['E1-19 towerMoves']],
    ['E1-20', 'no track into the sea', lay('016', '101b'), ['E1-20 offTheBoard']],
    ['E1-20', 'an open end between cards is allowed', lay('019', '508'), []],
  ]
  test.each(cases)('[%s] %s', (_, __, action, expected) => {
    expect(refusals(open, action)).toEqual(expected)
  })

  test('[E1-19] a card may be laid either way up, and a turned tower binds its successor', () => {
    const turned = at({ board: { ...network, '014': '501*' }, credit: 2 })
    expect(refusals(turned, lay('014', '535', true))).toEqual([])
    expect(refusals(turned, lay('014', '535'))).toEqual(['E1-19 towerMoves'])
  })

  test('[E1-16] a base card goes to the seat, an upgrade card on its deck where it can be used again', () => {
    const base = playAll(open, [lay('016', '104a')])
    expect(viewOf(base).seats[0]?.bases).toContain('016')
    const over = playAll(open, [lay('014', '531')])
    expect(top(over, 'through-1')).toEqual(['501'])
    const again = playAll(over, [{ do: 'pay', card: '201' }])
    expect(refusals(again, lay('018', '501'))).toEqual(['E1-17 continuesNoTrack'])
    expect(refusals(again, lay('006', '502'))).toEqual([])
  })
})

describe('the first turn', () => {
  const opening = { board: {}, opening: true, round: 1 }
  test('[E1-10] is A then B and must build a station', () => {
    const state = at({ ...opening, phase: 'pair' })
    expect(refusals(state, { do: 'pair', pair: 'BA' })).toEqual(['E1-10 openingIsExpand'])
    expect(refusals(state, { do: 'pair', pair: 'CD' })).toEqual(['E1-10 openingIsExpand'])
    const due = playAll(state, [{ do: 'pair', pair: 'AB' }])
    expect(refusals(due, { do: 'done' })).toEqual(['E1-10 openingBuilds'])
    const paid = playAll(due, [{ do: 'pay', card: '201' }])
    expect(refusals(paid, lay('008', '101a'))).toEqual(['E1-10 openWithAStation'])
    // E1-17: the first station continues nothing.
    const built = playAll(paid, [lay('013', '601')])
    expect(refusals(built, { do: 'done' })).toEqual([])
  })

  test('[E1-10] on the USA board the station is Boston, Washington or New York', () => {
    const state = usa({ ...opening })
    expect(refusals(state, lay('070', '501'))).toEqual(['E1-10 openInTheEast'])
    for (const [space, card] of [
      ['064', '506*'],
      ['071', '501'],
      ['072', '302'],
    ] as const)
      expect(refusals(state, lay(space, card.replace('*', ''), card.endsWith('*')))).not.toContain(
        'E1-10 openInTheEast',
      )
    expect(refusals(state, lay('071', '501'))).toEqual([])
  })
})

describe('the borders of the USA', () => {
  test('[E1-20] tracks may leave by the western and southern edge, not by the northern and eastern', () => {
    const sides = (space: string, card: string, turned = false) =>
      refusals(usa(), lay(space, card, turned)).filter((r) => /E1-2/.test(r))
    expect(sides('073', '501')).toEqual([]) // Los Angeles, W
    expect(sides('080', '103a')).toEqual([]) // Charleston, SW
    expect(sides('051', '501')).toEqual([]) // Seattle, W
    expect(sides('051', '502')).toEqual(['E1-20 offTheBoard']) // Seattle, NW
    expect(sides('056', '102a')).toEqual([]) // Portland, NW and SE
    expect(sides('064', '501')).toEqual(['E1-20 offTheBoard']) // Boston, E
    expect(sides('053', '103a')).toEqual(['E1-20 offTheBoard']) // Billings, NE
  })

  test('[E1-21] no track may lead to the blockade between Minneapolis and Milwaukee', () => {
    const reasons = (space: string, card: string) =>
      refusals(usa(), lay(space, card)).filter((r) => r.startsWith('E1-21'))
    expect(reasons('060', '501')).toEqual(['E1-21 blockade'])
    expect(reasons('061', '101a')).toEqual(['E1-21 blockade'])
    expect(reasons('060', '502')).toEqual([])
  })

  test('[E1-22] the first to upgrade a western space takes a top card at once, once per game', () => {
    const state = usa({ board: { '072': '502', '066': '501' }, tops: { 'route-2': ['144'] } })
    const reached = playAll(state, [lay('065', '507')])
    expect([viewOf(reached).phase, express01.deciders(reached)]).toEqual(['take', [0]])
    const taken = playAll(reached, [{ do: 'take', deck: 'route-2' }])
    expect(viewOf(taken, 0).seats[0]?.hand).toContain('144')
    expect(viewOf(taken)).toMatchObject({ phase: 'expand', west: true })
    const again = playAll(taken, [{ do: 'pay', card: '201' }, lay('056', '102a')])
    expect(viewOf(again).phase).toBe('expand')
  })

  test('[E1-22] that card may be left, and is then gone; before version 3 of the rules it had to be taken', () => {
    const west = { board: { '072': '502', '066': '501' }, tops: { 'route-2': ['144'] } }
    const reached = playAll(usa(west), [lay('065', '507')])
    expect(express01.legalActions(reached, 0).actions).toContainEqual({ do: 'done' })
    const left = playAll(reached, [{ do: 'done' }])
    expect(viewOf(left)).toMatchObject({ phase: 'expand', west: true })
    expect(viewOf(left, 0).seats[0]?.hand).not.toContain('144')
    const again = playAll(left, [{ do: 'pay', card: '201' }, lay('056', '102a')])
    expect(viewOf(again).phase).toBe('expand')
    const earlier = playAll(usa({ ...west, rules: 2 }), [lay('065', '507')])
    expect(refusals(earlier, { do: 'done' })).toEqual(['E1-9 notDue'])
  })
})
