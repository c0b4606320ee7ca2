/** A: the card to be paid, the space whose tray is open, the card held over the map (E1-14 to E1-21). */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { boards } from '#shared/games/express-01/boards.ts'
import type { Express01Action, TrayCard } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import type { GhostCard } from '../art/ends.ts'
import { byWorth } from '../logic/hand.ts'
import {
  distinct,
  sameChoice,
  spacesOf,
  trayEntries,
  turnedOver,
  type Choice,
  type TrayEntry,
} from '../logic/tray.ts'
import type { Asking } from './use-asking.ts'

export interface Expand {
  /** This seat expands now. */
  readonly due: ComputedRef<boolean>
  /** The card that will be paid, should one be needed. */
  readonly payment: Ref<string | undefined>
  /** Cards (and the engine) that may be paid now. */
  readonly payable: ComputedRef<readonly string[]>
  /** Layings of each space, the payment made. */
  readonly spaces: Ref<Readonly<Record<string, number>>>
  readonly space: Ref<string | undefined>
  readonly entries: ComputedRef<readonly TrayEntry[]>
  readonly chosen: Ref<Choice | undefined>
  readonly hovered: Ref<Choice | undefined>
  readonly ghost: ComputedRef<GhostCard | undefined>
  /** Laying on the open space takes the payment. */
  readonly pays: ComputedRef<boolean>
  pay(card: string): void
  open(space: string): void
  close(): void
  choose(entry: TrayEntry): void
  turn(): void
  /** The actions that lay the chosen card; nothing while none is chosen. */
  readonly orders: ComputedRef<readonly Express01Action[]>
}

const KINDS = new Map(
  Object.values(boards).flatMap((board) => board.spaces.map((s) => [s.code, s.kind] as const)),
)

export function useExpand(asking: Asking): Expand {
  const { view, legal, moment } = asking
  const due = computed(() => asking.seat.value !== undefined && view.value.phase === 'expand')
  const payment = ref<string>()
  const spaces = ref<Readonly<Record<string, number>>>({})
  const space = ref<string>()
  const tray = ref<readonly TrayCard[]>([])
  const chosen = ref<Choice>()
  const hovered = ref<Choice>()

  const payable = computed(() => legal.value.flatMap((action) => (action.do === 'pay' ? [action.card] : [])))
  const pays = computed(() => {
    const { credit } = view.value
    if (space.value === undefined || credit === 'card') return false
    return credit === 'none' || KINDS.get(space.value) === 'station'
  })
  const entries = computed(() =>
    distinct(trayEntries(tray.value, pays.value ? payment.value : undefined, !due.value)),
  )
  const entryOf = (choice: Choice | undefined): TrayEntry | undefined =>
    entries.value.find((entry) => sameChoice(entry, choice))
  const ghost = computed(() => {
    const shown = entryOf(hovered.value) ?? entryOf(chosen.value)
    return space.value !== undefined && shown ? { space: space.value, ...shown } : undefined
  })

  /** What is open now: bought already, or what the card to be paid would buy. */
  async function look(): Promise<void> {
    const now = moment.value
    const bought = spacesOf(legal.value)
    spaces.value = bought
    if (!due.value || payment.value === undefined) return
    const values = await asking.values({ do: 'pay', card: payment.value })
    if (now !== moment.value || !values || !('spaces' in values)) return
    spaces.value = { ...values.spaces, ...bought }
  }
  async function fill(): Promise<void> {
    const [asked, now] = [space.value, moment.value]
    if (asked === undefined) return
    const values = await asking.values({ do: 'upgrade', space: asked, card: '000', turned: false })
    if (asked !== space.value || now !== moment.value) return
    tray.value = values && 'tray' in values ? values.tray : []
    if (!entryOf(chosen.value)) chosen.value = entries.value.find((entry) => !entry.refusal)
  }
  function close(): void {
    space.value = undefined
    tray.value = []
    chosen.value = undefined
    hovered.value = undefined
  }
  /** A new decision. What is only tried while others play stays open. */
  let planned = false
  function begin(): void {
    if (planned && !due.value) void fill()
    else close()
    planned = !due.value
    payment.value = due.value ? byWorth(payable.value)[0] : undefined
    void look()
  }
  watch(moment, begin, { immediate: true })

  return {
    due,
    payment,
    payable,
    spaces,
    space,
    entries,
    chosen,
    hovered,
    ghost,
    pays,
    pay(card) {
      if (!payable.value.includes(card)) return void asking.explain({ do: 'pay', card })
      asking.reason.value = undefined
      payment.value = payment.value === card && card === ENGINE ? byWorth(payable.value)[0] : card
      void look()
    },
    open(code) {
      asking.reason.value = undefined
      if (space.value === code) return
      close()
      space.value = code
      void fill()
    },
    close,
    choose(entry) {
      asking.reason.value = undefined
      chosen.value = { card: entry.card, turned: entry.turned }
      if (entry.refusal) asking.refuse(asking.sentence(entry.refusal))
    },
    turn() {
      const other = chosen.value && turnedOver(entries.value, chosen.value)
      if (other) this.choose(other)
    },
    orders: computed(() => {
      const entry = entryOf(chosen.value)
      if (!due.value || space.value === undefined || !entry || entry.refusal) return []
      const { card, turned } = entry
      const lay: Express01Action = { do: 'upgrade', space: space.value, card, turned }
      if (!pays.value) return [lay]
      return payment.value === undefined ? [] : [{ do: 'pay', card: payment.value }, lay]
    }),
  }
}
