/** Why an action is not allowed, most basic reason first. */
import type { Refusal } from '#shared/games/common.ts'
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import { refusal } from '../game.ts'
import { SUIT_COUNT, shareNumberOf, suitOfTrack, trackNumberOf, TRACKS_A_SUIT } from './cards.ts'
import { LOCOMOTIVE, NONE, OVER, PASS, REVEAL, TURN, type State } from './state.ts'

export function check(state: State, seat: number, action: TennesseeAction): readonly Refusal[] {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < state.seats)) return [refusal('TC-1', 'noSuchSeat')]
  if (state.phase === OVER) return [refusal('TC-16', 'over')]
  const kind = checkKind(state, action)
  if (kind) return [kind]
  const reasons: (Refusal | undefined)[] = [checkSeat(state, seat)]
  switch (action.do) {
    case 'build':
      reasons.push(...checkBuild(state, seat, action.card))
      break
    case 'reveal':
      if (!has(state.shares, seat, action.card)) {
        reasons.push(refusal('TC-10', 'shareNotInHand', { card: action.card }))
      }
      break
    case 'pass':
      if (!has(state.fronts, seat, action.card)) {
        reasons.push(refusal('TC-14', 'shareNotInFront', { card: action.card }))
      }
  }
  return reasons.filter((reason) => reason !== undefined)
}

/** The action does not belong to what is to be decided now. */
function checkKind(state: State, action: TennesseeAction): Refusal | undefined {
  const due = { build: TURN, invest: TURN, locomotive: LOCOMOTIVE, reveal: REVEAL, pass: PASS }[action.do]
  if (due === state.phase) return undefined
  if (state.phase === LOCOMOTIVE) return refusal('TC-10', 'placeFirst')
  if (action.do === 'locomotive') return refusal('TC-10', 'noLocomotive')
  if (state.phase === REVEAL) return refusal(state.paid === 2 ? 'TC-16' : 'TC-10', 'revealFirst')
  if (action.do === 'pass') return refusal('TC-14', 'passAtSecond')
  if (state.phase === PASS) return refusal('TC-14', 'passFirst')
  return refusal('TC-9', 'sharesAtDividends')
}

/** Another seat must decide, or this one has already chosen. */
function checkSeat(state: State, seat: number): Refusal | undefined {
  const params = { seat: state.turn }
  if (state.phase === TURN) return seat === state.turn ? undefined : refusal('TC-6', 'notYourTurn', params)
  if (state.phase === LOCOMOTIVE) {
    return seat === state.turn ? undefined : refusal('TC-10', 'drawerPlaces', params)
  }
  if (state.choices[seat] === NONE) return undefined
  return refusal(state.phase === PASS ? 'TC-14' : 'TC-10', 'alreadyChosen')
}

function checkBuild(state: State, seat: number, card: TennesseeTrack): Refusal[] {
  const track = trackNumberOf(card)
  const suit = suitOfTrack(track)
  const set = state.tracks[seat * SUIT_COUNT + suit]!
  if (set & (1 << (track - suit * TRACKS_A_SUIT))) return []
  const missing = refusal('TC-7', 'trackNotInHand', { card })
  return state.held[seat] === 0 ? [refusal('TC-9', 'mustInvest'), missing] : [missing]
}

type TennesseeTrack = Extract<TennesseeAction, { do: 'build' }>['card']

const has = (sets: readonly number[], seat: number, card: Parameters<typeof shareNumberOf>[0]): boolean =>
  (sets[seat]! & (1 << shareNumberOf(card))) !== 0
