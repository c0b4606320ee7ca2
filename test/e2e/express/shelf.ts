/** Games put on the shelf with a deal of our own: the page can type in a seed, but no cards. */
import { LIVERIES } from '#shared/contract/values.ts'
import { express } from '#shared/games/express/info.ts'
import type { ExpressAction, ExpressDeal, ExpressOptions } from '#shared/games/express/types.ts'
import { openStore } from '../../../src-main/store/open.ts'
import type { Depot } from '../support/depot.ts'

export interface Shelved {
  readonly people: readonly string[]
  readonly options: ExpressOptions
  readonly deal: ExpressDeal
  /** Played before the game is opened. */
  readonly actions: readonly { seat: number; action: ExpressAction }[]
}

/** Stores an open game of Express while the application is away, and starts it again. Returns the game's id. */
export async function shelve(depot: Depot, { people, options, deal, actions }: Shelved): Promise<string> {
  await depot.stop()
  const store = openStore({ dir: depot.dataDir, now: Date.now })
  const { id } = store.createGame({
    ...{ game: express.id, rules: express.rulesVersion, seed: 'shelf', seeded: true, nonce: 'shelf' },
    options: options,
    deal: deal,
    seats: people.map((name, seat) => ({ name, kind: 'human', livery: LIVERIES[seat] ?? 'plum' })),
  })
  for (const { seat, action } of actions) {
    store.append(id, { seat, action: action, ms: 1000, hints: 0, takebacks: 0 })
  }
  store.close()
  await depot.startAgain()
  return id
}
