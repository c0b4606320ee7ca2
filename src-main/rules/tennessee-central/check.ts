/** Why an action is not allowed, most basic reason first. */
import type { Refusal } from '#shared/games/common.ts'
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import { SUIT_COUNT, shareNumberOf, suitOfTrack, trackNumberOf, TRACKS_A_SUIT } from './cards.ts'
import { LOCOMOTIVE, NONE, OVER, PASS, REVEAL, TURN, type State } from './state.ts'

export function checkAction(state: State, seat: number, action: TennesseeAction): readonly Refusal[] {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < state.seats))
    return [{ rule: 'TC-1', why: 'noSuchSeat' }]
  if (state.phase === OVER) return [{ rule: 'TC-16', why: 'over' }]
  const kind = checkKind(state, action)
  if (kind) return [kind]
  const reasons: (Refusal | undefined)[] = [checkSeat(state, seat)]
  switch (action.do) {
    case 'build':
      reasons.push(...checkBuild(state, seat, action.card))
      break
    case 'reveal':
      if (!has(state.shares, seat, action.card)) {
        reasons.push({ rule: 'TC-10', why: 'shareNotInHand', params: { card: action.card } })
      }
      break
    case 'pass':
      if (!has(state.fronts, seat, action.card)) {
        reasons.push({ rule: 'TC-14', why: 'shareNotInFront', params: { card: action.card } })
      }
  }
  return reasons.filter((reason) => reason !== undefined)
}

/** The action does not belong to what is to be decided now. */
function checkKind(state: State, action: TennesseeAction): Refusal | undefined {
  const due = { build: TURN, invest: TURN, locomotive: LOCOMOTIVE, reveal: REVEAL, pass: PASS }[action.do]
  if (due === state.phase) return undefined
  if (state.phase === LOCOMOTIVE) return { rule: 'TC-10', why: 'placeFirst' }
  if (action.do === 'locomotive') return { rule: 'TC-10', why: 'noLocomotive' }
  if (action.do === 'pass') return { rule: 'TC-14', why: 'passAtSecond' }
  if (state.phase === REVEAL) return { rule: state.paid === 2 ? 'TC-16' : 'TC-10', why: 'revealFirst' }
  if (state.phase === PASS) return { rule: 'TC-14', why: 'passFirst' }
  return { rule: 'TC-9', why: 'sharesAtDividends' }
}

/** Another seat must decide, or this one has already chosen. */
function checkSeat(state: State, seat: number): Refusal | undefined {
  const params = { seat: state.turn }
  if (state.phase === TURN)
    return seat === state.turn ? undefined : { rule: 'TC-6', why: 'notYourTurn', params }
  if (state.phase === LOCOMOTIVE) {
    return seat === state.turn ? undefined : { rule: 'TC-10', why: 'drawerPlaces', params }
  }
  if (state.choices[seat] === NONE) return undefined
  return { rule: state.phase === PASS ? 'TC-14' : 'TC-10', why: 'alreadyChosen' }
}

function checkBuild(state: State, seat: number, card: TennesseeTrack): Refusal[] {
  const track = trackNumberOf(card)
  const suit = suitOfTrack(track)
  const set = state.tracks[seat * SUIT_COUNT + suit]!
  if (set & (1 << (track - suit * TRACKS_A_SUIT))) return []
  const missing: Refusal = { rule: 'TC-7', why: 'trackNotInHand', params: { card } }
  return state.held[seat] === 0 ? [{ rule: 'TC-9', why: 'mustInvest' }, missing] : [missing]
}

type TennesseeTrack = Extract<TennesseeAction, { do: 'build' }>['card']

const has = (sets: readonly number[], seat: number, card: Parameters<typeof shareNumberOf>[0]): boolean =>
  (sets[seat]! & (1 << shareNumberOf(card))) !== 0
