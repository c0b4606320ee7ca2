import { expect, test } from 'vitest'
import { runKills } from './kill.ts'

test('a process killed at any moment loses no acknowledged action', { timeout: 60_000 }, async () => {
  const report = await runKills(8, 'sample')
  expect(report.kills).toBe(8)
  expect(report.acknowledged).toBeGreaterThan(20)
  expect(Object.values(report.during).reduce((sum, kills) => sum + kills)).toBe(8)
})
