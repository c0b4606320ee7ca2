/** Durations of the visual language, read from where the style sheet sets them. */
import type { Pace } from './stage.ts'

function duration(name: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const number = Number.parseFloat(value)
  if (!Number.isFinite(number)) return 0
  return value.endsWith('ms') ? number : number * 1000
}

/** Without asking the style sheet, which would make the browser work out all styles. */
const AT_ONCE: Pace = { move: 0, light: 0, rest: 0 }

/** `factor` below 1 is faster; 0 shows everything at once. Reduced motion makes the tokens 0. */
export const paceOf = (factor: number): Pace =>
  factor === 0
    ? AT_ONCE
    : {
        move: duration('--m-move') * factor,
        light: duration('--m-move') * factor,
        rest: duration('--m-scene') * factor,
      }
