/** A turn: build a track or invest (TC-7 to TC-9). */
import { LOCOMOTIVE_CARD, SUIT_COUNT, suitOfTrack, trackCode, TRACKS_A_SUIT } from './cards.ts'
import { callForShares } from './dividend.ts'
import type { Told } from './events.ts'
import { remember, rememberDraw } from './history.ts'
import { giveTrack } from './setup.ts'
import { stackValue } from './stack-value.ts'
import { after, LOCOMOTIVE, type State } from './state.ts'

/** TC-7: the track goes on top of the stack of its suit, whatever the ranks. */
export function build(state: State, seat: number, track: number, told?: Told): void {
  const suit = suitOfTrack(track)
  const rank = track - suit * TRACKS_A_SUIT
  state.tracks[seat * SUIT_COUNT + suit]! ^= 1 << rank
  state.held[seat]!--
  state.tops[suit] = rank + 2
  state.heights[suit]!++
  state.turns++
  remember(state, seat, track)
  if (told)
    told.push({ event: { what: 'built', seat, card: trackCode(track), value: stackValue(state, suit) } })
  state.turn = after(state, seat)
}

/** TC-8: a track joins the hand; a locomotive, or the last card of the deck, brings a dividend (TC-10, TC-16). */
export function invest(state: State, seat: number, told?: Told): void {
  const card = state.deck[state.deck.length - state.left]!
  state.left--
  state.turns++
  rememberDraw(state, seat, card === LOCOMOTIVE_CARD)
  if (card === LOCOMOTIVE_CARD) {
    state.phase = LOCOMOTIVE
    if (told) {
      const which = state.paid === 0 ? 1 : 2
      told.push({ event: { what: 'drewLocomotive', seat, which }, reveals: true })
    }
    return
  }
  giveTrack(state, seat, card)
  const last = state.left === 0
  if (told) {
    const event = { what: 'drew', seat, last } as const
    told.push({ event, secret: { to: [seat], event: { ...event, card: trackCode(card) } }, reveals: true })
  }
  if (last) callForShares(state)
  else state.turn = after(state, seat)
}
