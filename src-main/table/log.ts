/** The log as a viewer may know it. */
import { type Viewer, eventFor } from '#shared/games/common.ts'
import type { LogEntry } from '#shared/contract/table.ts'
import type { Line } from './line.ts'

export const logFor = (line: Line, viewer: Viewer): readonly LogEntry[] =>
  line.steps.map((step, index) => ({
    at: index + 1,
    seat: step.stored.seat,
    events: step.happened.map((happened) => eventFor(happened, viewer)),
  }))
