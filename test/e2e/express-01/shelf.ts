/** A long game of Express 01 put on the shelf near its end: nobody would play hours of it in a test. */
import { LIVERIES } from '#shared/contract/values.ts'
import type { BoardId } from '#shared/games/express-01/values.ts'
import { express01 as info } from '#shared/games/express-01/info.ts'
import type { Express01Action, Express01Options } from '#shared/games/express-01/types.ts'
import { nextInt, seedRandom } from '../../../src-main/rules/random.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { openStore } from '../../../src-main/store/open.ts'
import type { Depot } from '../support/depot.ts'

interface Played {
  readonly seed: string
  readonly options: Express01Options
  readonly actions: readonly { seat: number; action: Express01Action }[]
}

/** A random long game over a network of some size; `seats` decide as the rules allow, to the end. */
export function longGame(board: BoardId, seats: number): Played {
  const options = { board, length: 'long', blackEngineShare: 'any-payment' } as const
  for (let n = 0; ; n++) {
    const seed = `long ${board} ${n}`
    const random = seedRandom(seed)
    const state = express01.setup({ options, seats, seed })
    const actions: { seat: number; action: Express01Action }[] = []
    for (let due = express01.deciders(state); due.length > 0; due = express01.deciders(state)) {
      const seat = due[nextInt(random, due.length)] ?? 0
      const action = express01.randomAction(state, seat, random)
      actions.push({ seat, action })
      express01.play(state, seat, action)
    }
    if (express01.view(state, 'public').upgraded >= 24) return { seed, options, actions }
  }
}

/** Stores it while the application is away, but for its last `turns` turns, and starts it again. The game's id. */
export async function shelveNearEnd(
  depot: Depot,
  people: readonly string[],
  { seed, options, actions }: Played,
  turns: number,
): Promise<string> {
  await depot.stop()
  const store = openStore({ dir: depot.dataDir, now: Date.now })
  const { id } = store.createGame({
    ...{ game: info.id, rules: info.rulesVersion, seed, seeded: true, nonce: 'shelf' },
    options: options,
    seats: people.map((name, seat) => ({ name, kind: 'human', livery: LIVERIES[seat] ?? 'plum' })),
  })
  const begins = actions.flatMap(({ action }, at) => (action.do === 'pair' ? [at] : []))
  for (const { seat, action } of actions.slice(0, begins.at(-turns))) {
    store.append(id, { seat, action, ms: 1000, hints: 0, takebacks: 0 })
  }
  store.close()
  await depot.startAgain()
  return id
}
