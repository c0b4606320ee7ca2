/** Sets up any position of Express 01 for a test, by moving cards of a fixed start to where they are wanted. */
import type { BoardId } from '#shared/games/express-01/values.ts'
import type { Express01Action, Express01Options } from '#shared/games/express-01/types.ts'
import { apply } from '../../../src-main/rules/game.ts'
import { standardCatalogues } from '../../../src-main/rules/express-01/card-set/catalogue.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { IN_DECK, inHandOf, ON_BOARD, shareOf } from '../../../src-main/rules/express-01/places.ts'
import { PHASE, type State } from '../../../src-main/rules/express-01/state.ts'

interface Wanted {
  /** Version of the rules; today's where it is not given. */
  rules?: number
  options?: Partial<Express01Options>
  seats?: number
  /** Space to card; a card that lies turned is written with a trailing `*`. */
  board?: Record<string, string>
  hands?: string[][]
  shares?: string[][]
  /** By seat: spaces whose base cards it took; those of `board` without an owner go to seat 0. */
  bases?: string[][]
  /** Decks (top first) whose order matters; the rest keep theirs. */
  tops?: Record<string, string[]>
  turnCard?: number[]
  gone?: boolean[]
  turn?: number
  phase?: keyof typeof PHASE
  pair?: 0 | 1 | 2
  step?: 0 | 1
  credit?: 0 | 1 | 2
  engine?: number
  round?: number
  opening?: boolean
  west?: boolean
  /** Idle rounds before this one. */
  idle?: number
}

export function position(wanted: Wanted): State {
  const options = { board: 'germany' as BoardId, length: 'short' as const, ...wanted.options }
  const seats = wanted.seats ?? 3
  const s = express01.setup({
    options: { blackEngineShare: 'any-payment', ...options },
    seats,
    seed: 'position',
    ...(wanted.rules !== undefined && { rules: wanted.rules }),
  })
  const c = standardCatalogues[options.board]
  const card = (code: string): number => {
    const found = c.cardOf.get(code)
    if (found === undefined) throw new Error(`no card ${code}`)
    return found
  }
  const space = (code: string): number => c.board.spaces.findIndex((x) => x.code === code)
  const take = (code: string): number => {
    const found = card(code)
    s.decks = s.decks.map((deck) => deck.filter((other) => other !== found))
    return found
  }

  s.place.forEach((place, found) => {
    if (place === IN_DECK) return
    s.place[found] = IN_DECK
    ;(s.decks[c.deckOf[found] as number] as number[]).unshift(found)
  })
  for (const [where, what] of Object.entries(wanted.board ?? {})) {
    const found = take(what.replace('*', ''))
    s.place[found] = ON_BOARD
    s.cards[space(where)] = found
    s.turned[space(where)] = what.endsWith('*')
  }
  wanted.hands?.forEach((hand, seat) =>
    hand.forEach((code) => {
      const found = take(code)
      s.place[found] = inHandOf(seat)
      s.known[found] = 1 << seat
    }),
  )
  wanted.shares?.forEach((list, seat) => list.forEach((code) => (s.place[take(code)] = shareOf(seat))))
  for (const [deck, top] of Object.entries(wanted.tops ?? {})) {
    const cards = top.map((code) => take(code)).reverse()
    ;(s.decks[c.decks.findIndex((name) => name === deck)] as number[]).push(...cards)
  }
  s.bases = (wanted.bases ?? []).map((list) => list.map(space))
  while (s.bases.length < seats) s.bases.push([])
  const owned = new Set(s.bases.flat())
  s.cards.forEach((found, at) => {
    if (found >= 0 && !owned.has(at)) s.bases[0]?.push(at)
  })
  s.turnCard = wanted.turnCard ?? s.turnCard.map((_, seat) => seat + 1)
  s.gone = wanted.gone ?? s.gone
  s.bids = s.bids.map(() => 0)
  s.turn = wanted.turn ?? 0
  s.phase = PHASE[wanted.phase ?? 'expand']
  s.pair = wanted.pair ?? (s.phase === PHASE.bonus || s.phase === PHASE.order ? 2 : 0)
  s.step = wanted.step ?? (s.phase === PHASE.acquire || s.phase === PHASE.order ? 1 : 0)
  s.credit = wanted.credit ?? 0
  s.engine = wanted.engine ?? -1
  s.round = wanted.round ?? 2
  s.opening = wanted.opening ?? false
  s.west = wanted.west ?? false
  s.idle = wanted.idle ?? 0
  return s
}

/** Plays legal actions of the seat that must decide (or of seat `by`), failing on the first refusal. */
export function playAll(s: State, actions: readonly (Express01Action & { by?: number })[]): State {
  return actions.reduce((state, { by, ...action }) => {
    const who = by ?? express01.deciders(state)[0]!
    return apply(express01, state, who, action).state
  }, s)
}

/** Rule ids and reasons against an action of the seat at turn. */
export const refusals = (s: State, action: Express01Action, seat = s.turn): string[] =>
  express01.check(s, seat, action).map((r) => `${r.rule} ${r.why}`)

export const viewOf = (s: State, viewer: number | 'public' | 'all' = 'public') => express01.view(s, viewer)
