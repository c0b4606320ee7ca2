/** Carrying out a legal action, in place. */
import type { ExpressAction } from '#shared/games/express/types.ts'
import { partnerOf } from './seats.ts'
import type { State, Told } from './state.ts'
import { endTurn, takeTurn } from './turn/end.ts'
import { draw } from './turn/draw.ts'
import { answer } from './disasters/way-cars.ts'

/** `told` collects what happened; a search passes none. */
export function play(s: State, seat: number, action: ExpressAction, told?: Told): void {
  switch (action.do) {
    case 'draw':
      return draw(s, seat, action.from, told)
    case 'turn':
      return takeTurn(s, seat, action, told)
    case 'answer':
      if (answer(s, seat, action.block, told)) endTurn(s, false, told)
      return
    case 'ask':
      s.phase = 'permit'
      told?.push({ event: { what: 'askedPartner', seat, partner: partnerOf(s, seat)! } })
      return
    case 'permit':
      s.phase = 'turn'
      s.permission = action.yes ? 'yes' : 'no'
      told?.push({ event: { what: 'permitted', seat, yes: action.yes }, reveals: true })
  }
}
