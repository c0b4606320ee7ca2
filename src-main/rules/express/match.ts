/** From hand to hand (EX-41). */
import { placesOf, sheetOf, totalsOf } from './score-sheet.ts'
import { dealHand } from './setup.ts'
import type { State } from './state.ts'
import type { Told } from './told.ts'

/** A target match ends after so many hands at the latest. */
const MOST_HANDS = 20

/** The hand is over: it is scored, and the next one dealt unless the match is over too. */
export function finishHand(s: State, wentOut: number | null, told?: Told): void {
  const sheet = sheetOf(s, wentOut)
  s.sheets.push(sheet)
  told?.push({ event: wentOut === null ? { what: 'standstill' } : { what: 'wentOut', seat: wentOut } })
  told?.push({ event: { what: 'scored', hand: s.hand, sheet } })
  if (matchOver(s)) {
    s.phase = 'over'
    const totals = totalsOf(s)
    told?.push({ event: { what: 'ended', totals, places: placesOf(totals) } })
    return
  }
  s.hand++
  s.dealer = (s.dealer + 1) % s.seats
  dealHand(s, told)
}

function matchOver(s: State): boolean {
  const { match, hands, target } = s.options
  const played = s.sheets.length
  if (match === 'hand') return true
  if (match === 'hands') return played >= hands
  return played >= MOST_HANDS || totalsOf(s).some((total) => total >= target)
}
