/** "Let me find it first": the person draws the way on the map before the best one is shown (E1-29). */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Company } from '#shared/games/express-01/cards.ts'
import type { Express01Action, RouteStep } from '#shared/games/express-01/types.ts'
import { cardOf } from '../art/card-set.ts'
import { wayOver } from '../logic/own-way.ts'
import { spaceWord } from '../logic/say.ts'
import type { Asking } from './use-asking.ts'

type Bonus = Extract<Express01Action, { do: 'bonus' }>

export interface OwnWay {
  /** The best way is hidden, the map takes the way card by card. */
  readonly finding: Ref<boolean>
  readonly steps: ComputedRef<readonly RouteStep[]>
  /** What there is to say about the way as it stands. */
  readonly verdict: ComputedRef<string>
  /** The way, once none pays more, and who would be paid. */
  readonly action: ComputedRef<Bonus | undefined>
  readonly queue: ComputedRef<readonly number[]>
  /** The next card of the way; the last one again takes it back. */
  step(space: string): void
  clear(): void
}

/** Who wants to find ways wants it at every payment of this sitting. */
const finding = ref(false)

export function useOwnWay(asking: Asking, company: Ref<Company | undefined>): OwnWay {
  const { say, view, moment } = asking
  const spaces = ref<readonly string[]>([])
  const found = ref<{ readonly action: Bonus; readonly queue: readonly number[] }>()
  const why = ref<string>()
  const steps = computed(() => wayOver(view.value, spaces.value) ?? [])
  const clear = (): void => {
    spaces.value = []
  }
  watch([moment, company], clear)

  async function tryOut(): Promise<void> {
    found.value = undefined
    why.value = undefined
    const [way, whose] = [steps.value, company.value]
    if (way.length === 0 || !whose) return
    const action: Bonus = { do: 'bonus', company: whose, route: way }
    const seen = await asking.tryOut(action)
    if (way !== steps.value || !seen) return
    const { refusal, values } = seen
    // What the best one pays is not given away.
    if (refusal) why.value = refusal.why === 'notTheBest' ? say('find.better') : asking.sentence(refusal)
    else if (values && 'queue' in values) found.value = { action, queue: values.queue }
  }
  watch(steps, () => void tryOut())

  const hasStation = (space: string): boolean => {
    const laid = view.value.board.find((card) => card.space === space)
    return !!laid && cardOf(laid.card).stations.length > 0
  }
  return {
    finding,
    steps,
    verdict: computed(() => {
      if (spaces.value.length === 0) return say('find.begin')
      return found.value ? say('find.found') : (why.value ?? '')
    }),
    action: computed(() => found.value?.action),
    queue: computed(() => found.value?.queue ?? []),
    step(space) {
      asking.reason.value = undefined
      const last = spaces.value.at(-1)
      if (space === last) spaces.value = spaces.value.slice(0, -1)
      else if (last === undefined && !hasStation(space)) asking.refuse(say('find.start'))
      else if (wayOver(view.value, [...spaces.value, space])) spaces.value = [...spaces.value, space]
      else asking.refuse(say('find.noTrack', { from: spaceWord(last ?? space), to: spaceWord(space) }))
    },
    clear,
  }
}
