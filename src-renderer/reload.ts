import type { Pinia } from 'pinia'
import { useGames } from './stores/games.ts'
import { usePlayers } from './stores/players.ts'
import { useSettings } from './stores/settings.ts'
import { useTable } from './stores/table.ts'

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
