import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dailyBackup } from '../../src-main/shell/application.ts'

const MINUTE = 60_000
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(due: () => boolean, daily = vi.fn()) {
  const failed = vi.fn()
  const backups = { due, daily, list: () => [], make: vi.fn(), restore: vi.fn() }
  return { daily, failed, clock: dailyBackup({ store: { backups }, now: Date.now, failed }) }
}

test('makes a backup when one is due, and not before', () => {
  let due = false
  const { daily, clock } = start(() => due)
  vi.advanceTimersByTime(30 * MINUTE)
  expect(daily).not.toHaveBeenCalled()
  due = true
  vi.advanceTimersByTime(10 * MINUTE)
  expect(daily).toHaveBeenCalledOnce()
  clock.stop()
  vi.advanceTimersByTime(60 * MINUTE)
  expect(daily).toHaveBeenCalledOnce()
})

test('waits while somebody is at work', () => {
  const { daily, clock } = start(() => true)
  vi.advanceTimersByTime(9.5 * MINUTE)
  clock.busy()
  vi.advanceTimersByTime(MINUTE)
  expect(daily).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10 * MINUTE)
  expect(daily).toHaveBeenCalledOnce()
})

test('says that a backup failed, and tries again', () => {
  const full = new Error('full')
  const { failed, daily } = start(
    () => true,
    vi.fn(() => {
      throw full
    }),
  )
  vi.advanceTimersByTime(20 * MINUTE)
  expect(failed).toHaveBeenCalledWith(full)
  expect(daily).toHaveBeenCalledTimes(2)
})
