import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFileSync, writeFileSync } from 'node:fs'
import { planSimulation } from '../../src-main/cli/simulate-plan.ts'
import type { Simulation } from '../../src-main/cli/simulate-statistics.ts'
import { runSimulation } from '../../src-main/cli/simulate.ts'
import { cli, Folder } from './support.ts'
import '../support/games.ts'

let folder: Folder
beforeEach(() => void (folder = new Folder()))
afterEach(() => folder.remove())

const GAME = ['--game', 'tennessee-central', '--seats', 'conductor,greedy,random']
const run = (...more: string[]) => runSimulation(planSimulation([...GAME, ...more], 1))
const figures = ({ games, seats }: Simulation) => [
  games,
  ...seats.map((s) => [s.winShare, s.interval, s.meanScore]),
]

describe('simulate --resume', { timeout: 60_000 }, () => {
  it('goes on where it was broken off, to the same figures', async () => {
    const file = folder.write('run.jsonl', '')
    await expect(run('--games', '3', '--resume', file)).rejects.toThrow('is not the journal of an arena run')
    const fresh = `${folder.path}/fresh.jsonl`
    await run('--games', '3', '--resume', fresh)
    const lines = readFileSync(fresh, 'utf8').split('\n')
    expect(lines).toHaveLength(5)
    // Killed while it wrote its third deal.
    writeFileSync(fresh, [...lines.slice(0, 3), lines[3]!.slice(0, 40)].join('\n'))
    let played = 0
    const plan = planSimulation([...GAME, '--games', '6', '--resume', fresh], 1)
    const resumed = await runSimulation(plan, () => played++)
    expect(played).toBe(4)
    expect(figures(resumed)).toEqual(figures(await run('--games', '6')))
    expect(readFileSync(fresh, 'utf8').split('\n')).toHaveLength(8)
  })

  it('plays nothing when all is played, and tells fewer when fewer are asked for', async () => {
    const file = `${folder.path}/run.jsonl`
    const six = await run('--games', '6', '--resume', file)
    const before = readFileSync(file, 'utf8')
    expect(await run('--games', '6', '--resume', file)).toEqual(six)
    expect(figures(await run('--games', '4', '--resume', file))).toEqual(figures(await run('--games', '4')))
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it('refuses the journal of another run, and leaves it as it is', async () => {
    const file = `${folder.path}/run.jsonl`
    await run('--games', '2', '--resume', file)
    const before = readFileSync(file, 'utf8')
    const { code, err } = await cli('simulate', ...GAME, '--seed', '2', '--resume', file)
    expect(code).toBe(2)
    expect(err).toContain('belongs to another run')
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it('names a place that cannot be written', async () => {
    const { code, err } = await cli('simulate', ...GAME, '--resume', `${folder.path}/none/run.jsonl`)
    expect(code).toBe(2)
    expect(err).toBe(`--resume: ${folder.path}/none/run.jsonl: there is no such file or folder\n`)
  })
})
