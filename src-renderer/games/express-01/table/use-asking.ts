/** Whose decision it is here, what is allowed, and why something is not. */
import { computed, nextTick, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { Refusal } from '#shared/games/common.ts'
import type { Express01Action, Express01Values, Express01View } from '#shared/games/express-01/types.ts'
import { useTableContext } from '../../../kit/context.ts'
import { useNotices } from '../../../stores/notices.ts'
import { useTable } from '../../../stores/table.ts'
import type { Say } from '../logic/say.ts'
import { actionsOf, game, useSay, viewOf } from '../use-game.ts'

export interface Asking {
  readonly say: Say
  readonly view: ComputedRef<Express01View>
  /** The seat that decides here now. */
  readonly seat: ComputedRef<number | undefined>
  readonly legal: ComputedRef<readonly Express01Action[]>
  /** Changes with every new decision. */
  readonly moment: ComputedRef<string>
  /** Why the last thing pressed is not allowed, in a sentence. */
  readonly reason: Ref<string | undefined>
  sentence(refusal: Refusal): string
  refuse(sentence: string): void
  /** Says why the action is not allowed; `unless`: reasons that are about to be mended. */
  explain(action: Express01Action, unless?: (refusal: Refusal) => boolean): Promise<void>
  values(draft: Express01Action): Promise<Express01Values | undefined>
  /** The first reason against the action, and what it would do; nothing where nobody can be asked. */
  judge(
    draft: Express01Action,
  ): Promise<{ readonly refusal: Refusal | undefined; readonly values: Express01Values } | undefined>
  /** Carries out the actions in order, as far as they are allowed. */
  act(...actions: readonly Express01Action[]): Promise<void>
}

export const sameAction = (a: Express01Action | undefined, b: Express01Action | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

export function useAsking(table: () => TableState): Asking {
  const store = useTable()
  const notices = useNotices()
  const { names } = useTableContext()
  const say = useSay()
  const reason = ref<string>()
  const view = computed(() => viewOf(table()))
  const seat = computed(() => table().legal?.seat)
  const moment = computed(() => [table().id, table().at, seat.value, view.value.phase].join())

  const sentence = (refusal: Refusal): string => game.refusalWord(say, names.value, refusal)
  function refuse(why: string): void {
    reason.value = why
    notices.speak(why)
  }
  const asker = (): number | undefined => {
    const { viewer } = table()
    return typeof viewer === 'number' ? (seat.value ?? viewer) : undefined
  }
  const preview = async (draft: Express01Action) => {
    const who = asker()
    return who === undefined ? undefined : store.preview(who, draft)
  }

  watch(moment, () => {
    reason.value = undefined
  })
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
    legal: computed(() => actionsOf(table())),
    moment,
    reason,
    sentence,
    refuse,
    async explain(action, unless = () => false) {
      const first = (await preview(action))?.refusals.find((refusal) => !unless(refusal))
      if (first) refuse(sentence(first))
      else if (seat.value === undefined) refuse(say('act.why.wait'))
      else if (typeof table().viewer !== 'number') refuse(say(`act.why.${view.value.phase}`))
    },
    async judge(draft) {
      const seen = await preview(draft)
      return seen && { refusal: seen.refusals[0], values: seen.values as Express01Values }
    },
    values: async (draft) => (await preview(draft))?.values as Express01Values | undefined,
    async act(...actions) {
      const deciding = seat.value
      if (deciding === undefined || store.busy) return
      void nextTick(() =>
        document.querySelector<HTMLElement>('.act .primary')?.focus({ preventScroll: true }),
      )
      for (const action of actions) if (!(await store.act(deciding, action))) return
    },
  }
}
