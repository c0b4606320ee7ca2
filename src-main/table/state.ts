/**
 * A running game as its window may see it, whole and as news: everything shown goes through the viewer's view here.
 */
import type {
  Activity,
  Legal,
  LogEntry,
  TableNews,
  TablePart,
  TableStep,
  TableTold,
} from '#shared/contract/table.ts'
import { eventFor, type GameEvent, type Json, type Viewer } from '#shared/games/common.ts'
import type { StoredHeader, StoredResult } from '../store/store.ts'
import type { CurtainKeeper, Seating } from './curtain.ts'
import type { Line } from './line.ts'
import { sealOfGame } from './record.ts'
import { finalView } from './secrets.ts'
import type { StandingOrders } from './standing.ts'
import { type Reach, takeBackState } from './take-back.ts'

let told = 0

/** The next number of what is told of tables: higher means newer. */
export const nextSerial = (): number => ++told

interface Picture {
  readonly header: StoredHeader
  readonly line: Line
  readonly seats: Seating
  readonly curtain: CurtainKeeper
  readonly standing: StandingOrders
  readonly hasPin: (seat: number) => boolean
  readonly activity: Activity | undefined
  readonly resting: boolean
  readonly reach: Reach | undefined
  readonly result: StoredResult | undefined
  readonly news: TableNews
}

/** The seats as everybody knows them: a computer's seed stays in main. */
export const publicSeats = (header: StoredHeader): TableTold['seats'] =>
  header.seats.map(({ name, kind, livery, player }) => ({
    name,
    kind,
    livery,
    ...(player !== undefined && { player }),
  }))

export function tableState(picture: Picture): TableTold {
  const { header, line, curtain, standing, activity, resting, reach, result, news } = picture
  const { game, state } = line
  const open = header.state === 'open'
  const deciders = open ? line.deciders : []
  const { viewer, openly } = curtain
  const decides = open ? (openly ?? (typeof viewer === 'number' ? viewer : undefined)) : undefined
  const last = finalView(header, line)
  const shownCurtain = open ? curtain.state(picture.hasPin) : undefined
  return {
    id: header.id,
    game: header.game,
    options: header.options,
    seats: publicSeats(header),
    state: header.state,
    marks: header.marks,
    serial: nextSerial(),
    at: line.at,
    deciders,
    viewer,
    view: game.view(state, viewer) as Json,
    ...(decides !== undefined && deciders.includes(decides) && { legal: legalOf(line, decides) }),
    ...(open && standing.offered && viewer !== 'public' && { standing: standing.of(viewer) }),
    ...(shownCurtain && { curtain: shownCurtain }),
    ...(activity && { activity }),
    ...(open && resting && { resting }),
    undo: takeBackState(reach),
    redo: open && line.redo.length > 0,
    news,
    ...(result && { outcome: result }),
    ...(last !== undefined && { finalView: last }),
    started: header.started,
    ...(header.finished !== undefined && { finished: header.finished }),
    seal: sealOfGame(header),
  }
}

function legalOf(line: Line, seat: number): Legal {
  const { complete, actions } = line.game.legalActions(line.state, seat)
  return { seat, since: line.dueSince(seat), complete, actions: actions as readonly Json[] }
}

/** The log as a viewer may know it. */
export const logFor = (line: Line, viewer: Viewer): readonly LogEntry[] =>
  line.steps.map((step, index) => ({
    at: index + 1,
    seat: step.stored.seat,
    events: step.happened.map((happened) => eventFor(happened, viewer)),
  }))

// What is new at a table, part by part, as its viewer may know it.

interface SeenPart extends TablePart {
  readonly view: Json
}
interface SeenStep extends TableStep {
  readonly parts: readonly SeenPart[]
}

/**
 * Action `index` (0-based) carried out once more before the viewer's eyes. What changes nothing in the view is told
 * with what happens next; the last part leads to the view after the action.
 */
function stepFor(line: Line, index: number, viewer: Viewer): SeenStep {
  const { game, steps } = line
  const { seat, action } = steps[index]!.stored
  const state = game.clone(line.stateAt(index))
  const viewOf = (one: unknown): Json => game.view(one, viewer) as Json
  const parts: SeenPart[] = []
  let events: GameEvent[] = []
  let seen = JSON.stringify(viewOf(state))
  game.play(state, seat, action, {
    push(happened) {
      events.push(eventFor(happened, viewer))
      const view = viewOf(state)
      const now = JSON.stringify(view)
      if (now === seen) return
      seen = now
      parts.push({ events, view })
      events = []
    },
  })
  const last = events.length > 0 ? { events } : (parts.pop() ?? { events })
  return { at: index + 1, seat, parts: [...parts, { ...last, view: viewOf(line.stateAt(index + 1)) }] }
}

/** The actions from the first `from` to the first `until`. The last view is left out: it is told beside the steps. */
export function stepsFor(line: Line, viewer: Viewer, from: number, until = line.at): readonly TableStep[] {
  const steps = line.steps.slice(from, until).map((_, i) => stepFor(line, from + i, viewer))
  const last = steps.at(-1)
  if (!last) return steps
  const { events } = last.parts.at(-1)!
  return [...steps.slice(0, -1), { ...last, parts: [...last.parts.slice(0, -1), { events }] }]
}

/** Knows what every page of the table was told. */
export class Teller {
  readonly #line: Line
  readonly #viewer: () => number | 'public'
  /** What the news that now go on from it were told with last: the line, whose knowledge, and the serial number. */
  #known: { readonly version: number; readonly viewer: number | 'public'; readonly serial: number }

  constructor(line: Line, viewer: () => number | 'public') {
    this.#line = line
    this.#viewer = viewer
    this.#known = { version: line.version, viewer: viewer(), serial: nextSerial() }
  }

  /** The actions after the first `from`, to a page that was told all before them. */
  since(from: number): TableNews {
    const viewer = this.#viewer()
    const { viewer: before, serial } = this.#known
    return viewer === before
      ? newsAfter(this.#line, viewer, from, serial)
      : newsAnew(this.#line, viewer, from)
  }

  /** All there is to know, to a page that knows nothing. */
  anew(): TableNews {
    return newsAnew(this.#line, this.#viewer(), this.#line.at)
  }

  /** The table was told to every page. */
  told({ viewer, serial }: Pick<TableTold, 'viewer' | 'serial'>): void {
    const { version } = this.#line
    if (version !== this.#known.version || viewer !== this.#known.viewer)
      this.#known = { version, viewer, serial }
  }
}

/** To a page that was told all before the first `from` actions, with the serial number `after` or later. */
const newsAfter = (line: Line, viewer: Viewer, from: number, after: number): TableNews => ({
  from,
  past: { after },
  steps: stepsFor(line, viewer, from),
})

/** To a page that knows nothing, or what another viewer knew. */
function newsAnew(line: Line, viewer: Viewer, from: number): TableNews {
  const steps = stepsFor(line, viewer, from)
  const log = logFor(line, viewer).slice(0, from)
  const view = line.game.view(line.stateAt(from), viewer) as Json
  return { from, past: { log, ...(steps.length > 0 && { view }) }, steps }
}
