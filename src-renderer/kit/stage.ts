/**
 * The table as it is being shown: what happened between two states is played scene by scene, one thing at a time,
 * and the state main sent has the last word. Knows no game; a director says what an event looks like.
 */
import { onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue'
import type { TableNews, TableState, TableStep } from '#shared/contract/table.ts'
import type { GameEvent, Json } from '#shared/games/common.ts'

/** A card on its way; `from` and `to` are names of places on the page (`data-anchor`). */
export interface Flight {
  readonly face: string
  readonly from: string
  readonly to: string
}

/** How an event looks. */
export interface Look {
  readonly flights?: readonly Flight[]
  /** Places lit one after the other before the view changes. */
  readonly lights?: readonly string[]
  /** Everybody wants to look at this: the table waits for a person before a curtain or the last page. */
  readonly spectacle?: boolean
  /** What follows is shown only once a person has released the stage: the end of a round within a game. */
  readonly waits?: boolean
}

interface Scene extends Look {
  readonly event: GameEvent
  /** The view once this scene has been shown. */
  readonly view: Json
}

/** What a game knows about showing its events: how each looks between two views. */
export type Director = (event: GameEvent, before: Json, after: Json) => Look

/** The table and, where something is to be seen happening, the news it came with. */
export interface Arrival {
  readonly table: TableState
  readonly news?: TableNews
}

/** What another viewer than the last saw before the news: nothing of the last one's stays. */
const viewBefore = ({ news }: Arrival): Json | undefined =>
  news && 'log' in news.past ? news.past.view : undefined

/** One scene an event, in order; a part's view is shown once all of it has happened. */
export function scenesOf(
  look: Director,
  start: Json,
  steps: readonly TableStep[],
  end: Json,
): readonly Scene[] {
  let before = start
  return steps.flatMap(({ parts }) =>
    parts.flatMap(({ events, view: after = end }) => {
      const then = before
      before = after
      return events.map((event, i) => ({
        event,
        ...look(event, then, after),
        view: i === events.length - 1 ? after : then,
      }))
    }),
  )
}

/** Durations in milliseconds; 0 shows every new state at once. */
export interface Pace {
  readonly move: number
  readonly light: number
  readonly rest: number
}

export type Fly = (flights: readonly Flight[], ms: number, signal: AbortSignal) => Promise<void>

export interface Stage {
  /** The table to draw: nobody acts on it while a scene plays. */
  readonly shown: Ref<TableState | undefined>
  readonly playing: Ref<boolean>
  /** The scenes are over and a person has to see them off. */
  readonly held: Ref<boolean>
  /** Number of events at the end of the log that have not been shown yet. */
  readonly unseen: Ref<number>
  /** The place lit now. */
  readonly lit: Ref<string | undefined>
  /** What is being shown now. */
  readonly telling: Ref<GameEvent | undefined>
  /** Ends what is playing: the newest state is shown at once. */
  skip(): void
  /** Lets the page go on after a spectacle. */
  release(): void
  /** Whoever can draw flights offers it; the returned function takes the offer back. */
  offer(fly: Fly): () => void
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve()
    const timer = setTimeout(done, ms)
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })

/** Several persons look at this window. */
const isShared = (table: TableState): boolean =>
  table.seats.filter((seat) => seat.kind === 'human').length > 1

export function useStage(
  arrival: () => Arrival | undefined,
  director: () => Director | undefined,
  pace: () => Pace,
  tell: (event: GameEvent) => void,
): Stage {
  const shown = shallowRef<TableState>()
  const playing = ref(false)
  const held = ref(false)
  const unseen = ref(0)
  const lit = ref<string>()
  const telling = shallowRef<GameEvent>()
  let target: TableState | undefined
  let queue: Scene[] = []
  let abort = new AbortController()
  let fly: Fly | undefined
  /** A run that finds another one begun ends itself. */
  let round = 0
  /** Ends the wait of a scene for a person. */
  let goOn: (() => void) | undefined

  const settle = (): void => {
    round += 1
    queue = []
    unseen.value = 0
    lit.value = undefined
    telling.value = undefined
    playing.value = false
    shown.value = target
  }
  /** The newest table with an older view: nothing to decide there, nothing ended yet. */
  const between = (next: TableState, view: Json): TableState => {
    const { legal: _legal, activity: _activity, outcome: _outcome, finalView: _final, ...rest } = next
    return { ...rest, deciders: [], view, state: 'open' }
  }

  async function run(): Promise<void> {
    playing.value = true
    const mine = ++round
    for (let scene = queue.shift(); scene; scene = queue.shift()) {
      const { move, light, rest } = pace()
      const { signal } = abort
      telling.value = scene.event
      tell(scene.event)
      for (const place of scene.lights ?? []) {
        lit.value = place
        await pause(light, signal)
      }
      lit.value = undefined
      if (scene.flights?.length && !signal.aborted) await fly?.(scene.flights, move, signal)
      if (mine !== round) return
      unseen.value = queue.length
      if (target) shown.value = between(target, scene.view)
      if (scene.spectacle) await pause(rest, signal)
      if (mine !== round) return
      if (scene.waits) await new Promise<void>((resolve) => (goOn = resolve))
      if (mine !== round) return
    }
    settle()
  }

  /** Nothing of what is playing is shown any more. */
  function end(): void {
    abort.abort()
    abort = new AbortController()
    settle()
    goOn?.()
  }
  function cut(next: TableState | undefined): void {
    target = next
    held.value = false
    end()
  }

  watch(
    arrival,
    (arrived) => {
      const next = arrived?.table
      const last = target
      const guide = director()
      if (!next || !last || !guide || next.id !== last.id || next.at < last.at) return cut(next)
      const steps = arrived.news?.steps ?? []
      const another = next.viewer !== last.viewer
      const start = another ? viewBefore(arrived) : last.view
      if (steps.length === 0 || start === undefined) {
        if (another || next.at !== last.at) return cut(next)
        target = next
        if (!playing.value) shown.value = next
        return
      }
      target = next
      const scenes = scenesOf(guide, start, steps, next.view)
      const waits = !next.curtain?.open && (isShared(next) || next.outcome !== undefined)
      if (waits && scenes.some((scene) => scene.spectacle)) held.value = true
      const still = pace().move <= 0
      if (still) {
        for (const { event } of scenes) tell(event)
        abort.abort()
        abort = new AbortController()
        return settle()
      }
      if (another) end()
      if (!playing.value) shown.value = between(next, start)
      queue.push(...scenes)
      unseen.value = queue.length
      if (!playing.value) {
        abort = new AbortController()
        void run()
      }
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(() => {
    round += 1
    abort.abort()
    goOn?.()
  })

  return {
    shown,
    playing,
    held,
    unseen,
    lit,
    telling,
    skip: () => abort.abort(),
    release: () => {
      held.value = false
      goOn?.()
    },
    offer: (next) => {
      fly = next
      return () => {
        if (fly === next) fly = undefined
      }
    },
  }
}
