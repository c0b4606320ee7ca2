/** How the application looks and behaves; kept in the store. */
import { z } from 'zod'
import { LOCALES } from '../games/common.ts'
import { exact } from '../shape.ts'

/** Each setting by itself: the store keeps and reads them one by one. */
export const settingFields = {
  locale: z.enum([...LOCALES, 'system']),
  theme: z.enum(['system', 'day', 'night']),
  /** Pause after a computer's move: none, short, comfortable, or until the player asks for the next. */
  speed: z.enum(['instant', 'fast', 'normal', 'step']),
  /** Size of text and cards in percent. */
  scale: z.literal([90, 100, 110, 125, 150]),
  motion: z.enum(['system', 'full', 'reduced']),
  /** Longest time a computer may think about one move, in milliseconds. */
  thinkingMs: z.int().min(100).max(60_000),
}

export interface Settings extends z.output<typeof settings> {}
export const settings = exact(settingFields)

export interface SettingsChange extends z.output<typeof settingsChange> {}
export const settingsChange = exact({
  locale: settingFields.locale.exactOptional(),
  theme: settingFields.theme.exactOptional(),
  speed: settingFields.speed.exactOptional(),
  scale: settingFields.scale.exactOptional(),
  motion: settingFields.motion.exactOptional(),
  thinkingMs: settingFields.thinkingMs.exactOptional(),
})
