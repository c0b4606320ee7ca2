/** Finished games put into the application's data while it is away. */
import { openStore } from '../../../src-main/store/open.ts'
import type { WholeGame } from '../../../src-main/store/adopt.ts'
import { makeGame } from '../../support/make-games.ts'
import type { Depot } from './depot.ts'

/** Really played games of Tennessee Central, rated and finished, Ada in the first seat of each; their ids. */
export async function moveIn(depot: Depot, games: number): Promise<readonly string[]> {
  const made: WholeGame[] = []
  for (let n = 0; made.length < games; n++) {
    const game = makeGame('household', n, n / (games * 3))
    const [first, ...others] = game.seats
    const alone = others.every(({ kind }) => kind !== 'human')
    if (game.game !== 'tennessee-central' || game.state !== 'finished' || !first || !alone) continue
    const seats = [{ ...first, name: 'Ada' }, ...others]
    made.push({ ...game, seats, assisted: made.length === 0, seeded: false })
  }
  await depot.stop()
  const store = openStore({ dir: depot.dataDir, now: Date.now })
  const ids = store.past.adopt(made)
  store.close()
  await depot.startAgain()
  return ids
}
