import type { Locale } from '../games/common.ts'

/** How the application looks and behaves; kept in the store. */
export interface Settings {
  readonly locale: Locale | 'system'
  readonly theme: 'system' | 'day' | 'night'
  /** Pause after a computer's move: none, short, comfortable, or until the player asks for the next. */
  readonly speed: 'instant' | 'fast' | 'normal' | 'step'
  /** Size of text and cards in percent. */
  readonly scale: 90 | 100 | 110 | 125 | 150
  readonly motion: 'system' | 'full' | 'reduced'
  /** Longest time a computer may think about one move, in milliseconds. */
  readonly thinkingMs: number
}

export const DEFAULT_SETTINGS: Settings = {
  locale: 'system',
  theme: 'system',
  speed: 'normal',
  scale: 100,
  motion: 'system',
  thinkingMs: 3000,
}
