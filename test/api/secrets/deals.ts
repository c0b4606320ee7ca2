/** Games to walk about in: each played out by chance once, so that a walk can begin anywhere in it. */
import { LIVERIES } from '#shared/contract/values.ts'
import type { Json, SeatKind } from '#shared/games/common.ts'
import { rulesOf } from '../../../src-main/rules/games.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import type { WholeGame } from '../../../src-main/store/adopt.ts'
import type { StoredAction } from '../../../src-main/store/store.ts'
import { sealOfContents } from '../../../src-main/table/record.ts'

export interface Deal {
  readonly game: string
  readonly options: object
  readonly kinds: readonly SeatKind[]
}

const MATCHES: readonly (readonly [game: string, options: object])[] = [
  ['tennessee-central', { locomotive: 'top' }],
  ['express', { match: 'hand' }],
  ['express-01', { board: 'germany' }],
]
const TABLES: readonly (readonly SeatKind[])[] = [
  ['human', 'apprentice'],
  ['human', 'human'],
  ['apprentice', 'human', 'human'],
]
/** All three games, with one person and with several. */
export const DEALS: readonly Deal[] = MATCHES.flatMap(([game, options]) =>
  TABLES.map((kinds) => ({ game, options, kinds })),
)

/** Whoever sits first at a table is drawn: not all have met. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora']
const played = new Map<string, readonly StoredAction[]>()

function actionsOf({ game, options, kinds }: Deal, seed: string): readonly StoredAction[] {
  const key = JSON.stringify([game, options, kinds, seed])
  const known = played.get(key)
  if (known) return known
  const rules = rulesOf(game)
  if (!rules) throw new Error(`no rules of ${game}`)
  const random = seedRandom(`walk ${seed}`)
  const state = rules.setup({ options: rules.schemas.options.parse(options), seats: kinds.length, seed })
  const actions: StoredAction[] = []
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const action = rules.randomAction(state, seat, random) as Json
    actions.push({ seat, action, ms: 1, hints: 0, takebacks: 0 })
    rules.play(state, seat, action)
  }
  played.set(key, actions)
  return actions
}

/**
 * A game in progress. `share`: how much of it is played, 0 to 1; above 1 only so many decisions are left. `first`: the
 * number of its first person.
 */
export function dealt(deal: Deal, seed: string, share: number, first: number): WholeGame {
  const { game, options, kinds } = deal
  const rules = rulesOf(game)
  if (!rules) throw new Error(`no rules of ${game}`)
  const actions = actionsOf(deal, seed)
  const at = share > 1 ? actions.length - share : Math.floor(actions.length * share)
  const people = kinds.flatMap((kind, seat) => (kind === 'human' ? [seat] : []))
  const content = {
    game,
    rules: rules.info.rulesVersion,
    options: rules.schemas.options.parse(options) as Json,
    seats: kinds.map((kind, seat) => ({
      name:
        kind === 'human'
          ? (NAMES[(first + people.indexOf(seat)) % NAMES.length] ?? 'Dora')
          : `Computer ${seat + 1}`,
      kind,
      livery: LIVERIES[seat] ?? ('plum' as const),
      ...(kind !== 'human' && { botSeed: `bot-canary-${seed}-${seat}` }),
    })),
    seed,
    nonce: `nonce-canary-${seed}`,
  }
  return {
    ...content,
    seal: sealOfContents(content),
    ...{ state: 'open', assisted: false, seeded: false, imported: false, tags: [] },
    actions: actions.slice(0, Math.max(0, at)),
  }
}
