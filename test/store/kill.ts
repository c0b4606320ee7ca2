/**
 * Kills a process at random moments of play, import, backup, restoring and change of format. After each kill the
 * store must open in order and hold every step that was acknowledged, and at most the one under way.
 * `node test/store/kill.ts --kills 2000`
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { serialize } from 'node:v8'
import { nextInt, seedRandom } from '../../src-main/rules/random.ts'
import { openStore } from '../../src-main/store/open.ts'
import { live, readSound } from './kill-life.ts'
import { expected, held, type Model, newModel, nextStep } from './kill-model.ts'
import { upgrades } from './kill-upgrade.ts'

const HALF_A_DAY = 12 * 60 * 60 * 1000
/** Games compared after a kill: more than one import brings. The last kill compares them all. */
const NEWEST = 8

/** What a kill interrupted: a step of the model, an opening, or a change of format. */
type Moment = 'play' | 'import' | 'backup' | 'restore' | 'opening' | 'format'

export interface KillReport {
  readonly kills: number
  /** Steps that were acknowledged before a kill; all of them were found again. */
  readonly acknowledged: number
  /** Kills that came between a step and its acknowledgement. */
  readonly oneMore: number
  readonly during: Readonly<Record<Moment, number>>
  readonly games: number
}

/**
 * Opens what a kill left and compares it with the model, which goes on to the steps the store holds; whether that
 * is one more than was acknowledged.
 */
function examine(dir: string, time: number, model: Model, most: number): boolean {
  const store = openStore({ dir, now: () => time })
  try {
    if (store.notices.length > 0) throw new Error(`unexpected notice ${JSON.stringify(store.notices)}`)
    const found = held(store, most)
    if (isDeepStrictEqual(found, expected(model, most))) return false
    const acknowledged = model.steps
    const { kind } = nextStep(model)
    if (isDeepStrictEqual(found, expected(model, most))) return true
    throw new Error(
      `step ${acknowledged} was acknowledged before ${kind}, but the store holds something else`,
    )
  } finally {
    store.close()
    readSound(dir, () => undefined)
  }
}

/** The kind of the step after the model's last, which is not taken. */
const nextKind = (model: Model): Moment =>
  nextStep({
    ...model,
    random: structuredClone(model.random),
    games: structuredClone(model.games),
  }).kind

/** Runs the test; rejects at the first loss. Every eighth kill meets a change of format. */
export async function runKills(
  kills: number,
  seed: string,
  onProgress: (kills: number) => void = () => undefined,
): Promise<KillReport> {
  const base = mkdtempSync(join(tmpdir(), 'depot-kill-'))
  const dir = join(base, 'played')
  const cache = join(base, 'compiled')
  const played = join(base, 'model')
  const random = seedRandom(`kill ${seed}`)
  const model = newModel(seed)
  const during = { play: 0, import: 0, backup: 0, restore: 0, opening: 0, format: 0 }
  let time = Date.UTC(2026, 0, 1)
  let oneMore = 0
  let acknowledged = 0
  try {
    const old = upgrades(join(base, 'old'), cache)
    for (let kill = 0; kill < kills; kill++) {
      if (kill > 0 && kill % 50 === 0) onProgress(kill)
      if (kill % 8 === 7) {
        during[(await old.kill(nextInt(random, 300))) ? 'format' : 'opening']++
        continue
      }
      // Every second start makes a backup, which some of the kills meet.
      time += HALF_A_DAY
      const from = nextInt(random, 6) === 0 ? 'opening' : 'step'
      const delay = nextInt(random, from === 'opening' ? 60 : 200)
      const before = model.steps
      writeFileSync(played, serialize(model))
      const last = Number((await live(cache, [dir, played, time], delay, from)).at(-1))
      if (last > before) {
        acknowledged += last - before
        while (model.steps < last) nextStep(model)
        during[nextKind(model)]++
      } else during.opening++
      if (examine(dir, time, model, kill >= kills - 2 ? 5000 : NEWEST)) oneMore++
    }
    return { kills, acknowledged, oneMore, during, games: model.games.length }
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

export function inWords({ kills, acknowledged, oneMore, during, games }: KillReport): string {
  const { play, opening, format, backup, restore } = during
  return (
    `${kills} kills (in play ${play}, import ${during.import}, backup ${backup}, restoring ${restore}, change of ` +
    `format ${format}, opening ${opening}), ${acknowledged} acknowledged steps, ${games} games at the end: none ` +
    `lost; ${oneMore} kills came between a step and its acknowledgement`
  )
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } })
  const progress = (done: number) => console.log(`${done} kills`)
  console.log(inWords(await runKills(Number(values.kills ?? 2000), values.seed ?? '1', progress)))
}
