/** How long main is ever blocked while computers think: the real application in this process, its threads beside it. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { at } from './paths.mjs'
import { freshDir } from './served-depot.mjs'

const SEATS = [
  { name: 'Ada', kind: 'director', livery: 'plum' },
  { name: 'Ben', kind: 'director', livery: 'teal' },
  { name: 'Cleo', kind: 'dispatcher', livery: 'rust' },
]

/** Milliseconds of delay of a 1 ms timer, over whole games between the strongest computers. */
export async function measureLoop(games) {
  const { openApplication } = await import(at('src-main/shell/application.ts'))
  const { dir, remove } = freshDir()
  const application = openApplication({
    dataDir: dir,
    worker: at('src-main/games/worker.ts'),
    version: '0',
    shell: 'local',
  })
  const ask = async (name, input) => {
    const reply = await application.handle(name, input)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  await ask('settings.set', { speed: 'instant', thinkingMs: 1000 })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let actions = 0
  for (let i = 0; i < games; i++) {
    const options = { locomotive: 'top' }
    const { id } = await ask('games.create', { game: 'tennessee-central', options, seats: SEATS })
    const over = new Promise((resolve) => {
      const off = application.on((event) => {
        if (event.type !== 'table.changed' || event.table.state !== 'finished') return
        off()
        actions += event.table.at
        resolve()
      })
    })
    delay.enable()
    await ask('table.open', { id })
    await over
    delay.disable()
  }
  await application.close()
  remove()
  const ms = (nanoseconds) => Math.round(nanoseconds / 1e5) / 10
  return { actions, p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) }
}
