import { describe, expect, it } from 'vitest'
import type { ExpressView, HandSheet } from '../../../../src-shared/games/express/types.ts'
import { arrivalsOf } from '../../../../src-renderer/games/express/logic/arrivals.ts'
import { moveWord } from '../../../../src-renderer/games/express/logic/moves.ts'
import { hintLines } from '../../../../src-renderer/kit/hint/lines.ts'
import { otherTeams } from '../../../../src-renderer/games/express/logic/pieces.ts'
import { handRows, totalsAfter } from '../../../../src-renderer/games/express/logic/sheet.ts'
import { bonusesOf, trainNote } from '../../../../src-renderer/games/express/logic/train-note.ts'
import { game } from '../../../../src-renderer/games/express/use-game.ts'
import { createTexts } from '../../../../src-renderer/games/create-texts.ts'
import type { Say } from '../../../../src-renderer/kit/log.ts'
import type { Names } from '../../../../src-renderer/kit/names.ts'
import { playAtRandom } from './played.ts'

const { t } = await createTexts('en')
const say: Say = (key, params = {}) =>
  typeof params.n === 'number'
    ? t(`games.express.${key}`, { ...params }, params.n)
    : t(`games.express.${key}`, { ...params })
const namesFor = (all: readonly string[], you?: number): Names => ({
  all,
  you,
  of: (seat) => all[seat] ?? '',
  list: (items) => items.join(' and '),
})

describe('the note of a train', () => {
  it('[EX-39] names the bonuses of passenger kinds, and is silent where a kind is open', () => {
    const all = ['mail', 'coach', 'dome', 'sleeper', 'observation'] as const
    expect(bonusesOf(all, true)).toEqual(['diesel', 'consist', 'complete'])
    expect(bonusesOf(['coach', 'mail', 'dome'], false)).toEqual([])
    expect(bonusesOf(Array(6).fill('coach'), false)).toEqual(['daylight'])
    expect(bonusesOf(['coach', 'wild', 'dome'], true)).toBeUndefined()
    expect(bonusesOf(['mail', 'coach'], true)).toBeUndefined()
  })

  it('[EX-17] counts cars of one type with their wilds, and tells the caboose', () => {
    expect(
      trainNote(say, ['coal', 'wild', 'coal', 'caboose'], ['coal', 'coal', 'coal', 'caboose'], false),
    ).toBe('3 coal cars, caboose')
    expect(trainNote(say, ['coal', 'coal', 'wild', 'box'], [], false)).toBe('4 cars')
    expect(trainNote(say, ['mail', 'coach', 'dome'], ['mail', 'coach', 'dome'], false)).toBe(
      '3 passenger cars, consist ×2',
    )
    expect(trainNote(say, [], [], false)).toBe('no car yet')
  })
})

describe('the score sheets', () => {
  it('[EX-40] [EX-41] add up hand by hand to the totals of the match', () => {
    const { outcome } = playAtRandom(4, 'sheets', 'public', { partners: true, hands: 2 })
    const { hands, totals } = outcome.sheet
    expect(totalsAfter(hands, 2)).toEqual([totals[0], totals[1]])
    hands.forEach((hand, i) => {
      const rows = handRows(hand, hands.slice(0, i))
      const cells = (key: string) => rows.find((row) => row.key === key)?.cells ?? []
      const sums = [0, 1].map((team) =>
        ['trains', 'ways', 'left', 'out'].reduce((sum, key) => sum + (cells(key)[team] ?? 0), 0),
      )
      expect(cells('sum')).toEqual(sums)
      expect(rows.map(({ key }) => key).includes('total')).toBe(i > 0)
      if (i > 0) expect(cells('total')).toEqual(totalsAfter(hands.slice(0, i + 1), 2))
    })
  })

  it('[EX-41] tell who won: alone, as partners, or shared', () => {
    const sheet = { hands: [] as HandSheet[], totals: [] }
    const view = (teams: number[][]): ExpressView =>
      ({ teams: teams.map((seats) => ({ seats })) }) as unknown as ExpressView
    const solo = arrivalsOf(
      { places: [2, 1], totals: [3, 8], sheet: { ...sheet, totals: [3, 8] } },
      namesFor(['You', 'Ada'], 0),
      view([[0], [1]]),
    )
    expect(solo.headline).toEqual({ key: 'wins', params: { name: 'Ada' } })
    expect(solo.lead).toEqual({ key: 'aheadOfYou', params: { points: 5, name: 'You' } })
    expect(solo.order).toEqual([1, 0])
    const names = namesFor(['A', 'B', 'C', 'D'])
    const pair = arrivalsOf(
      { places: [1, 3, 1, 3], totals: [9, 2, 9, 2], sheet },
      names,
      view([
        [0, 2],
        [1, 3],
      ]),
    )
    expect(pair.headline).toEqual({ key: 'partners', params: { names: 'A and C' }, own: true })
    const level = arrivalsOf(
      { places: [1, 1], totals: [5, 5], sheet },
      namesFor(['You', 'Ada'], 0),
      view([[0], [1]]),
    )
    expect(level.headline.params).toEqual({ names: 'You and Ada' })
  })
})

describe('the others', () => {
  it('sit in the order of play, partners once', () => {
    const view = (teams: number[]): ExpressView =>
      ({ seats: teams.map((team) => ({ team })) }) as unknown as ExpressView
    expect(otherTeams(view([0, 1, 2, 3]), 2)).toEqual([3, 0, 1])
    expect(otherTeams(view([0, 1, 2, 0, 1, 2]), 1)).toEqual([2, 0])
  })
})

describe('a hint', () => {
  it('says what is laid and what ends the turn, and by how much it is better', () => {
    const moves = [
      {
        action: {
          do: 'turn',
          trains: [{ train: 0, add: ['coal', 'coal'] }],
          wayCars: ['boom'],
          locos: [],
          end: { discard: 'box' },
        },
      },
      {
        action: { do: 'turn', trains: [], wayCars: [], locos: [], end: { disaster: 'derailment', seat: 1 } },
      },
    ].map((move, i) => ({ ...move, share: 0.5 - i / 10, spread: 0.02, margin: 4 - i * 1.5 }))
    const names = namesFor(['You', 'Ada'], 0)
    const words = game.hintWords(say, names, (action) => moveWord(say, names, action))
    const lines = hintLines(moves, words, 'en')
    expect(lines.map(({ move }) => move)).toEqual([
      'lay 3 cards; discard box car',
      'lay nothing; derailment on Ada',
    ])
    expect(lines.map(({ share, note }) => [share, note])).toEqual([
      [50, '+1.5 points on the next'],
      [40, '-1.5 points on the best'],
    ])
  })
})
