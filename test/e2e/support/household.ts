/** Games put into the application's data while it is away. */
import { openStore } from '../../../src-main/store/open.ts'
import type { WholeGame } from '../../../src-main/store/adopt.ts'
import { makeGame } from '../../support/make-games.ts'
import type { Depot } from './depot.ts'

/** Really played games of this kind, rated and finished, Ada in the first seat of each; their ids. */
export async function moveIn(depot: Depot, id: string, games: number): Promise<readonly string[]> {
  const made: WholeGame[] = []
  for (let n = 0; made.length < games; n++) {
    const game = makeGame('household', n, n / (games * 3))
    const [first, ...others] = game.seats
    const alone = others.every(({ kind }) => kind !== 'human')
    if (game.game !== id || game.state !== 'finished' || !first || !alone) continue
    const seats = [{ ...first, name: 'Ada' }, ...others]
    made.push({ ...game, seats, assisted: made.length === 0, seeded: false })
  }
  return putIn(depot, made)
}

/** A really played game of this kind, finished, whoever sat at it. */
export function over(game: string): WholeGame {
  for (let n = 0; n < 5000; n++) {
    const made = makeGame('over', n, 0.5)
    if (made.game === game && made.state === 'finished') return made
  }
  throw new Error(`no finished game of ${game}`)
}

/** A really played game of this kind, Ada alone against computers, as it was when it was her turn again. */
export function inProgress(game: string, least: number): WholeGame {
  for (let n = 0; n < 5000; n++) {
    const { result: _, ...made } = makeGame('in progress', n, 0.5)
    const [first, ...others] = made.seats
    const alone = others.every(({ kind }) => kind !== 'human')
    const at = made.actions.findIndex(({ seat }, i) => i >= least && seat === 0)
    if (made.game !== game || !first || !alone || at < 0) continue
    const seats = [{ ...first, name: 'Ada' }, ...others]
    return { ...made, seats, state: 'open', actions: made.actions.slice(0, at) }
  }
  throw new Error(`no game of ${game}`)
}

/** Stores games while the application is away, and starts it again; their ids. */
export async function putIn(depot: Depot, games: readonly WholeGame[]): Promise<readonly string[]> {
  await depot.stop()
  const store = openStore({ dir: depot.dataDir, now: Date.now })
  const ids = store.past.adopt(games)
  store.close()
  await depot.startAgain()
  return ids
}
