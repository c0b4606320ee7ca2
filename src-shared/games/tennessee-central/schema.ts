/** The shapes of what comes from outside: options, actions and deals of Tennessee Central. */
import { z } from 'zod'
import { exact } from '../../shape.ts'
import { SHARES, SUITS, TRACKS, type CardCode, LOCOMOTIVE } from './cards.ts'
import { LOCOMOTIVE_READINGS } from './values.ts'

const track = z.enum(TRACKS)
const share = z.enum(SHARES)
const card = z.enum([...SHARES, ...TRACKS, LOCOMOTIVE] as CardCode[])

export const optionsSchema = exact({ locomotive: z.enum(LOCOMOTIVE_READINGS).default('top') })

export const actionSchema = z.discriminatedUnion('do', [
  exact({ do: z.literal('build'), card: track }),
  exact({ do: z.literal('invest') }),
  exact({ do: z.literal('locomotive'), suit: z.enum(SUITS) }),
  exact({ do: z.literal('reveal'), card: share }),
  exact({ do: z.literal('pass'), card: share }),
])

export const dealSchema = exact({
  start: z.int().min(0).max(3),
  hands: z.array(z.array(card).length(8).readonly()).min(2).max(4).readonly(),
  deck: z.array(card).max(36).readonly(),
})
