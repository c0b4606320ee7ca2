/** The shapes of what comes from outside: options, actions and deals of Express 01. */
import { z } from 'zod'
import { exact } from '../../shape.ts'
import { CARD_TYPES, COMPANIES, type DeckName } from './cards.ts'
import { BOARDS, ENGINE, ENGINE_SHARES, LENGTHS, PAIRS } from './values.ts'

const code = z.string().regex(/^\d{3}[a-h]?$/, 'a card code like 101a or 201')
const space = z.string().regex(/^\d{3}$/, 'the number of a base card')
const payment = z.union([code, z.literal(ENGINE)])
const DECK_NAMES = CARD_TYPES.flatMap((type) => [1, 2, 3].map((stage) => `${type}-${stage}` as DeckName))

export const optionsSchema = exact({
  board: z.enum(BOARDS).default('germany'),
  length: z.enum(LENGTHS).default('short'),
  /** E1-32: when the black engine may stand for a share. */
  blackEngineShare: z.enum(ENGINE_SHARES).default('any-payment'),
})

/** One card of a train's way: its space, and the stations visited there in order (by index on the card). */
export const routeStep = exact({ space, stations: z.array(z.int().min(0).max(1)).max(2).readonly() })

export const actionSchema = z.discriminatedUnion('do', [
  exact({ do: z.literal('bid'), card: code }),
  exact({ do: z.literal('pair'), pair: z.enum(PAIRS) }),
  exact({ do: z.literal('pay'), card: payment }),
  exact({ do: z.literal('upgrade'), space, card: code, turned: z.boolean() }),
  exact({
    do: z.literal('buy'),
    company: z.enum(COMPANIES),
    card: code,
    pay: z.array(payment).min(1).max(40).readonly(),
    from: z.int().min(0).max(3).exactOptional(),
  }),
  exact({ do: z.literal('done') }),
  exact({
    do: z.literal('bonus'),
    company: z.enum(COMPANIES),
    route: z.array(routeStep).min(1).max(40).readonly(),
  }),
  exact({ do: z.literal(ENGINE), use: z.boolean() }),
  exact({ do: z.literal('take'), deck: z.enum(DECK_NAMES) }),
  exact({ do: z.literal('swap'), with: z.int().min(0).max(3) }),
])

export const dealSchema = exact({
  hands: z.array(z.array(code).length(6).readonly()).min(2).max(4).readonly(),
  decks: z.partialRecord(z.enum(DECK_NAMES), z.array(code).max(60).readonly()).readonly(),
})
