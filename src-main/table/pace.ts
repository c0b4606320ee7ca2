/** The pace of the computers: how long what happened last stays in view before the next computer moves. */
import type { Settings } from '#shared/contract/settings.ts'

const PAUSE_MS: Readonly<Record<Settings['speed'], number>> = {
  instant: 0,
  fast: 350,
  normal: 1000,
  step: Infinity,
}

/** A person's own move is drawn before the answer to it comes, at any pace: two frames of a screen. */
const OWN_MOVE_MS = 34

export interface Change {
  /** When it happened, in milliseconds. */
  readonly at: number
  readonly byPerson: boolean
}

/** Milliseconds from `now` until the next move may be shown; `Infinity`: when the player asks for it. */
export function pauseLeft(speed: Settings['speed'], last: Change, now: number): number {
  const pause = Math.max(PAUSE_MS[speed], last.byPerson ? OWN_MOVE_MS : 0)
  return Math.max(0, Math.min(pause, last.at + pause - now))
}
