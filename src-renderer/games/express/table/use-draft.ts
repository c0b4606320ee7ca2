/** The state of a turn in the making: which cards there are, where they lie, what ends the turn. Nothing is judged. */
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { TeamView, TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import { useDecision, type Decision } from '../../../kit/act/use-decision.ts'
import { endOf } from '../logic/aim.ts'
import * as drafts from '../logic/draft.ts'
import { arrange, handOf, sorted, teamOf, type Piece } from '../logic/pieces.ts'
import { game, type Types } from '../use-game.ts'
import type { Aiming, Step } from './turn.ts'

interface Past {
  readonly draft: drafts.Draft
  readonly step: Step
}
export interface Desk extends Decision<Types> {
  readonly planning: ComputedRef<boolean>
  readonly team: ComputedRef<TeamView>
  readonly pieces: ShallowRef<readonly Piece[]>
  readonly draft: ShallowRef<drafts.Draft>
  readonly past: ShallowRef<readonly Past[]>
  readonly picked: Ref<number | undefined>
  readonly asCaboose: Ref<boolean>
  readonly isSorted: Ref<boolean>
  readonly aiming: ShallowRef<Aiming | undefined>
  /** The pieces laid. */
  readonly gone: ComputedRef<ReadonlySet<number>>
  readonly hand: ComputedRef<readonly Piece[]>
  readonly selected: ComputedRef<Piece | undefined>
  readonly lanes: ComputedRef<readonly drafts.Lane[]>
  /** The whole turn as it stands. */
  readonly action: ComputedRef<TurnAction>
  /** An empty draft. */
  readonly begin: () => void
}

const NO_TEAM: TeamView = { seats: [], trains: [], wayCars: [], points: 0, total: 0 }
/** In a draft: the end is not chosen yet. */
export const OPEN: TurnEnd = { none: true }

export function useDraft(table: () => TableState, south: () => number): Desk {
  const decision = useDecision(game, table)
  const { view, seat, reason } = decision
  const planning = computed(() => seat.value !== undefined && view.value.phase === 'turn')
  const team = computed(() => teamOf(view.value, south()) ?? NO_TEAM)

  const pieces = shallowRef<readonly Piece[]>([])
  const draft = shallowRef(drafts.emptyDraft(NO_TEAM))
  const past = shallowRef<readonly Past[]>([])
  const picked = ref<number>()
  const asCaboose = ref(false)
  const isSorted = ref(true)
  const aiming = shallowRef<Aiming>()

  const gone = computed(() => drafts.used(draft.value))
  const hand = computed(() => {
    const left = pieces.value.filter(({ id }) => !gone.value.has(id))
    return isSorted.value ? sorted(left) : left
  })
  const selected = computed(() => hand.value.find(({ id }) => id === picked.value))
  const lanes = computed(() => drafts.lanesOf(team.value, draft.value, pieces.value, planning.value))
  const end = computed<TurnEnd>(() => {
    if (aiming.value) return endOf(aiming.value.aim) ?? OPEN
    return selected.value ? { discard: selected.value.card } : OPEN
  })
  const action = computed(() => drafts.actionOf(team.value, draft.value, pieces.value, end.value))

  function begin(): void {
    draft.value = drafts.emptyDraft(team.value)
    past.value = []
    aiming.value = undefined
    picked.value = undefined
    asCaboose.value = false
    reason.value = undefined
  }

  /** The turn as such: questions to a partner and their answers do not end it (EX-43). */
  const turnKey = computed(() => {
    const { hand: number, turn, seats, extra } = view.value
    return [table().id, south(), number, turn, extra, ...seats.map(({ turns }) => turns)].join()
  })
  let drafted = ''
  watch(
    () => [turnKey.value, planning.value, handOf(view.value, south())?.join()].join('|'),
    () => {
      const cards = handOf(view.value, south()) ?? []
      const key = `${turnKey.value}|${cards.join()}`
      if (key === drafted && (planning.value || view.value.phase === 'permit')) return
      drafted = planning.value ? key : ''
      pieces.value = arrange(pieces.value, cards, planning.value ? team.value : undefined)
      begin()
    },
    { immediate: true },
  )

  return {
    ...decision,
    planning,
    team,
    pieces,
    draft,
    past,
    picked,
    asCaboose,
    isSorted,
    aiming,
    gone,
    hand,
    selected,
    lanes,
    action,
    begin,
  }
}
