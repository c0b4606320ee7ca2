import { describe, expect, it } from 'vitest'
import { express01 } from '../../../../src-main/rules/express-01/index.ts'
import { apply } from '../../../../src-main/rules/game.ts'
import type {
  Express01Action,
  Express01Values,
  Express01View,
} from '../../../../src-shared/games/express-01/types.ts'
import { arrivalsOf } from '../../../../src-renderer/games/express-01/logic/arrivals.ts'
import { logLine } from '../../../../src-renderer/games/express-01/logic/events.ts'
import {
  byWorth,
  companyOf,
  holdings,
  openHand,
} from '../../../../src-renderer/games/express-01/logic/hand.ts'
import { hintLines } from '../../../../src-renderer/kit/hint/lines.ts'
import { offersOf, suggestedPay, buyAction } from '../../../../src-renderer/games/express-01/logic/shares.ts'
import { wayOver } from '../../../../src-renderer/games/express-01/logic/own-way.ts'
import { moveWord, turnWords } from '../../../../src-renderer/games/express-01/logic/say.ts'
import { stopsOf } from '../../../../src-renderer/games/express-01/logic/stops.ts'
import {
  distinct,
  spacesOf,
  trayEntries,
  turnedOver,
} from '../../../../src-renderer/games/express-01/logic/tray.ts'
import { game } from '../../../../src-renderer/games/express-01/use-game.ts'
import { namesFor, playAtRandom, positionWhere } from './played.ts'

const key = (path: string): string => path
type Upgrade = Extract<Express01Action, { do: 'upgrade' }>

describe('the hand', () => {
  it('[E1-24] knows a share by its symbol, which only copy a carries', () => {
    expect(companyOf('101a')).toBe('red')
    expect(companyOf('101b')).toBeUndefined()
    expect(companyOf('202')).toBeUndefined()
    expect(holdings(['101a', '201', '102a'])).toEqual([
      { company: 'red', count: 2 },
      { company: 'blue', count: 1 },
    ])
  })
  it('pays first what one would miss least, and never the engine by itself', () => {
    expect(byWorth(['201', 'engine', '202', '101a', '101b'])).toEqual(['101b', '202', '101a', '201'])
  })
})

describe('a way put together card by card', () => {
  it('[E1-28] visits on every card what pays most, as the best way over these cards does', () => {
    let compared = 0
    for (const board of ['germany', 'usa'] as const) {
      for (const { before, after, events } of playAtRandom(board, 3, `way ${board}`, 'public').steps) {
        const paid = events.find((event) => event.what === 'bonus')
        if (paid?.what !== 'bonus') continue
        const way = wayOver(
          before,
          paid.route.map(({ space }) => space),
        )
        const stations = (steps: typeof way): number => stopsOf(after, steps ?? []).length
        expect(stations(way)).toBe(stations(paid.route as typeof way))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(5)
  })
  it('[E1-28] leads nowhere without a track, from a route card on, or by turning back', () => {
    const view = {
      options: { board: 'germany', length: 'short', blackEngineShare: 'any-payment' },
      board: [
        { space: '013', card: '501', turned: false },
        { space: '014', card: '106', turned: false },
      ],
    } as const
    expect(wayOver(view, ['013'])).toEqual([{ space: '013', stations: [0] }])
    expect(wayOver(view, ['014'])).toBeUndefined()
    expect(wayOver(view, ['013', '035'])).toBeUndefined()
    expect(wayOver(view, ['013', '014', '013'])).toBeUndefined()
  })
})

describe('the tray', () => {
  const paying = (view: Express01View): boolean =>
    view.phase === 'expand' && view.credit === 'none' && !view.opening
  const { state, seat } = positionWhere('germany', 3, 'tray', (view, who, now) => {
    const pays = express01.legalActions(now, who).actions.filter(({ do: what }) => what === 'pay')
    return paying(view) && view.board.length > 4 && pays.length > 1
  })
  const card =
    (openHand(express01.view(state, seat).seats[seat] as Express01View['seats'][number]) ?? [])[0] ?? ''
  const seen = express01.preview(state, seat, { do: 'pay', card }).values as Express01Values
  const spaces = seen && 'spaces' in seen ? seen.spaces : {}
  const paid = apply(express01, state, seat, { do: 'pay', card }).state
  const legal = express01.legalActions(paid, seat).actions

  it('[E1-14] foretells where the card that pays allows an upgrade', () => {
    expect(Object.keys(spaces).length).toBeGreaterThan(3)
    expect(spaces).toEqual(spacesOf(legal))
  })

  it('[E1-15] lists first what the paid card allows, and nothing else is without a reason', () => {
    for (const space of Object.keys(spaces)) {
      const values = express01.preview(state, seat, {
        do: 'upgrade',
        space,
        card: '000',
        turned: false,
      }).values
      const entries = trayEntries((values as { tray: [] }).tray, card)
      const allowed = entries.filter((entry) => !entry.refusal)
      expect(entries.slice(0, allowed.length)).toEqual(allowed)
      const wanted = legal.filter(
        (action): action is Upgrade => action.do === 'upgrade' && action.space === space,
      )
      // Copies of a number are one tile, or two where one of them is a share.
      const faces = (list: readonly { card: string; turned: boolean }[]) =>
        new Set(list.map((one) => `${one.card.slice(0, 3)} ${one.turned} ${companyOf(one.card) ?? ''}`))
      expect(faces(allowed)).toEqual(faces(wanted))
      const first = allowed[0]
      expect(
        first &&
          express01.check(paid, seat, { do: 'upgrade', space, card: first.card, turned: first.turned }),
      ).toEqual([])
    }
  })

  it('names the failing sides, and tells each number once a way up', () => {
    const tray = [
      {
        card: '101a',
        turned: false,
        refusals: [{ rule: 'E1-20', why: 'offTheBoard', params: { side: 'W' } }],
      },
      {
        card: '101b',
        turned: false,
        refusals: [{ rule: 'E1-20', why: 'offTheBoard', params: { side: 'W' } }],
      },
      { card: '102a', turned: false, refusals: [{ rule: 'E1-17', why: 'continuesNoTrack' }] },
      { card: '104a', turned: false, refusals: [{ rule: 'E1-14', why: 'payFirst' }] },
      { card: '104a', turned: true, refusals: [{ rule: 'E1-14', why: 'payFirst' }] },
    ]
    const entries = trayEntries(tray, '211')
    expect(entries.map(({ card: code, failing }) => [code, failing.join()])).toEqual([
      ['104a', ''],
      ['104a', ''],
      ['101a', 'W'],
      ['102a', 'NW,SE'],
    ])
    expect(trayEntries(tray, undefined).every(({ refusal }) => refusal)).toBe(true)
    expect(trayEntries(tray, undefined, true).filter(({ refusal }) => !refusal)).toHaveLength(2)
    const [upright] = entries
    expect(upright && turnedOver(entries, upright)).toMatchObject({ card: '104a', turned: true })
  })

  it('[E1-19] leaves out the second way up of a card that looks the same', () => {
    const open = (code: string) => [false, true].map((turned) => ({ card: code, turned, refusals: [] }))
    expect(distinct(trayEntries([...open('101a'), ...open('104a')], undefined))).toHaveLength(3)
  })

  it('[E1-11] offers a card just paid, which lies in its deck then', () => {
    const tray = [{ card: '211', turned: false, refusals: [{ rule: 'E1-16', why: 'notInADeck' }] }]
    expect(trayEntries(tray, '211')[0]?.refusal).toBeUndefined()
    expect(trayEntries(tray, '212')[0]?.refusal?.why).toBe('notInADeck')
  })
})

describe('buying shares', () => {
  const { state, seat } = positionWhere(
    'germany',
    3,
    'buy',
    (view, who, now) => view.phase === 'acquire' && express01.legalActions(now, who).actions.length > 4,
  )
  const { actions } = express01.legalActions(state, seat)
  const view = express01.view(state, seat)

  it('[E1-23] [E1-24] makes a legal purchase of every offer, with the payment suggested', () => {
    const offered = (['red', 'blue', 'green', 'yellow'] as const).flatMap((company) =>
      offersOf(actions, company).map((offer) => ({ company, offer })),
    )
    expect(offered).toHaveLength(actions.length - 1)
    for (const { company, offer } of offered) {
      const pay = suggestedPay(view, seat, view.companies[company].stations, offer)
      expect(express01.check(state, seat, buyAction(company, offer, pay))).toEqual([])
    }
  })
})

describe('a train', () => {
  const { state, seat } = positionWhere(
    'germany',
    3,
    'train',
    (view, who, now) =>
      view.phase === 'bonus' &&
      express01.legalActions(now, who).actions.some(({ do: what }) => what === 'bonus'),
  )
  const action = express01.legalActions(state, seat).actions.find(({ do: what }) => what === 'bonus')

  it('[E1-29] [E1-31] tells stations, payment and queue before it runs', () => {
    if (action?.do !== 'bonus') throw new Error('no train')
    const view = express01.view(state, seat)
    const values = express01.preview(state, seat, action).values as { amount: number; queue: number[] }
    const stops = stopsOf(view, action.route)
    expect(stops.reduce((sum, stop) => sum + 1 + Number(stop.bonus), 0)).toBe(values.amount)
    const after = express01.view(apply(express01, state, seat, action).state, seat)
    expect(after.payment).toMatchObject({ amount: values.amount, queue: values.queue })
  })
})

describe('the log', () => {
  it('has a sentence and a rule for every event', () => {
    const names = namesFor(['Ada', 'Bruno', 'Clara'], 0)
    const seen = new Set<string>()
    for (const [board, viewer] of [
      ['usa', 0],
      ['usa', 'all'],
      ['germany', 'all'],
    ] as const)
      for (const { events } of playAtRandom(board, 3, 'log', viewer).steps)
        for (const event of events) {
          const line = logLine(key, names, event)
          expect(line.rule).toMatch(/^E1-\d+$/)
          seen.add(line.key)
        }
    expect(seen.size).toBeGreaterThan(18)
    expect([...seen]).toEqual(
      expect.arrayContaining(['built', 'upgraded', 'bought', 'round', 'aid', 'ended']),
    )
  })
  it('[E1-25] says "you" where a share is taken from the reader', () => {
    const event = {
      what: 'bought',
      seat: 1,
      company: 'red',
      card: '201',
      price: 2,
      pay: [],
      from: 0,
    } as const
    expect(logLine(key, namesFor(['You', 'Bruno'], 0), event).key).toBe('boughtFromYou')
    expect(logLine(key, namesFor(['Ada', 'Bruno']), event)).toMatchObject({
      key: 'boughtFrom',
      params: { name: 'Ada' },
    })
  })
})

describe('the hint', () => {
  it('tells games won of a hundred where they were played, else capital alone', () => {
    const moves = [
      { action: { do: 'pair', pair: 'AB' }, share: 0.62, spread: 0.04, margin: 3.2 },
      { action: { do: 'pair', pair: 'CD' }, share: 0, spread: 0, margin: 1.1 },
    ]
    const names = namesFor(['You'])
    const words = game.hintWords(key, names, (action) => moveWord(key, names, action, 'pair'))
    const lines = hintLines(moves, words, 'en')
    expect(lines.map(({ move, share }) => [move, share])).toEqual([
      ['pairs.AB', 62],
      ['pairs.CD', undefined],
    ])
  })
})

describe('a turn in words', () => {
  const names = namesFor(['You'])
  const second = { do: 'done' } as const
  it('leaves out what only ends something, and says nothing of a turn of one action', () => {
    expect(turnWords(key, names, [{ do: 'pair', pair: 'AB' }, { do: 'engine', use: true }, second])).toEqual([
      'pairs.AB',
      'moves.useEngine',
    ])
    expect(turnWords(key, names, [{ do: 'pair', pair: 'AB' }, second])).toEqual([])
  })
})

describe('the end', () => {
  const sheet = { capital: [], rounds: 6, endedBy: 'upgrades' } as const
  const end = (places: number[], totals: number[], you?: number) =>
    arrivalsOf({ places, totals, sheet: { ...sheet, totals } }, namesFor(['Ada', 'Bruno', 'Clara'], you))

  it('[E1-36] says who won, by shares where level, or that the win is shared', () => {
    expect(end([2, 1, 3], [20, 24, 10])).toMatchObject({
      headline: { key: 'wins', params: { name: 'Bruno' } },
      lead: { key: 'wins', params: { total: 24 } },
      order: [1, 0, 2],
    })
    expect(end([1, 2, 3], [24, 24, 10], 0).lead?.key).toBe('youWinShares')
    expect(end([1, 1, 3], [24, 24, 10]).headline).toEqual({
      key: 'shared',
      params: { names: 'Ada and Bruno' },
    })
  })
})
