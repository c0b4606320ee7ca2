import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bench } from '../../src-main/cli/bench.ts'
import { spreadOf, throughput } from '../../src-main/cli/bench-timing.ts'
import { benchPeer, benchRules } from '../../src-main/cli/bench-rules.ts'
import { benchTable } from '../../src-main/cli/bench-table.ts'
import { GAMES } from '../../src-main/games/games.ts'
import { UsageError } from '../../src-main/cli/input.ts'
import { tennesseeCentral } from '../../src-main/games/tennessee-central/index.ts'
import '../support/games.ts'

describe('flags of bench', () => {
  it.each([
    [['--fast'], '--fast'],
    [['now'], 'now'],
    [['--seconds', '0'], '--seconds: 0 is not a whole number above 0'],
    [['--games', 'many'], '--games: many is not'],
    [['--game', 'whist'], '--game: whist is none of tennessee-central, express, express-01'],
    [['--game', 'express', '--peer', '/nowhere'], '--peer: only tennessee-central is compared'],
    [['--peer', '/nowhere'], '--peer: there is no bench-bgio.mjs in /nowhere'],
  ])('refuses %j before it measures anything', async (args, message) => {
    await expect(bench(args)).rejects.toBeInstanceOf(UsageError)
    await expect(bench(args)).rejects.toThrow(message)
  })
})

describe('bench', { timeout: 60_000 }, () => {
  it('times single runs at the quantiles', () => {
    const times = Array.from({ length: 100 }, (_, i) => i + 1)
    expect(spreadOf(times)).toEqual({ p50: 51, p95: 96, max: 100 })
    expect(spreadOf([])).toEqual({ p50: 0, p95: 0, max: 0 })
  })

  it('counts the units that the work says it did', () => {
    let done = 0
    const work = (): number => {
      for (let i = 0; i < 1000; i++) done = Math.sqrt(done + i)
      return 10
    }
    expect(throughput(work, 0.01, 3)).toBeGreaterThan(1000)
    expect(throughput(() => 0 * work(), 0.01, 3)).toBe(0)
  })

  it.each(GAMES.map((game) => [game.rules.info.id, game] as const))(
    'plays %s at random and replays it',
    async (_, game) => {
      const rules = await benchRules(game, 3, 0.01)
      expect(rules.playoutsPerSecond).toBeGreaterThan(1)
      expect(rules.movesPerSecond).toBeGreaterThan(10 * rules.playoutsPerSecond)
      expect(rules.replayMs).toBeGreaterThan(0)
    },
  )

  it('counts a peer by its processor time', () => {
    const folder = mkdtempSync(join(tmpdir(), 'express-depot-peer-test-'))
    try {
      // Sleeps most of the time, so that a tenth of a second of work takes far longer by the clock.
      const script = `
        const until = performance.now() + 100
        while (performance.now() < until) { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1) }
        console.log(JSON.stringify({ playoutsPerSecond: 1, movesPerSecond: process.uptime() }))`
      writeFileSync(join(folder, 'bench-bgio.mjs'), script)
      mkdirSync(join(folder, 'node_modules'))
      const { movesPerSecond: seconds } = benchPeer(folder, 3, 1)
      expect(seconds).toBeGreaterThan(0.5)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('plays, replays and acts', async () => {
    const rules = await benchRules(tennesseeCentral, 3, 0.02)
    expect(rules.playoutsPerSecond).toBeGreaterThan(100)
    expect(rules.movesPerSecond).toBeGreaterThan(20 * rules.playoutsPerSecond)
    expect(rules.replayMs).toBeGreaterThan(0)
    const table = await benchTable('tennessee-central', { locomotive: 'top' }, 1)
    expect(table.actions).toBeGreaterThan(30)
    expect(table.p95).toBeGreaterThanOrEqual(table.p50)
  })
})
