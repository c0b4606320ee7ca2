/** The shapes of what comes from outside: options, actions and deals of Express 01. */
import { z } from 'zod'
import { BOARDS } from './boards.ts'
import { CARD_TYPES, COMPANIES, type DeckName } from './cards.ts'
import { ENGINE_SHARES, LENGTHS, PAIRS } from './types.ts'

const code = z.string().regex(/^\d{3}[a-h]?$/, 'a card code like 101a or 201')
const space = z.string().regex(/^\d{3}$/, 'the number of a base card')
const payment = z.union([code, z.literal('engine')])
const DECK_NAMES = CARD_TYPES.flatMap((type) => [1, 2, 3].map((stage) => `${type}-${stage}` as DeckName))

export const optionsSchema = z.strictObject({
  board: z.enum(BOARDS).default('germany'),
  length: z.enum(LENGTHS).default('short'),
  blackEngineShare: z.enum(ENGINE_SHARES).default('any-payment'),
})

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('bid'), card: code }),
  z.strictObject({ do: z.literal('pair'), pair: z.enum(PAIRS) }),
  z.strictObject({ do: z.literal('pay'), card: payment }),
  z.strictObject({ do: z.literal('upgrade'), space, card: code, turned: z.boolean() }),
  z.strictObject({
    do: z.literal('buy'),
    company: z.enum(COMPANIES),
    card: code,
    pay: z.array(payment).min(1).max(40),
    from: z.int().min(0).max(3).exactOptional(),
  }),
  z.strictObject({ do: z.literal('done') }),
  z.strictObject({
    do: z.literal('bonus'),
    company: z.enum(COMPANIES),
    route: z
      .array(z.strictObject({ space, stations: z.array(z.int().min(0).max(1)).max(2) }))
      .min(1)
      .max(40),
  }),
  z.strictObject({ do: z.literal('engine'), use: z.boolean() }),
  z.strictObject({ do: z.literal('take'), deck: z.enum(DECK_NAMES) }),
  z.strictObject({ do: z.literal('swap'), with: z.int().min(0).max(3) }),
])

export const dealSchema = z.strictObject({
  hands: z.array(z.array(code).length(6)).min(2).max(4),
  decks: z.partialRecord(z.enum(DECK_NAMES), z.array(code).max(60)),
})
