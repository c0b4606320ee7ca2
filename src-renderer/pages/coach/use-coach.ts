/** The coach's report of a game: what is judged so far, and its work as it goes on. */
import { useThrottleFn } from '@vueuse/core'
import { computed, onScopeDispose, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { CoachReport } from '#shared/contract/coach.ts'
import type { AppEvent } from '#shared/contract/contract.ts'
import type { Replay } from '#shared/contract/replay.ts'
import { useBridge } from '../../stores/bridge.ts'
import { useAsk } from '../../stores/ask.ts'

const BETWEEN_REPORTS = 1200

export interface CoachDesk {
  readonly report: ShallowRef<CoachReport | undefined>
  readonly replay: ShallowRef<Replay | undefined>
  readonly failed: Ref<boolean>
  /** Decisions judged so far, of `report.total`. */
  readonly done: Ref<number>
  readonly complete: ComputedRef<boolean>
  open(id: string): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export function useCoach(): CoachDesk {
  const ask = useAsk()
  const report = shallowRef<CoachReport>()
  const replay = shallowRef<Replay>()
  const failed = ref(false)
  const done = ref(0)
  let id = ''

  function adopt(found: CoachReport | undefined): void {
    if (!found || found.id !== id) return
    report.value = found
    if (!found.running) done.value = Math.max(done.value, found.marks.length)
  }
  const read = async (): Promise<void> => adopt(await ask('coach.report', { id }))
  const readSometimes = useThrottleFn(read, BETWEEN_REPORTS, true)

  const heard = (event: AppEvent): void => {
    if (event.type === 'coach.progress' && event.id === id) {
      done.value = event.done
      void readSometimes()
    } else if (event.type === 'coach.ended' && event.id === id) void read()
  }
  onScopeDispose(useBridge().on(heard))

  return {
    report,
    replay,
    failed,
    done,
    // What offered no choice to compare has no mark; the accounts come with the last decision.
    complete: computed(() => {
      const { total = 0, running = true, accounts = [] } = report.value ?? {}
      return !running && (accounts.length > 0 || done.value >= total)
    }),
    async open(game) {
      id = game
      done.value = 0
      report.value = replay.value = undefined
      const [found, laid] = await Promise.all([ask('coach.report', { id }), ask('replay.open', { id })])
      if (game !== id) return
      failed.value = !found || !laid
      replay.value = laid
      adopt(found)
    },
    start: async () => adopt(await ask('coach.start', { id })),
    async stop() {
      await ask('coach.stop', {})
      await read()
    },
  }
}
