/** The pace of the computers: how long what happened last stays in view before the next computer moves. */
import type { Settings } from '#shared/contract/settings.ts'

const PAUSE_MS: Readonly<Record<Settings['speed'], number>> = {
  instant: 0,
  fast: 350,
  normal: 1000,
  step: Infinity,
}

/** Milliseconds from `now` until the next move may be shown; `Infinity`: when the player asks for it. */
export const pauseLeft = (speed: Settings['speed'], lastChange: number, now: number): number =>
  Math.max(0, Math.min(PAUSE_MS[speed], lastChange + PAUSE_MS[speed] - now))
