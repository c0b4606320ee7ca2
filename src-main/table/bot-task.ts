/** Which computer decides next, and what it may know: its seat's view, a seed and a budget. */
import type { Json } from '#shared/games/common.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { StoredHeader } from '../store/store.ts'
import type { BotTask } from './bots.ts'
import type { Line } from './line.ts'
import type { Seating } from './seats.ts'

/**
 * The task of the first computer due. While a person's decision can be redone the computers wait, since their
 * answers would end that. Secret choices made at once show nothing: only the last of them waits for the pace.
 */
export function botTask(
  header: StoredHeader,
  line: Line,
  seats: Seating,
  settings: Settings,
): BotTask | undefined {
  const { deciders, game, state, redo } = line
  const seat = deciders.find((one) => seats.isComputer(one))
  const who = seat === undefined ? undefined : header.seats[seat]
  if (seat === undefined || !who || who.kind === 'human') return undefined
  if (redo[0] && seats.isPerson(redo[0].seat)) return undefined
  return {
    request: {
      game: game.info.id,
      view: game.view(state, seat) as Json,
      seat,
      level: who.kind,
      seed: `${who.botSeed ?? ''}:${line.ownActions(seat)}`,
      ms: settings.thinkingMs,
    },
    watched: deciders.length === 1,
  }
}
