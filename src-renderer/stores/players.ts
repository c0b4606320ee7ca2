/** The people of the household. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Player } from '#shared/contract/games.ts'
import { useAsk } from './ask.ts'

/** What can be done with a player, as keys of the settings' texts; `forgot` with one who has a PIN. */
export const PLAYER_CHANGES = ['rename', 'pin', 'forgot', 'merge', 'remove'] as const
export type PlayerChange = (typeof PLAYER_CHANGES)[number]

export const usePlayers = defineStore('players', () => {
  const ask = useAsk()
  const players = shallowRef<readonly Player[]>([])

  /** Keeps the new list; false when main refused. */
  const adopt = (list: readonly Player[] | undefined): boolean => {
    if (list) players.value = list
    return !!list
  }
  const load = async (): Promise<boolean> => adopt(await ask('players.list', {}))
  // `proof`: the PIN that a player has today, empty where there is none.
  const rename = async (id: number, name: string, proof: string): Promise<boolean> =>
    adopt(await ask('players.rename', { id, name, ...(proof && { proof }) }))
  const merge = async (from: number, into: number, proofs: readonly [string, string]): Promise<boolean> => {
    const [proof, proofInto] = proofs
    const given = { ...(proof && { proof }), ...(proofInto && { proofInto }) }
    return adopt(await ask('players.merge', { from, into, ...given }))
  }
  const remove = async (id: number, proof: string): Promise<boolean> =>
    adopt(await ask('players.delete', { id, ...(proof && { proof }) }))
  const setPin = async (id: number, pin: string | null, proof: string): Promise<boolean> =>
    adopt(await ask('players.pin', { id, pin, ...(proof && { proof }) }))
  const forgetPin = async (id: number): Promise<boolean> => adopt(await ask('players.forgot-pin', { id }))
  /** How many running games a forgotten PIN gives up: those shared with others. */
  const sharedGames = async (id: number): Promise<number | undefined> => {
    const filter = { states: ['open'], players: [id], levels: ['human'] } as const
    return (await ask('history.search', { filter, order: 'played', descending: true, limit: 1 }))?.total
  }

  return { players, load, rename, merge, remove, setPin, forgetPin, sharedGames }
})
