/** The games as Home and History list them. */
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { GameSummary, NewGame } from '#shared/contract/games.ts'
import { useAsk } from './ask.ts'

const OPEN_AT_MOST = 60
const RECENT = 12

export const useGames = defineStore('games', () => {
  const ask = useAsk()
  const loaded = ref(false)
  const open = shallowRef<readonly GameSummary[]>([])
  const recent = shallowRef<readonly GameSummary[]>([])
  const pastTotal = ref(0)

  async function load(): Promise<void> {
    const [running, past] = await Promise.all([
      ask('games.list', { states: ['open'], offset: 0, limit: OPEN_AT_MOST }),
      ask('games.list', { states: ['finished', 'abandoned'], offset: 0, limit: RECENT }),
    ])
    if (running) open.value = running.games
    if (past) {
      recent.value = past.games
      pastTotal.value = past.total
    }
    loaded.value = true
  }
  /** A page of the past games, newest first. */
  const past = (offset: number, limit: number) =>
    ask('games.list', { states: ['finished', 'abandoned'], offset, limit })

  /** The id of the new game, or nothing when it was refused. */
  const create = async (game: NewGame): Promise<string | undefined> => (await ask('games.create', game))?.id
  const again = async (id: string): Promise<string | undefined> => (await ask('games.again', { id }))?.id
  async function abandon(id: string): Promise<boolean> {
    const done = await ask('games.abandon', { id })
    if (done) await load()
    return !!done
  }

  return { loaded, open, recent, pastTotal, load, past, create, again, abandon }
})
