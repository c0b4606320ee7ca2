/**
 * Kills a playing process at random moments. After each kill the store must open in order and hold every step
 * that was acknowledged, and at most the one under way. `node test/store/kill.ts --kills 500`
 */
import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextInt, seedRandom } from '../../src-main/rules/random.ts'
import { openStore } from '../../src-main/store/open.ts'
import { held, type Model, newModel, nextStep } from './kill-model.ts'

const HALF_A_DAY = 12 * 60 * 60 * 1000
const CHILD = join(import.meta.dirname, 'kill-child.ts')

export interface KillReport {
  readonly kills: number
  /** Steps that were acknowledged before a kill; all of them were found again. */
  readonly acknowledged: number
  /** Kills that came between a step and its acknowledgement. */
  readonly oneMore: number
  /** Kills while the store was still opening. */
  readonly whileOpening: number
  readonly games: number
}

interface Life {
  readonly dir: string
  readonly seed: string
  readonly steps: number
  readonly time: number
}

/** Lets a process play until `delay` ms after its start, or after its first step; the last acknowledged step. */
function playAndKill({ dir, seed, steps, time }: Life, delay: number, fromStart: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const args = [CHILD, dir, seed, String(steps), String(time)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    let complaint = ''
    let doomed = false
    const doom = () => {
      if (doomed) return
      doomed = true
      setTimeout(() => child.kill('SIGKILL'), delay)
    }
    if (fromStart) doom()
    child.stdout.on('data', (bytes: Buffer) => {
      printed += bytes.toString()
      doom()
    })
    child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`the player ended by itself (${code}): ${complaint}`))
      else resolve(Number(printed.trimEnd().split('\n').at(-1) ?? 0) || steps)
    })
  })
}

/** The newest games of the model, as the store shows them. */
const shown = (model: Model, most: number) =>
  model.games.slice(-most).map(({ id, state, line, redo, hints }) => ({ id, state, line, redo, hints }))

/** Opens what a kill left and compares it with the model, which goes on to the steps the store holds. */
function examine(dir: string, time: number, model: Model, acknowledged: number, most: number): boolean {
  const store = openStore({ dir, now: () => time })
  try {
    if (store.notices.length > 0) throw new Error(`unexpected notice ${JSON.stringify(store.notices)}`)
    while (model.steps < acknowledged) nextStep(model)
    const found = held(store, most)
    if (isDeepStrictEqual(found, shown(model, most))) return false
    nextStep(model)
    if (isDeepStrictEqual(found, shown(model, most))) return true
    throw new Error(`step ${acknowledged} was acknowledged, but the store holds something else`)
  } finally {
    store.close()
    const db = new Database(join(dir, 'depot.db'), { readonly: true })
    const verdict = db.pragma('quick_check', { simple: true })
    db.close()
    if (verdict !== 'ok') throw new Error(`quick_check: ${String(verdict)}`)
  }
}

/** Runs the test; rejects at the first loss. */
export async function runKills(
  kills: number,
  seed: string,
  onProgress: (kills: number) => void = () => undefined,
): Promise<KillReport> {
  const dir = mkdtempSync(join(tmpdir(), 'depot-kill-'))
  const random = seedRandom(`kill ${seed}`)
  const model = newModel(seed)
  let time = Date.UTC(2026, 0, 1)
  let oneMore = 0
  let acknowledged = 0
  let whileOpening = 0
  try {
    for (let kill = 0; kill < kills; kill++) {
      // Every second start makes a backup, which some of the kills meet.
      time += HALF_A_DAY
      const fromStart = nextInt(random, 4) === 0
      const life = { dir, seed, steps: model.steps, time }
      const last = await playAndKill(life, nextInt(random, fromStart ? 400 : 120), fromStart)
      acknowledged += last - life.steps
      if (last === life.steps) whileOpening++
      if ((kill + 1) % 50 === 0) onProgress(kill + 1)
      if (examine(dir, time, model, last, kill === kills - 1 ? 500 : 3)) oneMore++
    }
    return { kills, acknowledged, oneMore, whileOpening, games: model.games.length }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

export const inWords = (report: KillReport): string =>
  `${report.kills} kills, ${report.acknowledged} acknowledged steps in ${report.games} games: none lost, ` +
  `${report.oneMore} kills one step further, ${report.whileOpening} before the first step`

if (import.meta.main) {
  const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } })
  const progress = (done: number) => console.log(`${done} kills`)
  console.log(inWords(await runKills(Number(values.kills ?? 500), values.seed ?? '1', progress)))
}
