/** A person's turn at this table: the draft, what is judged of it, and every way to change it. */
import {
  computed,
  inject,
  nextTick,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type Ref,
} from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { Json, Refusal } from '#shared/games/common.ts'
import type { CardName } from '#shared/games/express/cards.ts'
import type {
  DraftValues,
  ExpressAction,
  ExpressView,
  TeamView,
  TurnEnd,
} from '#shared/games/express/types.ts'
import { useTableContext } from '../../../pages/table/context.ts'
import { useNotices } from '../../../stores/notices.ts'
import { useTable } from '../../../stores/table.ts'
import { adopted } from '../logic/adopt.ts'
import { endOf, newAim, type Aim } from '../logic/aim.ts'
import { cardWord, hasEffect, isDisaster, isWild } from '../logic/cards.ts'
import * as drafts from '../logic/draft.ts'
import { arrange, handOf, moved, sorted, teamOf, type Piece } from '../logic/pieces.ts'
import { placed, placeKey, refusedFor, trainAt, type Place } from '../logic/places.ts'
import { useSay, viewOf } from '../use-game.ts'

/** One thing done this turn: a sentence under `steps` in the texts. */
export interface Step {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}
export interface Judged {
  readonly refusals: readonly Refusal[]
  readonly values?: DraftValues
}
/** The ending card played for its effect. */
export interface Aiming {
  readonly piece: number
  readonly aim: Aim
}

export interface Turn {
  /** The seat that decides here now. */
  readonly seat: ComputedRef<number | undefined>
  /** That seat plans its turn. */
  readonly planning: ComputedRef<boolean>
  /** Cards not laid yet, in the order of the hand. */
  readonly hand: ComputedRef<readonly Piece[]>
  readonly isSorted: Ref<boolean>
  readonly lanes: ComputedRef<readonly drafts.Lane[]>
  readonly draft: Ref<drafts.Draft>
  readonly steps: ComputedRef<readonly Step[]>
  readonly selected: ComputedRef<Piece | undefined>
  readonly asCaboose: Ref<boolean>
  readonly aiming: Ref<Aiming | undefined>
  readonly judged: Ref<Judged>
  /** Why the last thing pressed is not allowed, in a sentence. */
  readonly reason: Ref<string | undefined>
  /** Why the selected card cannot lie there; undefined where it can, or nobody knows yet. */
  whyNot(place: Place): string | undefined
  sentence(refusal: Refusal): string
  cardOf(piece: number): CardName | undefined
  select(id: number | undefined): void
  place(place: Place, id?: number): Promise<void>
  takeBack(piece: number): void
  reorder(id: number, before: number | undefined): void
  toggleCaboose(): void
  restoreLocos(): void
  stepBack(): void
  reset(): void
  playForEffect(): void
  aimAt(change: (aim: Aim) => Aim): void
  dropAim(): void
  /** Lays out a turn somebody proposes, to be looked at; other decisions are taken at once. */
  adopt(action: ExpressAction): void
  refuse(sentence: string): void
  act(action: ExpressAction): void
  confirm(): void
}
export const TURN: InjectionKey<Turn> = Symbol('turn of Express')

export function useTurnHere(): Turn {
  const turn = inject(TURN)
  if (!turn) throw new Error('not at a table of Express')
  return turn
}

interface Past {
  readonly draft: drafts.Draft
  readonly step: Step
}
const NO_TEAM: TeamView = { seats: [], trains: [], wayCars: [], points: 0, total: 0 }
const OPEN: TurnEnd = { none: true }

export function useTurn(table: () => TableState, south: () => number): Turn {
  const store = useTable()
  const notices = useNotices()
  const { names } = useTableContext()
  const say = useSay()

  const view = computed<ExpressView>(() => viewOf(table()))
  const seat = computed(() => table().legal?.seat)
  const planning = computed(() => seat.value !== undefined && view.value.phase === 'turn')
  const team = computed(() => teamOf(view.value, south()) ?? NO_TEAM)

  const pieces = shallowRef<readonly Piece[]>([])
  const draft = shallowRef<drafts.Draft>(drafts.emptyDraft(NO_TEAM))
  const past = shallowRef<readonly Past[]>([])
  const picked = ref<number>()
  const asCaboose = ref(false)
  const isSorted = ref(true)
  const aiming = shallowRef<Aiming>()
  const judged = shallowRef<Judged>({ refusals: [] })
  const fits = shallowRef<ReadonlyMap<string, Refusal | undefined>>(new Map())
  const reason = ref<string>()

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

  function sentence({ why, params = {} }: Refusal): string {
    const { seat: who, card, ...rest } = params
    return say(`refusals.${why}`, {
      ...rest,
      ...(who === undefined ? {} : { seat: names.value.of(Number(who)) }),
      ...(card === undefined ? {} : { card: cardWord(say, String(card)) }),
    })
  }
  function refuse(why: string): void {
    reason.value = why
    notices.speak(why)
  }
  async function judge(of: ExpressAction): Promise<Judged | undefined> {
    if (seat.value === undefined) return undefined
    const seen = await store.preview(seat.value, of as unknown as Json)
    if (!seen) return undefined
    const values = seen.values as unknown as DraftValues | null
    return { refusals: seen.refusals, ...(values ? { values } : {}) }
  }

  /** The turn as such: questions to a partner and their answers do not end it. */
  const turnKey = computed(() => {
    const { hand: number, turn, seats, extra } = view.value
    return [table().id, south(), number, turn, extra, ...seats.map(({ turns }) => turns)].join()
  })
  function begin(): void {
    draft.value = drafts.emptyDraft(team.value)
    past.value = []
    aiming.value = undefined
    picked.value = undefined
    asCaboose.value = false
    reason.value = undefined
    judged.value = { refusals: [] }
  }
  /** The turn the draft belongs to. */
  let drafted = ''
  watch(
    () => [turnKey.value, planning.value, JSON.stringify(handOf(view.value, south()))].join('|'),
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

  let asked = 0
  watch(
    () => (planning.value ? JSON.stringify(action.value) : ''),
    async (now) => {
      const mine = ++asked
      if (!now) return
      const seen = await judge(action.value)
      if (seen && mine === asked) judged.value = seen
    },
    { immediate: true, flush: 'post' },
  )
  watch(
    () => store.refusals,
    ([first]) => {
      if (first) refuse(sentence(first))
    },
  )

  /** Every place a card could go to, and those that only a diesel face up can take. */
  function placesFor(piece: Piece): Place[] {
    const all = lanes.value.flatMap(({ train }): Place[] => [
      { at: 'lane', train },
      ...(piece.card === 'diesel' ? [{ at: 'engine', train, up: true } as const] : []),
    ])
    return [...all, { at: 'new' }, { at: 'ways' }]
  }
  async function verdict(piece: Piece, place: Place): Promise<Refusal | undefined> {
    if ((place.at === 'engine' || place.at === 'new-engine') && !place.up) {
      const fixed = place.at === 'engine' && lanes.value[place.train]
      return fixed && fixed.engine === 'up' && fixed.enginePiece === undefined
        ? { rule: 'EX-14', why: 'secondEngine', params: { train: fixed.train + 1 } }
        : undefined
    }
    const next = placed(draft.value, piece.id, place, asCaboose.value && isWild(piece.card))
    const seen = await judge(drafts.actionOf(team.value, next, pieces.value, OPEN))
    return seen && refusedFor(seen.refusals, trainAt(draft.value, place))
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
    ...{
      seat,
      planning,
      hand,
      isSorted,
      lanes,
      draft,
      selected,
      asCaboose,
      aiming,
      judged,
      reason,
      sentence,
      refuse,
    },
    steps: computed(() => past.value.map(({ step }) => step)),
    whyNot(place) {
      const refusal = fits.value.get(placeKey(place))
      return refusal && sentence(refusal)
    },
    cardOf: (id) => pieces.value.find((piece) => piece.id === id)?.card,
    select(id) {
      picked.value = id
      asCaboose.value = false
      reason.value = undefined
    },
    async place(place, id = picked.value) {
      if (idle()) return
      const piece = hand.value.find((one) => one.id === id)
      if (!piece) return refuse(say('act.why.selectFirst'))
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
    act(what) {
      if (seat.value === undefined || store.busy) return
      void nextTick(() => document.querySelector<HTMLElement>('.act .primary')?.focus())
      void store.act(seat.value, what as unknown as Json)
    },
    confirm() {
      if (!idle()) turn.act(action.value)
    },
  }
  return turn
}
