/** What a standing order answers when a disaster asks for a way car (EX-31). */
import type { FirmOrder } from '#shared/games/common.ts'
import type { ExpressAction } from '#shared/games/express/types.ts'
import type { State } from './state.ts'
import { wayCarAgainst } from './way-cars.ts'

/** The seat's answer, undefined where it is asked nothing; `always` stops the disaster where the hand allows it. */
export function standingAnswer(s: State, seat: number, order: FirmOrder): ExpressAction | undefined {
  if (s.phase !== 'answer') return undefined
  const holds = s.hands[seat]!.includes(wayCarAgainst(s.pending!.end.disaster))
  return { do: 'answer', block: holds && order === 'always' }
}
