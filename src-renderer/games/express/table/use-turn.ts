/** A person's turn at this table: every way to change the draft, and to confirm it. */
import { computed } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import { useNotices } from '../../../stores/notices.ts'
import { adopted } from '../logic/adopt.ts'
import { atTrain, newAim, trainBarred } from '../logic/aim.ts'
import { cardWord, hasEffect, isDisaster, isWild } from '../logic/cards.ts'
import * as drafts from '../logic/draft.ts'
import { moved, sorted, type Piece } from '../logic/pieces.ts'
import { meantFor, placed, placeKey, trainAt, type Place } from '../logic/places.ts'
import type { Step, Turn } from './turn.ts'
import { useDraft } from './use-draft.ts'
import { useJudge } from './use-judge.ts'

export function useTurn(table: () => TableState, south: () => number): Turn {
  const notices = useNotices()
  const desk = useDraft(table, south)
  const { say, view, seat, planning, team, pieces, draft, past, picked, asCaboose, isSorted, aiming } = desk
  const { reason, gone, hand, selected, lanes, action, begin, sentence, refuse } = desk
  const { judged, fits, verdict } = useJudge(desk)

  function change(next: drafts.Draft, step: Step): void {
    past.value = [...past.value, { draft: draft.value, step }]
    draft.value = next
    reason.value = undefined
    if (aiming.value && drafts.used(next).has(aiming.value.piece)) aiming.value = undefined
    notices.speak(say(`steps.${step.key}`, step.params))
  }
  function stepFor(piece: Piece, place: Place): Step {
    const card = cardWord(say, piece.card)
    const train = (trainAt(draft.value, place) ?? 0) + 1
    if (place.at === 'ways') return { key: 'wayCar', params: { card } }
    if (place.at === 'lane') return { key: 'added', params: { card, train } }
    if (place.at === 'new') return { key: 'started', params: { card, train } }
    return { key: place.up ? 'dieselUp' : 'loco', params: { card, train } }
  }

  /** Another turn is under way, or somebody else's: nothing here can be changed. */
  function idle(): boolean {
    if (planning.value) return false
    refuse(
      say(view.value.phase === 'draw' && seat.value !== undefined ? 'refusals.drawFirst' : 'act.why.wait'),
    )
    return true
  }

  const turn: Turn = {
    ...{ seat, planning, hand, isSorted, lanes, draft, selected, asCaboose, aiming, judged, reason },
    ...{ sentence, refuse },
    steps: computed(() => past.value.map(({ step }) => step)),
    whyNot(place) {
      const refusal = fits.value.get(placeKey(meantFor(selected.value?.card, place)))
      return refusal && sentence(refusal)
    },
    cardOf: (id) => pieces.value.find((piece) => piece.id === id)?.card,
    select(id) {
      picked.value = id
      asCaboose.value = false
      reason.value = undefined
    },
    async place(named, id = picked.value) {
      if (idle()) return
      const piece = hand.value.find((one) => one.id === id)
      if (!piece) return refuse(say('act.why.selectFirst'))
      const place = meantFor(piece.card, named)
      const before = draft.value
      const why = await verdict(piece, place)
      if (draft.value !== before) return
      if (why) return refuse(sentence(why))
      const caboose = asCaboose.value && isWild(piece.card)
      change(placed(before, piece.id, place, caboose), stepFor(piece, place))
      if (picked.value === piece.id) picked.value = undefined
      asCaboose.value = false
    },
    takeBack(id) {
      const piece = pieces.value.find((one) => one.id === id)
      if (!piece) return
      const step = { key: 'tookBack', params: { card: cardWord(say, piece.card) } }
      change(drafts.takeBack(draft.value, id, team.value.trains.length), step)
    },
    reorder(id, before) {
      pieces.value = moved(isSorted.value ? sorted(pieces.value) : pieces.value, id, before)
      isSorted.value = false
    },
    toggleCaboose() {
      if (!selected.value || !isWild(selected.value.card)) return refuse(say('act.why.wildOnly'))
      asCaboose.value = !asCaboose.value
    },
    restoreLocos() {
      if (idle()) return
      const next = drafts.restoreLocos(draft.value, pieces.value)
      const n = drafts.used(next).size - gone.value.size
      if (n === 0) return refuse(say('act.why.noLocos'))
      change(next, { key: 'restored', params: { n } })
      if (picked.value !== undefined && drafts.used(next).has(picked.value)) picked.value = undefined
    },
    stepBack() {
      reason.value = undefined
      if (aiming.value) {
        aiming.value = undefined
        return
      }
      const last = past.value.at(-1)
      if (!last) return refuse(say('act.why.nothingBack'))
      draft.value = last.draft
      past.value = past.value.slice(0, -1)
    },
    reset() {
      begin()
      notices.speak(say('steps.reset'))
    },
    playForEffect() {
      if (idle()) return
      const piece = selected.value
      if (!piece || !hasEffect(piece.card)) return refuse(say('act.why.effectOnly'))
      if (view.value.firstTurn) return refuse(say('refusals.firstTurn'))
      const card = isDisaster(piece.card) ? piece.card : ('turntable' as const)
      aiming.value = { piece: piece.id, aim: newAim(card) }
      picked.value = undefined
      reason.value = undefined
    },
    aimAt(changed) {
      if (!aiming.value) return
      reason.value = undefined
      aiming.value = { ...aiming.value, aim: changed(aiming.value.aim) }
    },
    aimAtTrain(at, train) {
      if (!aiming.value) return
      const why = trainBarred(view.value, lanes.value, aiming.value.aim, { seat: at, train })
      if (why) return refuse(say(`refusals.${why}`, { train: train + 1 }))
      turn.aimAt((aim) => atTrain(aim, at, train))
    },
    dropAim() {
      aiming.value = undefined
    },
    adopt(what) {
      if (what.do !== 'turn') return turn.act(what)
      if (idle()) return
      const found = adopted(team.value, pieces.value, what)
      change(found.draft, { key: 'adopted', params: {} })
      picked.value = found.aim ? undefined : found.end
      aiming.value = found.aim && found.end !== undefined ? { piece: found.end, aim: found.aim } : undefined
    },
    act: (what) => void desk.act(what),
    confirm() {
      if (!idle()) turn.act(action.value)
    },
  }
  return turn
}
