import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../src-main/rules/tennessee-central/score.ts'
import { bareTable } from '../../../src-main/rules/tennessee-central/setup.ts'
import { OVER } from '../../../src-main/rules/tennessee-central/state.ts'

/** A finished game with this pay and these cards left by seat. */
function finished(rows: readonly (readonly number[])[], left: readonly number[]) {
  const state = bareTable(left.length, 0, 0, [])
  return outcomeOf({ ...state, phase: OVER, paid: 3, held: [...left], pays: rows.flat() })
}

describe('the end', () => {
  test('[TC-18] [TC-19] the worked example: 37, 37, 40; seat 3 first, seat 2 second with fewer cards', () => {
    const rows = [
      [8, 8, 6],
      [11, 13, 15],
      [25, 21, 25],
    ]
    expect(finished(rows, [7, 5, 6])).toEqual({
      totals: [37, 37, 40],
      places: [3, 2, 1],
      sheet: { dividends: rows, cardsLeft: [7, 5, 6], totals: [37, 37, 40] },
    })
  })

  test('[TC-18] each card still in hand costs 1', () => {
    expect(
      finished(
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        [9, 0],
      )?.totals,
    ).toEqual([-9, 0])
  })

  test('[TC-19] still tied, the victory is shared and the next place is skipped', () => {
    expect(
      finished(
        [
          [5, 5, 4],
          [0, 0, 0],
          [0, 0, 0],
        ],
        [1, 1, 1],
      )?.places,
    ).toEqual([1, 1, 3])
  })

  test('[TC-19] with equal totals fewer cards rank higher at every place', () => {
    expect(
      finished(
        [
          [9, 5, 4, 3],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        [0, 3, 2, 1],
      )?.places,
    ).toEqual([1, 4, 3, 2])
  })
})
