/** EX-34: after the extra turn that a turntable won, the direction of play is reversed; two in one go cancel out. */
import type { State } from './state.ts'
import type { Told } from './told.ts'

export function flip(s: State, told?: Told): void {
  s.direction = s.direction === 1 ? -1 : 1
  told?.push({ event: { what: 'reversed', direction: s.direction } })
}
