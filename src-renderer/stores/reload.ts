import type { Pinia } from 'pinia'
import { useGames } from './games.ts'
import { usePlayers } from './players.ts'
import { useSettings } from './settings.ts'
import { useTable } from './table.ts'

/** Asks main again for everything the page shows. */
export async function reload(pinia: Pinia): Promise<void> {
  const table = useTable(pinia)
  const id = table.table?.id
  await Promise.all([
    useSettings(pinia).load(),
    useGames(pinia).load(),
    usePlayers(pinia).load(),
    id === undefined ? undefined : table.open(id),
  ])
}
