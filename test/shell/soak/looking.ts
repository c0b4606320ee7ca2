/** What people do between two games: look at history and statistics, replay, export and import, back up. */
import type { Ask } from './people.ts'

const PART = 50_000

async function exported(ask: Ask, id: string): Promise<string> {
  const { text } = await ask('history.export', { selection: { ids: [id] }, form: 'json' })
  await ask('history.export', { selection: { ids: [id] }, form: 'csv' })
  return text
}

async function imported(ask: Ask, text: string): Promise<void> {
  const { upload } = await ask('import.begin', {})
  for (let from = 0; from < text.length; from += PART)
    await ask('import.part', { upload, text: text.slice(from, from + PART) })
  const { counts } = await ask('import.end', { upload })
  if (counts.known !== 1) throw new Error(`the game is not known again: ${JSON.stringify(counts)}`)
}

/** After the `nth` game, `id`. Every tenth time a backup is made, every thirtieth the newest is brought back. */
export async function lookBack(ask: Ask, id: string, nth: number): Promise<void> {
  const page = { order: 'played', descending: true, limit: 20 } as const
  await ask('history.search', { ...page, filter: {} })
  await ask('history.search', { ...page, filter: { text: 'ada', states: ['finished'] } })
  await ask('history.choices', {})
  await ask('games.list', { states: ['open', 'finished', 'abandoned'], offset: 0, limit: 20 })
  await ask('statistics.read', { filter: {}, player: 1 })
  const replay = await ask('replay.open', { id })
  for (const viewer of ['all', 'public', 0] as const) await ask('replay.at', { id: replay.id, at: 5, viewer })
  await ask('history.tag', { ids: [id], add: [`evening ${nth % 5}`], remove: [] })
  await imported(ask, await exported(ask, id))
  if (nth % 10 === 9) {
    const [newest] = await ask('backups.make', {})
    if (nth % 30 === 29 && newest) await ask('backups.restore', { number: newest.number })
  }
}
