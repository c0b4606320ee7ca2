/** A game that is looked back at: where it stands, through whose eyes, and whether it goes on by itself. */
import {
  computed,
  onScopeDispose,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type Ref,
  type ShallowRef,
} from 'vue'
import type { Replay, ReplayStep, ReplayViewer } from '#shared/contract/replay.ts'
import type { LogEntry, TableState } from '#shared/contract/table.ts'
import type { Arrival } from '../kit/stage.ts'
import { useAsk } from '../stores/ask.ts'

export const SPEEDS = ['slow', 'normal', 'fast', 'fastest'] as const
export type Speed = (typeof SPEEDS)[number]
/** From one step to the next, in milliseconds. */
const BETWEEN: Readonly<Record<Speed, number>> = { slow: 2600, normal: 1400, fast: 700, fastest: 250 }

export interface ReplayDesk {
  readonly replay: ShallowRef<Replay | undefined>
  readonly failed: Ref<boolean>
  /** Where the person wants to be; the table follows. */
  readonly at: Ref<number>
  readonly most: Ref<number>
  readonly viewer: Ref<ReplayViewer>
  readonly step: ShallowRef<ReplayStep | undefined>
  /** The step as a table that nobody plays at. */
  readonly table: ComputedRef<TableState | undefined>
  /** The table, and what led to it where it is seen happening. */
  readonly arrival: ShallowRef<Arrival | undefined>
  readonly playing: Ref<boolean>
  readonly speed: Ref<Speed>
  open(id: string, at: number | undefined): Promise<void>
  go(at: number): void
  look(viewer: ReplayViewer): void
  /** To the beginning of the turn before or after this step. */
  turn(way: -1 | 1): void
  play(on?: boolean): void
}

/** The eyes a game is first seen through: its only person's, or everybody's where all may be seen. */
function firstViewer({ seats, viewers, state }: Replay): ReplayViewer {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  const [own] = people
  if (people.length === 1 && own !== undefined && viewers.includes(own)) return own
  return state === 'open' ? 'public' : 'all'
}

/** The seat drawn in front where all hands are open. */
const inFront = ({ seats }: Replay): number =>
  Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'human'),
  )

const NEVER = { possible: false, barrier: false, consent: [] } as const

function tableOf(replay: Replay, step: ReplayStep, log: readonly LogEntry[]): TableState {
  return {
    id: replay.id,
    game: replay.game,
    options: replay.options,
    seats: replay.seats,
    state: 'open',
    marks: replay.marks,
    serial: 0,
    at: step.at,
    deciders: step.deciders,
    viewer: step.viewer === 'all' ? inFront(replay) : step.viewer,
    view: step.view,
    undo: NEVER,
    redo: false,
    log,
    started: replay.started,
    ...(replay.finished !== undefined && { finished: replay.finished }),
    seal: '',
  }
}

/** `busy`: a movement is being shown, playing waits for it. */
export function useReplay(busy: () => boolean): ReplayDesk {
  const ask = useAsk()
  const replay = shallowRef<Replay>()
  const failed = ref(false)
  const at = ref(0)
  const viewer = ref<ReplayViewer>('public')
  const step = shallowRef<ReplayStep>()
  const arrival = shallowRef<Arrival>()
  const table = computed(() => arrival.value?.table)
  /** The log as far as it was fetched, as this viewer may know it. */
  let log: { readonly viewer: ReplayViewer; readonly entries: readonly LogEntry[] } | undefined
  const playing = ref(false)
  const speed = ref<Speed>('normal')
  const most = computed(() => replay.value?.seatsAt.length ?? 0)
  let fetching = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Fetches until what is there is what is wanted: of a fast hand on the slider only the last place counts. */
  async function follow(): Promise<void> {
    if (fetching) return
    fetching = true
    for (let now = replay.value; now; now = replay.value) {
      const wanted = { id: now.id, at: at.value, viewer: viewer.value }
      const had = step.value
      if (had && had.id === wanted.id && had.at === wanted.at && had.viewer === wanted.viewer) break
      const known = log?.viewer === wanted.viewer ? log.entries : []
      const next = await ask('replay.at', { ...wanted, known: known.length })
      if (!next || replay.value !== now) break
      log = { viewer: wanted.viewer, entries: [...known, ...next.log] }
      show(now, next)
    }
    fetching = false
    schedule()
  }
  /** One step on is shown happening; any other place is simply shown. */
  function show(now: Replay, next: ReplayStep): void {
    const before = step.value
    const follows = before?.id === next.id && before.viewer === next.viewer && next.at === before.at + 1
    step.value = next
    const shown = tableOf(now, next, log?.entries.slice(0, next.at) ?? [])
    if (!follows) arrival.value = undefined
    const news = { from: next.at - 1, past: { after: 0 }, steps: next.steps }
    arrival.value = { table: shown, ...(follows && { news }) }
  }
  function schedule(): void {
    clearTimeout(timer)
    if (!playing.value) return
    if (at.value >= most.value) return play(false)
    timer = setTimeout(() => {
      if (busy()) return schedule()
      at.value += 1
      void follow()
    }, BETWEEN[speed.value])
  }
  function play(on = !playing.value): void {
    if (on && at.value >= most.value) at.value = 0
    playing.value = on
    if (on) void follow()
    else clearTimeout(timer)
  }
  function go(to: number): void {
    at.value = Math.max(0, Math.min(to, most.value))
    void follow()
  }
  function turn(way: -1 | 1): void {
    const turns = replay.value?.turns ?? []
    if (way < 0) go(turns.findLast((one) => one < at.value) ?? 0)
    else go(turns.find((one) => one > at.value) ?? most.value)
  }
  async function open(id: string, start: number | undefined): Promise<void> {
    play(false)
    failed.value = false
    const opened = replay.value?.id === id ? replay.value : await ask('replay.open', { id })
    failed.value = !opened
    if (!opened) return
    if (replay.value !== opened) {
      replay.value = opened
      log = undefined
      viewer.value = firstViewer(opened)
    }
    go(start ?? 0)
  }
  watch(speed, schedule)
  onScopeDispose(() => {
    clearTimeout(timer)
    replay.value = undefined
  })

  return {
    replay,
    failed,
    at,
    most,
    viewer,
    step,
    table,
    arrival,
    playing,
    speed,
    open,
    go,
    look: (next) => {
      viewer.value = next
      void follow()
    },
    turn,
    play,
  }
}
