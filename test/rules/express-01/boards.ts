/** Boards to try the route solver on: positions of random play, and boards crowded on purpose. */
import { boards } from '#shared/games/express-01/boards.ts'
import { type BoardId } from '#shared/games/express-01/values.ts'
import { standardCatalogues } from '../../../src-main/rules/express-01/card-set/catalogue.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { networkOf } from '../../../src-main/rules/express-01/bonus.ts'
import type { Network } from '../../../src-main/rules/express-01/route/legs.ts'
import { nextInt, seedRandom } from '../../../src-main/rules/random.ts'

/** The network after every tenth action of a game of random play. */
export function networksOfPlay(board: BoardId, seed: string): Network[] {
  const networks: Network[] = []
  const options = { board, length: 'long', blackEngineShare: 'any-payment' } as const
  const state = express01.setup({ options, seats: 4, seed })
  const random = seedRandom(`play ${seed}`)
  for (let n = 1; express01.deciders(state).length > 0; n++) {
    const seat = express01.deciders(state)[0] as number
    express01.play(state, seat, express01.randomAction(state, seat, random))
    if (n % 10 === 0) networks.push(networkOf(standardCatalogues[board], structuredClone(state)))
  }
  return networks
}

/** Every space covered at random, borders disregarded: dense centres, long chains, doubles, reused track. */
export function crowdedNetwork(board: BoardId, seed: string): Network {
  const { kinds, pieces, firsts } = standardCatalogues[board]
  const random = seedRandom(`crowd ${seed}`)
  const dense = nextInt(random, 3) > 0
  return {
    board: boards[board],
    pieces: boards[board].spaces.map((space, i) => {
      if (nextInt(random, 8) === 0) return undefined
      const types = new Set((firsts[i] as readonly number[]).map((kind) => kinds[kind]?.type))
      const fitting = pieces.filter((p) => types.has(p.data.type) && (!dense || p.data.stage > 1))
      return fitting[nextInt(random, fitting.length)]
    }),
  }
}
