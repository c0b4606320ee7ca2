/** The people of the household. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Player } from '#shared/contract/games.ts'
import { useAsk } from './ask.ts'

/** What can be done with a player, as keys of the settings' texts. */
export const PLAYER_CHANGES = ['rename', 'pin', 'merge', 'remove'] as const
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
  const rename = async (id: number, name: string): Promise<boolean> =>
    adopt(await ask('players.rename', { id, name }))
  const merge = async (from: number, into: number): Promise<boolean> =>
    adopt(await ask('players.merge', { from, into }))
  const remove = async (id: number): Promise<boolean> => adopt(await ask('players.delete', { id }))
  const setPin = async (id: number, pin: string | null): Promise<boolean> =>
    adopt(await ask('players.pin', { id, pin }))

  return { players, load, rename, merge, remove, setPin }
})
