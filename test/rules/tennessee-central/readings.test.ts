import { describe, expect, test } from 'vitest'
import type { LocomotiveReading } from '#shared/games/tennessee-central/types.ts'
import { Table, THREE } from './table.ts'

/** The first locomotive lies on spades (ace, S2, locomotive), the first dividend is paid; seat 2 is at turn. */
function afterFirst(reading: LocomotiveReading): Table {
  const table = new Table(THREE, reading).invest(1).invest(2).build(0, 'S2').investAll()
  return table.place(2, 'S').reveal('SJ', 'CJ', 'SK')
}
const spades = (table: Table) => table.view().values.S

describe('[TC-12] (R) an earlier locomotive', () => {
  test.each(['top', 'anywhere', 'own'] as const)(
    '%s: at its own dividend the stack pays its count',
    (reading) => {
      const table = afterFirst(reading)
      expect(table.view().stacks.S).toEqual(['SA', 'S2', 'L'])
      expect(table.view().seats.map(({ dividends }) => dividends[0])).toEqual([3, 1, 3])
    },
  )

  test.each([
    ['top', 3],
    ['anywhere', 3],
    ['own', 0],
  ] as const)('[TC-12] %s: still on top afterwards, the stack pays %s', (reading, value) => {
    expect(spades(afterFirst(reading))).toBe(value)
  })

  test.each([
    ['top', 3],
    ['anywhere', 4],
    ['own', 3],
  ] as const)('[TC-12] %s: once covered by a 3, the stack pays %s', (reading, value) => {
    expect(spades(afterFirst(reading).build(0, 'S3'))).toBe(value)
  })

  test.each([
    ['top', 4],
    ['anywhere', 4],
    ['own', 4],
  ] as const)('[TC-12] %s: both locomotives on one stack count as two cards and pay %s', (reading, value) => {
    const table = afterFirst(reading).investAll()
    expect(spades(table.place(table.view().turn, 'S'))).toBe(value)
  })

  test.each([
    ['top', 3],
    ['anywhere', 3],
    ['own', 0],
  ] as const)('[TC-12] %s: while the second lies elsewhere, the first stack pays %s', (reading, value) => {
    const table = afterFirst(reading).investAll()
    expect(spades(table.place(table.view().turn, 'H'))).toBe(value)
    expect(table.view().values.H).toBe(2)
  })

  test.each([
    ['top', 2],
    ['anywhere', 2],
    ['own', 0],
  ] as const)(
    '[TC-12] %s: once the second dividend is scored, before shares are passed, its stack pays %s',
    (reading, value) => {
      const table = afterFirst(reading).investAll()
      table.place(table.view().turn, 'H').reveal('HJ', 'HQ', 'HK')
      expect(table.view().phase).toBe('pass')
      expect(table.view().values.H).toBe(value)
    },
  )

  test.each([
    ['top', 2],
    ['anywhere', 2],
    ['own', 0],
  ] as const)(
    '[TC-12] %s: at the last dividend nothing is placed, and a locomotive on top pays %s',
    (reading, value) => {
      const table = afterFirst(reading).investAll()
      table.place(table.view().turn, 'H').reveal('HJ', 'HQ', 'HK').pass('HJ', 'HQ', 'HK').investAll()
      expect(table.view().dividends).toBe(2)
      expect(table.view().phase).toBe('reveal')
      expect(table.view().values.H).toBe(value)
    },
  )
})
