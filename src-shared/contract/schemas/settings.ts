/** Schemas of the settings. */
import { z } from 'zod'
import { LOCALES } from '../../games/common.ts'

const fields = {
  locale: z.enum([...LOCALES, 'system']),
  theme: z.enum(['system', 'day', 'night']),
  speed: z.enum(['instant', 'fast', 'normal', 'step']),
  scale: z.union([z.literal(90), z.literal(100), z.literal(110), z.literal(125), z.literal(150)]),
  motion: z.enum(['system', 'full', 'reduced']),
  thinkingMs: z.int().min(100).max(60_000),
}

export const settings = z.strictObject(fields)
export const settingsChange = z.strictObject({
  locale: fields.locale.exactOptional(),
  theme: fields.theme.exactOptional(),
  speed: fields.speed.exactOptional(),
  scale: fields.scale.exactOptional(),
  motion: fields.motion.exactOptional(),
  thinkingMs: fields.thinkingMs.exactOptional(),
})
