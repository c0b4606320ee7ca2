/**
 * How far a take-back reaches and what it costs. It goes to the last decision of a person, computers' answers with
 * it, and is free until an information barrier: something revealed, another seat's answer, in a shared window the
 * end of the turn. A secret choice that others are still making has no barrier behind it.
 */
import type { TakeBack } from '#shared/contract/table.ts'
import type { Line } from './line.ts'
import type { Seating } from './curtain.ts'

export interface Reach {
  /** The person whose decision it goes back to. */
  readonly seat: number
  /** Number of actions taken back. */
  readonly count: number
  /** Information was gained since: the game becomes assisted. */
  readonly barrier: boolean
  /** Seats of the persons who must all agree. */
  readonly consent: readonly number[]
}

/** The choice is one of several made at once, and some of them are still to come. */
function stillSecret(line: Line, index: number): boolean {
  const together = line.decidersBefore(index)
  if (together.length < 2) return false
  const chosen = line.steps.slice(index).map((step) => step.stored.seat)
  const open = together.filter((seat) => !chosen.includes(seat))
  const now = line.deciders
  return (
    open.length > 0 &&
    now.length === open.length &&
    now.every((seat) => open.includes(seat)) &&
    chosen.every((seat) => together.includes(seat))
  )
}

/** The take-back possible now. `open`: the seat whose curtain is open; `over`: the last page has shown every hand. */
export function reachBack(
  line: Line,
  seats: Seating,
  open: number | undefined,
  over: boolean,
): Reach | undefined {
  const index = line.steps.findLastIndex((step) => seats.isPerson(step.stored.seat))
  const seat = line.steps[index]?.stored.seat
  if (seat === undefined) return undefined
  const taken = line.steps.slice(index)
  const secret = stillSecret(line, index)
  const revealed = taken.some((step) => step.happened.some((happened) => happened.reveals))
  const barrier = over || revealed || (taken.length > 1 && !secret)
  const turnEnded = !line.deciders.includes(seat) && !secret
  const another = open !== undefined && open !== seat
  const shared = seats.shared && (barrier || turnEnded || another)
  return { seat, count: taken.length, barrier, consent: shared ? seats.people : [] }
}

export const takeBackState = (reach: Reach | undefined): TakeBack => ({
  possible: reach !== undefined,
  barrier: reach?.barrier ?? false,
  consent: reach?.consent ?? [],
})

/** How many actions a redo puts back: a person's, and the computers' answers to it. */
export function redoCount(line: Line, seats: Seating): number {
  const next = line.redo.findIndex((stored, index) => index > 0 && seats.isPerson(stored.seat))
  return next === -1 ? line.redo.length : next
}
