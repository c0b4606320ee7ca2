/** What main says of the draft at each step, and of the selected card in every place it could go to. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Refusal } from '#shared/games/common.ts'
import type { DraftValues, ExpressAction } from '#shared/games/express/types.ts'
import { isWild } from '../logic/cards.ts'
import { actionOf } from '../logic/draft.ts'
import type { Piece } from '../logic/pieces.ts'
import { placed, placeKey, refusedFor, trainAt, type Place } from '../logic/places.ts'
import type { Judged } from './turn.ts'
import { OPEN, type Desk } from './use-draft.ts'

export interface Judge {
  readonly judged: ShallowRef<Judged>
  /** By `placeKey`: why the selected card cannot lie there; undefined where it can. */
  readonly fits: ShallowRef<ReadonlyMap<string, Refusal | undefined>>
  readonly verdict: (piece: Piece, place: Place) => Promise<Refusal | undefined>
}

export function useJudge(desk: Desk): Judge {
  const { preview, planning, team, pieces, draft, lanes, selected, asCaboose, action } = desk
  const judged = shallowRef<Judged>({ refusals: [] })
  const fits = shallowRef<ReadonlyMap<string, Refusal | undefined>>(new Map())

  async function tryOut(of: ExpressAction): Promise<Judged | undefined> {
    const seen = await preview(of)
    if (!seen) return undefined
    const values = seen.values as DraftValues | null
    return { refusals: seen.refusals, ...(values ? { values } : {}) }
  }

  /** An answer to an older draft is not looked at. */
  let asked = 0
  watch(
    () => (planning.value ? JSON.stringify([team.value.trains.length, action.value]) : ''),
    async (now) => {
      const mine = ++asked
      if (!now) {
        judged.value = { refusals: [] }
        return
      }
      const seen = await tryOut(action.value)
      if (seen && mine === asked) judged.value = seen
    },
    { immediate: true, flush: 'post' },
  )

  /** A face-down loco may be any card; only a face-up diesel stays (EX-14). */
  function engineFixed(place: Place): Refusal | undefined {
    const lane = place.at === 'engine' ? lanes.value[place.train] : undefined
    if (lane?.engine !== 'up' || lane.enginePiece !== undefined) return undefined
    return { rule: 'EX-14', why: 'secondEngine', params: { train: lane.train + 1 } }
  }
  async function verdict(piece: Piece, place: Place): Promise<Refusal | undefined> {
    const down = (place.at === 'engine' || place.at === 'new-engine') && !place.up
    if (down) return engineFixed(place)
    const next = placed(draft.value, piece.id, place, asCaboose.value && isWild(piece.card))
    const seen = await tryOut(actionOf(team.value, next, pieces.value, OPEN))
    return seen && refusedFor(seen.refusals, trainAt(draft.value, place))
  }

  function placesFor(piece: Piece): Place[] {
    const up = piece.card === 'diesel'
    return [
      ...lanes.value.flatMap(({ train }): Place[] => [
        { at: 'lane', train },
        { at: 'engine', train, up: false },
        ...(up ? [{ at: 'engine', train, up } as const] : []),
      ]),
      ...(up ? [{ at: 'new-engine', up } as const] : []),
      ...[{ at: 'new' } as const, { at: 'ways' } as const],
    ]
  }
  let fitting = 0
  watch([selected, draft, asCaboose, planning], async () => {
    const mine = ++fitting
    fits.value = new Map()
    const piece = selected.value
    if (!piece || !planning.value) return
    const found = await Promise.all(
      placesFor(piece).map(async (place) => [placeKey(place), await verdict(piece, place)] as const),
    )
    if (mine === fitting) fits.value = new Map(found)
  })

  return { judged, fits, verdict }
}
