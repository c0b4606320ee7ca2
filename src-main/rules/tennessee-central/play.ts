/** Carrying out a legal move in place; a turn builds a track or invests (TC-7 to TC-9). */
import { LOCOMOTIVE_CARD, SUIT_COUNT, suitOfTrack, trackCode, TRACKS_A_SUIT } from './cards.ts'
import { callForShares, choosePass, chooseReveal, placeLocomotive } from './dividend.ts'
import { type Told, LOCOMOTIVE, type State } from './state.ts'
import { remember, rememberDraw, INVEST, PASS_SHARE, PLACE, REVEAL_SHARE } from './moves.ts'
import { giveTrack } from './setup.ts'
import { stackValue } from './score.ts'
import { after } from './seats.ts'

/** TC-7: the track goes on top of the stack of its suit, whatever the ranks. */
function build(state: State, seat: number, track: number, told?: Told): void {
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
function invest(state: State, seat: number, told?: Told): void {
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

/** Carries out a legal move in place; `told` gathers what happened. */
export function playMove(state: State, seat: number, move: number, told?: Told): void {
  if (move < INVEST) build(state, seat, move, told)
  else if (move === INVEST) invest(state, seat, told)
  else if (move < REVEAL_SHARE) placeLocomotive(state, seat, move - PLACE, told)
  else if (move < PASS_SHARE) chooseReveal(state, seat, move - REVEAL_SHARE, told)
  else choosePass(state, seat, move - PASS_SHARE, told)
}
