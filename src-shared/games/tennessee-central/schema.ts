/** The shapes of what comes from outside: options, actions and deals of Tennessee Central. */
import { z } from 'zod'
import { SHARES, SUITS, TRACKS, type CardCode, LOCOMOTIVE } from './cards.ts'
import { LOCOMOTIVE_READINGS } from './types.ts'

const track = z.enum(TRACKS)
const share = z.enum(SHARES)
const card = z.enum([...SHARES, ...TRACKS, LOCOMOTIVE] as CardCode[])

export const optionsSchema = z.strictObject({ locomotive: z.enum(LOCOMOTIVE_READINGS).default('top') })

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('build'), card: track }),
  z.strictObject({ do: z.literal('invest') }),
  z.strictObject({ do: z.literal('locomotive'), suit: z.enum(SUITS) }),
  z.strictObject({ do: z.literal('reveal'), card: share }),
  z.strictObject({ do: z.literal('pass'), card: share }),
])

export const dealSchema = z.strictObject({
  start: z.int().min(0).max(3),
  hands: z.array(z.array(card).length(8)).min(2).max(4),
  deck: z.array(card).max(36),
})
