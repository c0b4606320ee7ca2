import { describe, expect, it } from 'vitest'
import { express } from '../../../../src-main/rules/express/index.ts'

import type { Refusal } from '../../../../src-shared/games/common.ts'
import type { CardName } from '../../../../src-shared/games/express/cards.ts'
import type { ExpressView, TeamView, TurnAction } from '../../../../src-shared/games/express/types.ts'
import { adopted } from '../../../../src-renderer/games/express/logic/adopt.ts'
import * as aims from '../../../../src-renderer/games/express/logic/aim.ts'
import { checklist, goingOutPoints, wouldGoOut } from '../../../../src-renderer/games/express/logic/checks.ts'
import * as drafts from '../../../../src-renderer/games/express/logic/draft.ts'
import {
  arrange,
  handOf,
  moved,
  sorted,
  type Piece,
} from '../../../../src-renderer/games/express/logic/pieces.ts'
import {
  meantFor,
  placed,
  placeKey,
  placeOf,
  refusedFor,
} from '../../../../src-renderer/games/express/logic/places.ts'
import { playAtRandom } from './played.ts'

const team = (trains: { loco?: CardName; cars: CardName[] }[]): TeamView => ({
  seats: [0],
  trains: trains.map(({ loco, cars }) => ({
    engine: 'loco',
    ...(loco ? { loco } : {}),
    cars,
    reading: [],
    points: 0,
  })),
  wayCars: [],
  points: 0,
  total: 0,
})
const own = team([
  { loco: 'box', cars: ['coal', 'coal'] },
  { loco: 'tank', cars: ['coach', 'dome'] },
])
const HAND: CardName[] = ['coal', 'diesel', 'wild', 'boom', 'hopper', 'hopper']
const pieces = arrange([], HAND, own)
const id = (card: CardName, nth = 0): number => pieces.filter((piece) => piece.card === card)[nth]?.id ?? -1
const cards = (list: readonly Piece[]): string[] => list.map(({ card }) => card)

describe('the cards of a turn', () => {
  it('[EX-8] are those of the hand, then the locos tagged with their trains', () => {
    expect(cards(pieces)).toEqual([...HAND, 'box', 'tank'])
    expect(pieces.slice(-2).map(({ from }) => from)).toEqual([0, 1])
    expect(new Set(pieces.map((piece) => piece.id)).size).toBe(8)
  })

  it('keep their order and their ids from turn to turn, new ones last', () => {
    const mine = moved(pieces, id('boom'), id('coal'))
    expect(cards(mine).slice(0, 2)).toEqual(['boom', 'coal'])
    const later = arrange(mine, ['hopper', 'coal', 'boom', 'wild', 'auto'])
    expect(cards(later)).toEqual(['boom', 'coal', 'wild', 'hopper', 'auto'])
    expect(later[0]?.id).toBe(id('boom'))
    expect(cards(sorted(later))).toEqual(['hopper', 'coal', 'auto', 'wild', 'boom'])
    expect(moved(later, 99, undefined)).toEqual(later)
  })
})

describe('a draft', () => {
  const empty = drafts.emptyDraft(own)

  it('[EX-8] gives every loco back to its train with one key, but not over another', () => {
    const back = drafts.restoreLocos(empty, pieces)
    expect(drafts.lanesOf(own, back, pieces).map(({ engine, engineCard }) => [engine, engineCard])).toEqual([
      ['down', 'box'],
      ['down', 'tank'],
    ])
    const other = drafts.layEngine(empty, 0, { piece: id('hopper'), up: false })
    const lanes = drafts.lanesOf(own, drafts.restoreLocos(other, pieces), pieces)
    expect(lanes.map(({ engineCard }) => engineCard)).toEqual(['hopper', 'tank'])
    expect(drafts.restoreLocos(back, pieces)).toEqual(back)
  })

  it('[EX-9] [EX-16] [EX-21] becomes one action: cars, a started train, a diesel face up, way cars, locos', () => {
    let draft = drafts.addCar(empty, 0, { piece: id('coal') })
    draft = drafts.addCar(draft, 0, { piece: id('wild'), caboose: true })
    draft = drafts.layEngine(draft, 1, { piece: id('diesel'), up: true })
    draft = drafts.addCar(draft, drafts.newTrain(draft), { piece: id('hopper') })
    draft = drafts.layEngine(draft, 2, { piece: id('tank'), up: false })
    draft = drafts.layEngine(draft, 0, { piece: id('box'), up: false })
    draft = drafts.layWayCar(draft, id('boom'))
    expect(drafts.actionOf(own, draft, pieces, { discard: 'hopper' })).toEqual({
      do: 'turn',
      trains: [
        { train: 0, add: ['coal', 'wild-caboose'] },
        { train: 1, add: [], engine: 'diesel' },
        { add: ['hopper'] },
      ],
      wayCars: ['boom'],
      locos: ['box', 'tank'],
      end: { discard: 'hopper' },
    })
    expect(drafts.used(draft).size).toBe(7)
  })

  it('lets every card go back, and a started train with its last one', () => {
    let draft = drafts.addCar(empty, 2, { piece: id('hopper') })
    draft = drafts.addCar(draft, 3, { piece: id('hopper', 1) })
    draft = drafts.addCar(draft, 0, { piece: id('coal') })
    draft = drafts.takeBack(draft, id('hopper'), 2)
    expect(drafts.lanesOf(own, draft, pieces).map(({ cars: all }) => all.map(({ card }) => card))).toEqual([
      ['coal', 'coal', 'coal'],
      ['coach', 'dome'],
      ['hopper'],
    ])
    draft = drafts.takeBack(drafts.takeBack(draft, id('hopper', 1), 2), id('coal'), 2)
    expect(draft).toEqual(empty)
  })

  it('[EX-14] shows standing locos only while they stand', () => {
    expect(drafts.lanesOf(own, empty, pieces, false).map(({ engine }) => engine)).toEqual(['down', 'down'])
    expect(drafts.lanesOf(own, empty, pieces).map(({ engine }) => engine)).toEqual(['none', 'none'])
  })

  it('takes any legal turn of the rules, and gives the same turn back', () => {
    for (const seats of [2, 4]) {
      for (const { action, before, seat } of playAtRandom(seats, `adopt ${seats}`, 'all', { hands: 1 })
        .steps) {
        if (action.do !== 'turn') continue
        expect(again(before, seat, action)).toEqual(normal(action))
      }
    }
  })
})

/** The turn once it was laid out as a draft. */
function again(view: ExpressView, seat: number, action: TurnAction): TurnAction {
  const mine = view.teams[view.seats[seat]?.team ?? 0] as TeamView
  const all = arrange([], handOf(view, seat) ?? [], mine)
  const found = adopted(mine, all, action)
  const discard = all.find((piece) => piece.id === found.end)?.card
  const end = found.aim ? aims.endOf(found.aim) : discard ? { discard } : undefined
  return normal(drafts.actionOf(mine, found.draft, all, end ?? { none: true }))
}
/** Started trains last and standing ones in order; a train that is named for nothing left out. */
function normal(action: TurnAction): TurnAction {
  const named = action.trains.filter(
    ({ train, add, engine }) => train === undefined || add.length > 0 || engine,
  )
  return { ...action, trains: [...named].sort((a, b) => (a.train ?? 99) - (b.train ?? 99)) }
}

describe('places', () => {
  it('have keys that lead back to them', () => {
    const places = [
      { at: 'lane', train: 3 },
      { at: 'engine', train: 0, up: true },
      { at: 'engine', train: 1, up: false },
      { at: 'new' },
      { at: 'new-engine', up: false },
      { at: 'ways' },
    ] as const
    expect(places.map((place) => placeOf(placeKey(place)))).toEqual(places)
    expect(placeOf('discard')).toBeUndefined()
    expect(meantFor('diesel', { at: 'lane', train: 1 })).toEqual({ at: 'engine', train: 1, up: true })
    expect(meantFor('coach', { at: 'new' })).toEqual({ at: 'new' })
  })

  it('[EX-19] let a wild wait for its car, and refuse for good what no later card mends', () => {
    const say = (why: string, train: number): Refusal => ({ rule: 'EX-15', why, params: { train } })
    expect(refusedFor([say('wildsOnly', 1)], 0)).toBeUndefined()
    expect(refusedFor([say('mixedTypes', 1)], 0)?.why).toBe('mixedTypes')
    expect(refusedFor([say('mixedTypes', 2)], 0)).toBeUndefined()
    expect(refusedFor([{ rule: 'EX-9', why: 'notAWayCar', params: {} }], undefined)?.why).toBe('notAWayCar')
  })

  it('[EX-15] agree with the rules on every card of a hand in every place', () => {
    const state = express.setup({
      options: { partners: false, match: 'hand', hands: 4, target: 50 },
      seats: 3,
      seed: 'places',
    })
    express.play(state, express.deciders(state)[0] ?? 0, { do: 'draw', from: 'deck' })
    const seat = express.deciders(state)[0] ?? 0
    const hand = handOf(express.view(state, seat), seat) ?? []
    const all = arrange([], hand)
    const none = drafts.emptyDraft(team([]))
    for (const piece of all) {
      const started = placed(none, piece.id, { at: 'new' }, false)
      const draft = drafts.actionOf(team([]), started, all, { none: true })
      const why = refusedFor(express.preview(state, seat, draft).refusals, 0)
      const car = !/crane|boom|office|transfer|-|derail|steal|wreck|turntable|diesel|caboose/.test(piece.card)
      expect(why === undefined, piece.card).toBe(car)
    }
  })
})

describe('the checklist', () => {
  it('always has its four points, each with the first reason against it', () => {
    const refusals: Refusal[] = [
      { rule: 'EX-15', why: 'mixedTypes', params: { train: 1 } },
      { rule: 'EX-14', why: 'locosMissing', params: { needed: 2, given: 0 } },
      { rule: 'EX-10', why: 'endMissing' },
      { rule: 'EX-25', why: 'cabooseProtects' },
    ]
    const lines = checklist(refusals)
    expect(lines.map(({ check }) => check)).toEqual(['engines', 'types', 'hand', 'end'])
    expect(lines.map(({ refusal }) => refusal?.why)).toEqual([
      'locosMissing',
      'mixedTypes',
      undefined,
      'endMissing',
    ])
  })

  it('[EX-35] tells how far going out is', () => {
    const goingOut = {
      notFirstTurn: true,
      five: true,
      four: false,
      threes: true,
      emptyHand: true,
      permitted: true,
    }
    const values = { trains: [], left: [], limit: 5, locos: { needed: 0, given: 0 }, goingOut }
    expect(goingOutPoints(values).filter(({ ok }) => !ok)).toEqual([{ point: 'four', ok: false }])
    expect(wouldGoOut(values)).toBe(false)
    expect(wouldGoOut({ ...values, goingOut: { ...goingOut, four: true } })).toBe(true)
  })
})

describe('aiming a disaster', () => {
  it('[EX-23] asks for one detail after the other, and gives the end once all are named', () => {
    let steal = aims.newAim('steal')
    expect([aims.missing(steal), aims.endOf(steal)]).toEqual(['train', undefined])
    steal = aims.atTrain(steal, 2, 1)
    expect(aims.missing(steal)).toBe('to')
    expect(aims.endOf({ ...steal, to: 0, caboose: true })).toEqual({
      ...{ disaster: 'steal', seat: 2, train: 1, to: 0, as: 'caboose' },
    })
    expect(aims.missing(aims.atTrain({ ...steal, to: 0 }, 1, 0))).toBe('to')
    expect(aims.endOf({ ...aims.newAim('derailment'), seat: 1 })).toEqual({ disaster: 'derailment', seat: 1 })
    expect(aims.endOf(aims.newAim('turntable'))).toEqual({ turntable: true })
  })

  it('[EX-27] switches as many locos on either side, with one opponent at a time', () => {
    let aim = aims.atTrain(aims.newAim('switch-engines'), 1, 0)
    aim = aims.toggled(aim, 'mine', 2)
    expect(aims.endOf(aim)).toEqual({ disaster: 'switch-engines', seat: 1, mine: [2], theirs: [0] })
    aim = aims.atTrain(aim, 1, 3)
    expect(aims.missing(aim)).toBe('pairs')
    expect(aims.atTrain(aim, 2, 1).theirs).toEqual([1])
  })

  it('[EX-25] [EX-27] sees a caboose and a diesel that bar a train', () => {
    const view = {
      viewer: 0,
      seats: [{ team: 0 }, { team: 1 }],
      teams: [
        own,
        {
          ...own,
          trains: [
            { engine: 'loco', cars: ['box', 'box', 'caboose'] },
            { engine: 'diesel', cars: ['coach'] },
          ],
        },
      ],
    } as unknown as ExpressView
    const why = (card: 'steal' | 'wreck' | 'switch-engines') =>
      aims.targetsOf(view, card, 1, { team: 0, lanes: [] }).map((target) => target.why)
    expect(why('steal')).toEqual(['cabooseProtects', undefined])
    expect(why('wreck')).toEqual([undefined, undefined])
    expect(why('switch-engines')).toEqual([undefined, 'switchDiesel'])
    expect(aims.trainBarred(view, [], aims.newAim('broken-car'), { seat: 1, train: 0 })).toBe(
      'cabooseProtects',
    )
    const lanes = drafts.lanesOf(own, drafts.emptyDraft(own), pieces)
    expect(aims.targetsOf(view, 'wreck', 0, { team: 0, lanes })).toHaveLength(2)
  })
})
