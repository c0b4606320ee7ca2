/** Whose decision it is at this window, what is allowed, why something is not, and carrying it out. */
import { computed, inject, nextTick, ref, watch, type ComputedRef, type InjectionKey, type Ref } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { Json, Refusal } from '#shared/games/common.ts'
import { useNotices } from '../../stores/notices.ts'
import { useTable } from '../../stores/table.ts'
import { useTableContext } from '../context.ts'
import type { Game, GameTypes } from '../game-of.ts'
import type { Say } from '../log.ts'

export interface Preview {
  readonly refusals: readonly Refusal[]
  readonly values: Json
}
export interface Decision<T extends GameTypes> {
  readonly say: Say
  readonly view: ComputedRef<T['view']>
  /** The seat that decides here now. */
  readonly seat: ComputedRef<number | undefined>
  readonly legal: ComputedRef<readonly T['action'][]>
  /** Changes with every new decision. */
  readonly moment: ComputedRef<string>
  /** Why the last thing pressed is not allowed, in a sentence. */
  readonly reason: Ref<string | undefined>
  readonly sentence: (refusal: Refusal) => string
  /** Shows the sentence, and says it. */
  readonly refuse: (sentence: string) => void
  /** What main says of a draft; `asker` where another than who decides wants to know. */
  readonly preview: (draft: T['action'], asker?: number) => Promise<Preview | undefined>
  /** Carries out the actions in order, as far as they are allowed; the focus goes to the primary button. */
  readonly act: (...actions: readonly T['action'][]) => Promise<void>
}

export function useDecision<T extends GameTypes>(
  game: Game<T>,
  table: () => TableState,
  focus: FocusOptions = {},
): Decision<T> {
  const store = useTable()
  const notices = useNotices()
  const { names } = useTableContext()
  const say = game.useSay()
  const reason = ref<string>()
  const view = computed(() => game.viewOf(table()))
  const seat = computed(() => table().legal?.seat)

  const sentence = (refusal: Refusal): string => game.refusalWord(say, names.value, refusal)
  function refuse(why: string): void {
    reason.value = why
    notices.speak(why)
  }
  watch(
    () => store.refusals,
    ([first]) => {
      if (first) refuse(sentence(first))
    },
  )

  return {
    say,
    view,
    seat,
    legal: computed(() => game.actionsOf(table())),
    // What others choose in secret meanwhile does not change it: what is chosen here stays.
    moment: computed(() => {
      const { id, at, legal } = table()
      return [id, legal?.since ?? at, seat.value, view.value.phase].join()
    }),
    reason,
    sentence,
    refuse,
    async preview(draft, asker = seat.value) {
      return asker === undefined ? undefined : store.preview(asker, game.plain(draft))
    },
    async act(...actions) {
      const deciding = seat.value
      if (deciding === undefined) return
      void nextTick(() => document.querySelector<HTMLElement>('.act .primary')?.focus(focus))
      for (const action of actions) if (!(await store.act(deciding, game.plain(action)))) return
    },
  }
}

/** Where a table keeps the turn its parts work on. */
export function turnPlace<Turn>(): { readonly TURN: InjectionKey<Turn>; readonly useTurnHere: () => Turn } {
  const TURN: InjectionKey<Turn> = Symbol('turn')
  return {
    TURN,
    useTurnHere: () => {
      const turn = inject(TURN)
      if (!turn) throw new Error('not at a table of this game')
      return turn
    },
  }
}
