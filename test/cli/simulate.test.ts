import { describe, expect, it } from 'vitest'
import { planSimulation } from '../../src-main/cli/simulate-plan.ts'
import { readable } from '../../src-main/cli/simulate-statistics.ts'
import { runSimulation } from '../../src-main/cli/simulate.ts'
import { UsageError } from '../../src-main/cli/input.ts'
import '../support/games.ts'

const good = ['--game', 'tennessee-central', '--seats', 'conductor,random,random']
const without = (flag: string): string[] => {
  const at = good.indexOf(flag)
  return good.filter((_, i) => i !== at && i !== at + 1)
}
const plan = (...more: string[]) => planSimulation([...good, ...more], 1)
const run = (...more: string[]) => runSimulation(plan(...more))

describe('flags of simulate', () => {
  it('fills in what is not said', () => {
    expect(plan()).toEqual({
      game: 'tennessee-central',
      options: { locomotive: 'top' },
      kinds: ['conductor', 'random', 'random'],
      deals: 100,
      seed: '1',
      workers: 1,
      json: false,
    })
  })

  it.each([
    [without('--game'), '--game is missing'],
    [without('--seats'), '--seats is missing'],
    [[...good, '--game', 'whist'], '--game: whist is none of'],
    [[...good, '--seats', 'conductor'], '--seats: 1 named, tennessee-central takes 2 to 4'],
    [[...good, '--seats', 'conductor,human'], '--seats: human is none of'],
    [[...good, '--seats', 'conductor,,random'], '--seats: nothing is none of'],
    [[...good, '--games', '0'], '--games: 0 is not a whole number above 0'],
    [[...good, '--games', '1e3'], '--games: 1e3 is not'],
    [[...good, '--iterations', '-5'], '--iterations'],
    [[...good, '--options', '{'], '--options: not JSON'],
    [[...good, '--options', '{"locomotive":"bottom"}'], '--options: '],
    [[...good, '--options', '{"wind":1}'], '--options: '],
    [[...good, '--budget', '0'], '--budget: 0 is not'],
    [[...good, '--sprt', '10'], '--sprt: 10 is not two numbers of Elo'],
    [[...good, '--sprt', '10,'], '--sprt: 10, is not'],
    [[...good, '--sprt', '50,0'], '--sprt: 50,0 is not'],
    [[...good, '--fast'], '--fast'],
    [[...good, 'more'], 'more'],
  ])('refuses %j', (args, message) => {
    expect(() => planSimulation(args, 1)).toThrow(UsageError)
    expect(() => planSimulation(args, 1)).toThrow(message)
  })
})

describe('simulate', { timeout: 60_000 }, () => {
  it('tells one entry for each seat named, shares adding up to one', async () => {
    const result = await run('--games', '20')
    expect(result.games).toBe(60)
    expect(result.seats.map((seat) => seat.kind)).toEqual(['conductor', 'random', 'random'])
    expect(result.seats.reduce((sum, seat) => sum + seat.winShare, 0)).toBeCloseTo(1, 10)
    for (const { winShare, interval } of result.seats) {
      expect(interval[0]).toBeLessThanOrEqual(winShare)
      expect(interval[1]).toBeGreaterThanOrEqual(winShare)
    }
    expect(result.seats[0]?.winShare).toBeGreaterThan(0.6)
    expect(result.seats[0]?.elo).toBeGreaterThan(result.seats[1]?.elo ?? Infinity)
  })

  it('gives the same figures again, times apart, on any number of threads', async () => {
    const figures = async (...more: string[]) => {
      const { seats } = await run('--seats', 'engineer,greedy', '--games', '4', '--iterations', '30', ...more)
      return seats.map(({ winShare, interval, meanScore }) => ({ winShare, interval, meanScore }))
    }
    const once = await figures()
    expect(await figures('--workers', '2')).toEqual(once)
    expect(await figures('--seed', '2')).not.toEqual(once)
  })

  it('[EX-42] counts a victory of partners for the side: half of all games is par', async () => {
    const partners = ['--game', 'express', '--seats', 'greedy,random,greedy,random', '--games', '1']
    const { seats } = await run(...partners, '--options', '{"partners":true}')
    expect(seats.map((seat) => seat.winShare)).toEqual([1, 0, 1, 0])
    expect(seats[0]?.elo).toBeGreaterThan(seats[1]?.elo ?? Infinity)
    const alone = await run(...partners)
    expect(alone.seats.reduce((sum, seat) => sum + seat.winShare, 0)).toBeCloseTo(1, 10)
  })

  it('plays the same deals from every seat: like against like comes out even', async () => {
    const { seats } = await run('--seats', 'conductor,conductor', '--games', '10')
    expect(seats.map((seat) => seat.winShare)).toEqual([0.5, 0.5])
    expect(seats[0]?.elo).toBe(0)
  })

  it('seats a player from the tests that sees everything', async () => {
    const { seats } = await run('--seats', 'clairvoyant,random', '--games', '2', '--iterations', '100')
    expect(seats[0]?.winShare).toBeGreaterThan(0.5)
  })

  it('stops when the test has its answer, alike on any number of threads', async () => {
    const flags = ['--games', '300', '--sprt', '0,100']
    const once = await run(...flags)
    expect(once.sprt?.verdict).toBe('elo1')
    expect(once.deals).toBe(once.sprt?.deals)
    expect(once.deals).toBeLessThan(300)
    const again = await run(...flags, '--workers', '2')
    expect(again.sprt).toEqual(once.sprt)
    expect(again.seats.map((seat) => seat.winShare)).toEqual(once.seats.map((seat) => seat.winShare))
    expect(readable(once)).toContain('conductor is better (rather 100 Elo than 0)')
  })

  it('begins no deal after its budget', async () => {
    const { deals } = await run('--seats', 'dispatcher,dispatcher', '--games', '200', '--budget', '1')
    expect(deals).toBeGreaterThan(0)
    expect(deals).toBeLessThan(200)
  })

  it('reads as a table', async () => {
    const text = readable(await run('--games', '3'))
    expect(text.split('\n')).toHaveLength(7)
    expect(text).toContain('tennessee-central: 9 games, seed 1')
    expect(text).toMatch(/conductor +\d+\.\d% +\d+\.\d% to \d+\.\d%/)
  })
})
