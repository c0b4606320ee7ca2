import { describe, expect, it } from 'vitest'
import type { TennesseeView } from '../../../../src-shared/games/tennessee-central/types.ts'
import { LOCOMOTIVE_READINGS } from '../../../../src-shared/games/tennessee-central/values.ts'
import { arrivalsOf } from '../../../../src-renderer/games/tennessee-central/logic/arrivals.ts'
import { chartOf, gridStep } from '../../../../src-renderer/games/tennessee-central/logic/chart.ts'
import {
  choiceKey,
  choicesOf,
  nextChoice,
} from '../../../../src-renderer/games/tennessee-central/logic/choices.ts'
import {
  moneyCourse,
  paidDividends,
} from '../../../../src-renderer/games/tennessee-central/logic/dividends.ts'
import { handSize, openHand } from '../../../../src-renderer/games/tennessee-central/logic/hand.ts'
import { hintLines } from '../../../../src-renderer/kit/hint/lines.ts'
import { moneyWord, moveWord, type Say } from '../../../../src-renderer/games/tennessee-central/logic/say.ts'
import { scorePad } from '../../../../src-renderer/games/tennessee-central/logic/pad.ts'
import { nextLocomotive, ribbon } from '../../../../src-renderer/games/tennessee-central/logic/ribbon.ts'
import { seating } from '../../../../src-renderer/games/tennessee-central/logic/seating.ts'
import { shareholders } from '../../../../src-renderer/games/tennessee-central/logic/shareholders.ts'
import { game } from '../../../../src-renderer/games/tennessee-central/use-game.ts'
import { createTexts } from '../../../../src-renderer/games/create-texts.ts'
import type { Names } from '../../../../src-renderer/kit/names.ts'
import { firstView, playAtRandom } from './played.ts'

const namesFor = (all: readonly string[], you?: number): Names => ({
  all,
  you,
  of: (seat) => all[seat] ?? '',
  list: (items) => items.join(' and '),
})
const money = (points: number): string => `$${points}`

describe('the hand', () => {
  it('lies apart by kind, each by suit and rank', () => {
    const view = firstView(3, 0)
    const own = view.seats[0] as TennesseeView['seats'][number]
    const shuffled = { ...own, hand: ['C10', 'SK', 'H2', 'SJ', 'S10', 'S9', 'DQ'] } as typeof own
    expect(openHand(shuffled)).toEqual({ tracks: ['S9', 'S10', 'H2', 'C10'], shares: ['SJ', 'SK', 'DQ'] })
    expect(handSize(shuffled)).toBe(7)
    expect(view.seats.slice(1).map(openHand)).toEqual([undefined, undefined])
  })
})

describe('the score pad', () => {
  it('[TC-17] has a row a dividend: paid, if it came now, or nothing known yet', () => {
    for (const { after } of playAtRandom(3, 'pad', 'public').steps) {
      const pad = scorePad(after)
      expect(pad.rows.map((row) => row.state)).toEqual(
        [1, 2, 3].map((row) =>
          row <= after.dividends ? 'paid' : row === after.dividends + 1 ? 'next' : 'later',
        ),
      )
      const paid = pad.rows.filter((row) => row.state === 'paid')
      const sums = after.seats.map((_, seat) => paid.reduce((sum, row) => sum + (row.pays[seat] ?? 0), 0))
      expect(pad.paid).toEqual(sums)
    }
  })

  it('[TC-11] foretells the last dividend exactly once all shares lie open', () => {
    const { steps, outcome } = playAtRandom(4, 'foretold', 'public')
    const last = steps.at(-1)?.after as TennesseeView
    const open = {
      ...last,
      dividends: 2,
      seats: last.seats.map((seat) => ({ ...seat, dividends: seat.dividends.slice(0, 2) })),
    }
    expect(scorePad(open).rows[2]?.pays).toEqual(outcome.sheet.dividends[2])
  })
})

describe('the ribbon', () => {
  it('[TC-5] has five parts, the locomotives in the second and the fourth, the last card at the end', () => {
    const parts = ribbon(firstView(4, 'public').deck)
    expect(parts.map((part) => part.size)).toEqual([2, 6, 2, 6, 2])
    expect(parts.map((part) => part.caption)).toEqual(['tracks', 'ahead', 'tracks', 'ahead', 'last'])
    expect(nextLocomotive(firstView(4, 'public').deck)).toEqual({ which: 1, from: 3, to: 8 })
  })

  it('[TC-20] says where the next locomotive can be, until both are out', () => {
    for (const { after } of playAtRandom(2, 'ribbon', 'public').steps) {
      const found = after.deck.parts.filter((part) => part.locomotive === 'found').length
      const next = nextLocomotive(after.deck)
      expect(next?.which).toBe(found < 2 ? found + 1 : undefined)
      if (next) expect(next.to - next.from + 1).toBeLessThanOrEqual(6)
      expect(ribbon(after.deck).every((part) => part.gone + part.left === part.size)).toBe(true)
    }
  })
})

describe('the seats', () => {
  it('lie clockwise from the viewer: the next one left', () => {
    expect(seating(4, 2)).toEqual(['north', 'east', 'south', 'west'])
    expect(seating(3, 0)).toEqual(['south', 'west', 'east'])
    expect(seating(2, 1)).toEqual(['north', 'south'])
  })

  it('[TC-11] each stack tells whom it pays', () => {
    for (const { after } of playAtRandom(3, 'holders', 'public').steps.slice(-5)) {
      const held = (['S', 'H', 'D', 'C'] as const).flatMap((suit) => shareholders(after, suit))
      const open = after.seats.reduce((sum, seat) => sum + seat.front.length, 0)
      expect(held.reduce((sum, { count }) => sum + count, 0)).toBe(open)
    }
  })
})

describe('choosing by key', () => {
  it('goes round the cards of the phase', () => {
    const view = firstView(2, 0)
    const choices = choicesOf({ ...view, phase: 'turn' }, 0)
    expect(choices.map(choiceKey)).toEqual(
      openHand(view.seats[0] as never)?.tracks.map((card) => `build:${card}`),
    )
    expect(nextChoice(choices, undefined, 1)).toEqual(choices[0])
    expect(nextChoice(choices, choices.at(-1), 1)).toEqual(choices[0])
    expect(nextChoice(choices, choices[0], -1)).toEqual(choices.at(-1))
    expect(choicesOf({ ...view, phase: 'locomotive' }, 0).map(choiceKey)).toHaveLength(4)
    expect(choicesOf({ ...view, phase: 'over' }, 0)).toEqual([])
  })
})

describe('the three dividends told again', () => {
  it.each(LOCOMOTIVE_READINGS)('[TC-11] [TC-12] pay by share what was paid (%s)', (reading) => {
    for (const seats of [2, 3, 4]) {
      const { steps, outcome } = playAtRandom(seats, `dividends ${seats}`, 'public', reading)
      const told = paidDividends(
        steps.flatMap((step) => step.events),
        seats,
        reading,
      )
      const sums = told.map(({ shares }) => shares.map((held) => held.reduce((sum, { pay }) => sum + pay, 0)))
      expect(sums).toEqual(outcome.sheet.dividends)
      expect(told.map(({ shares }) => shares[0]?.length)).toEqual([1, 2, 3])
      expect(told.map(({ sentTo }) => sentTo !== undefined)).toEqual([true, true, false])
    }
  })

  it('[TC-18] add up to the money, less the hand', () => {
    expect(moneyCourse([8, 11, 25], 7)).toEqual([0, 8, 19, 44, 37])
    expect(moneyCourse([8], undefined)).toEqual([0, 8])
  })
})

describe('the arrivals', () => {
  const sheet = (totals: number[], cardsLeft: number[]) => ({ dividends: [], cardsLeft, totals })

  it('[TC-19] name the winner and the lead', () => {
    const end = { places: [3, 2, 1], totals: [37, 37, 40], sheet: sheet([37, 37, 40], [7, 5, 6]) }
    const { headline, lead, order } = arrivalsOf(end, namesFor(['You', 'Ada', 'Bruno'], 0), money)
    expect(order).toEqual([2, 1, 0])
    expect(headline).toEqual({ key: 'wins', params: { name: 'Bruno' } })
    expect(lead).toEqual({ key: 'ahead', params: { points: '$3', name: 'Ada' } })
  })

  it('[TC-19] tell a tie decided by fewer cards, and a shared victory', () => {
    const names = namesFor(['You', 'Clara', 'Ada'], 0)
    const tie = { places: [1, 2, 3], totals: [39, 39, 37], sheet: sheet([39, 39, 37], [1, 4, 7]) }
    expect(arrivalsOf(tie, names, money)).toMatchObject({
      headline: { key: 'youWinFewer' },
      lead: { key: 'levelFewer', params: { total: '$39', names: 'Clara', own: '1', theirs: '4' } },
    })
    const shared = { places: [1, 1, 3], totals: [39, 39, 37], sheet: sheet([39, 39, 37], [4, 4, 7]) }
    expect(arrivalsOf(shared, names, money).headline).toEqual({
      key: 'shared',
      params: { names: 'You and Clara' },
    })
  })
})

describe('money', () => {
  it('[TC-18] has its sign before the dollar where the hand cost more than was paid', async () => {
    const texts = await createTexts('en')
    const say: Say = (key, params = {}) => texts.t(`games.tennessee-central.${key}`, params)
    expect([8, 0, -3].map((amount) => moneyWord(say, amount))).toEqual(['$8', '$0', '−$3'])
  })
})

describe('the chart', () => {
  it('keeps every line inside and the names apart, in the order of the lines', () => {
    const series = [
      [0, 5, 13, 40, 39],
      [0, 4, 22, 43, 39],
      [0, 7, 23, 46, 38],
      [0, 5, 16, 44, 37],
    ]
    const chart = chartOf(series, 5, 330, 256)
    for (const { points } of chart.lines) {
      for (const [x, y] of points) expect(x >= 30 && x <= 260 && y >= 12 && y <= 232).toBe(true)
    }
    const labels = chart.lines.map((line) => line.labelY).sort((a, b) => a - b)
    labels.slice(1).forEach((y, i) => expect(y - (labels[i] ?? 0)).toBeGreaterThanOrEqual(15))
    expect(labels.at(-1)).toBeLessThanOrEqual(232)
  })

  it('cuts its height into round steps, below nothing too', () => {
    expect([4, 17, 48, 60].map(gridStep)).toEqual([1, 4, 10, 12])
    const low = chartOf([[0, 1, 2, 3, -6]], 5, 330, 256)
    expect(low.rows[0]?.value).toBeLessThanOrEqual(-6)
  })
})

describe('a hint', () => {
  it('says what the best move gains on the next, and what the others lose on it', () => {
    const say = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
      [key, ...Object.values(params)].join(' ')
    const moves = [
      { action: { do: 'build', card: 'D10' }, share: 0.414, spread: 0.011, margin: 3.2 },
      { action: { do: 'invest' }, share: 0.36, spread: 0.012, margin: 1.9 },
    ] as const
    const words = game.hintWords(say, namesFor(['You'], 0), (action) => moveWord(say, action))
    const lines = hintLines(moves, words, 'en')
    expect(lines.map((line) => [line.share, line.spread])).toEqual([
      [41, 1],
      [36, 1],
    ])
    expect(lines.map((line) => line.note)).toEqual([
      expect.stringMatching(/^hint\.best \+1\.3 .*moves\.invest/),
      expect.stringContaining('hint.behind -1.3'),
    ])
  })
})
