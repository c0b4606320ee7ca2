/**
 * The computers of a table, one at work at a time, and the pace at which they move. Each gets its seat's view and
 * nothing else; an answer to a position that is no longer the current one is dropped; a failure is told, and asked
 * again on request.
 */
import type { Settings } from '#shared/contract/settings.ts'
import type { Activity } from '#shared/contract/table.ts'
import type { Json } from '#shared/games/common.ts'
import type { Decision, DecisionRequest, Thinker, Thinking } from '../ai/decision.ts'
import type { StoredHeader } from '../store/store.ts'
import type { Line } from './line.ts'
import type { Seating } from './curtain.ts'

const PAUSE_MS: Readonly<Record<Settings['speed'], number>> = {
  instant: 0,
  fast: 350,
  normal: 1000,
  step: Infinity,
}

/** A person's own move is drawn before the answer to it comes, at any pace: two frames of a screen. */
const OWN_MOVE_MS = 34

export interface Change {
  /** When it happened, in milliseconds. */
  readonly at: number
  readonly byPerson: boolean
}

/** Milliseconds from `now` until the next move may be shown; `Infinity`: when the player asks for it. */
export function pauseLeft(speed: Settings['speed'], last: Change, now: number): number {
  const pause = Math.max(PAUSE_MS[speed], last.byPerson ? OWN_MOVE_MS : 0)
  return Math.max(0, Math.min(pause, last.at + pause - now))
}

const PROGRESS_EVERY_MS = 100
/** A shorter pause is over before anybody could read that there is one. */
const SHOWN_FROM_MS = 50

/** What the next computer is to decide. `watched`: its move is seen, so the pace applies. */
export interface BotTask {
  readonly request: DecisionRequest
  readonly watched: boolean
}

export interface BotTable {
  /** The computer that must decide now. */
  task(): BotTask | undefined
  /** Identifies the position; an answer counts only while it is the same. */
  version(): number
  /** Milliseconds until a move may be shown; `Infinity`: when the player asks for it. */
  pause(): number
  /** Carries the decision out; throws where it is illegal. */
  commit(seat: number, decision: Decision): void
  /** What the computers are doing has changed. */
  changed(): void
  progress(seat: number, share: number): void
  failed(seat: number, error: unknown): void
}

interface Work {
  readonly seat: number
  readonly version: number
  readonly watched: boolean
  doing: Activity['doing']
  progress: number
  told: number
  /** The player asked to go on: no pause any more. */
  hurried: boolean
  thinking?: Thinking
  decision?: Decision
  timer?: ReturnType<typeof setTimeout>
}

export class Bots {
  readonly #table: BotTable
  readonly #thinker: Thinker
  readonly #now: () => number
  #work: Work | undefined
  #resting = false

  constructor(table: BotTable, thinker: Thinker, now: () => number) {
    this.#table = table
    this.#thinker = thinker
    this.#now = now
  }

  get activity(): Activity | undefined {
    const work = this.#work
    return work && { seat: work.seat, doing: work.doing, progress: work.progress }
  }

  /** After any change of the position: sets the computer that is due to work, and calls off any other. */
  wake(): void {
    if (this.#work?.version === this.#table.version()) return
    this.stop()
    if (this.#resting) return
    const task = this.#table.task()
    if (task) this.#start(task)
  }

  stop(): void {
    const work = this.#work
    this.#work = undefined
    clearTimeout(work?.timer)
    work?.thinking?.cancel()
  }

  /** The computer at work answers at once, a pause ends, a failed one is asked again. */
  hurry(): void {
    const work = this.#work
    if (!work) return
    work.hurried = true
    if (work.decision) this.#await(work)
    else if (work.thinking) work.thinking.hurry()
    else {
      this.stop()
      this.wake()
      this.#table.changed()
    }
  }

  get resting(): boolean {
    return this.#resting
  }

  /** Resting, no computer is set to work; the one at work makes its move. */
  rest(resting: boolean): void {
    this.#resting = resting
    this.wake()
  }

  /** The pace was changed in the settings. */
  repace(): void {
    if (this.#work?.decision) this.#await(this.#work)
  }

  #start({ request, watched }: BotTask): void {
    const work: Work = {
      seat: request.seat,
      version: this.#table.version(),
      watched,
      doing: 'thinking',
      progress: 0,
      told: this.#now(),
      hurried: false,
    }
    this.#work = work
    try {
      work.thinking = this.#thinker.think(request, (share) => {
        this.#progress(work, share)
      })
    } catch (error) {
      this.#fail(work, error)
      return
    }
    work.thinking.result.then(
      (decision) => {
        if (this.#work !== work) return
        work.decision = decision
        this.#await(work)
      },
      (error: unknown) => {
        if (this.#work !== work) return
        this.#fail(work, error)
        this.#table.changed()
      },
    )
  }

  #progress(work: Work, share: number): void {
    if (this.#work !== work || work.decision) return
    work.progress = Math.min(1, Math.max(work.progress, share))
    if (Math.abs(this.#now() - work.told) < PROGRESS_EVERY_MS) return
    work.told = this.#now()
    this.#table.progress(work.seat, work.progress)
  }

  /** Holds a ready decision back for the pace. Always by a timer, so that games of computers alone leave room. */
  #await(work: Work): void {
    clearTimeout(work.timer)
    const pause = work.watched && !work.hurried ? this.#table.pause() : 0
    work.progress = 1
    if (pause > SHOWN_FROM_MS) {
      work.doing = pause === Infinity ? 'waiting-for-next' : 'pausing'
      this.#table.changed()
      if (pause === Infinity) return
    }
    work.timer = setTimeout(() => {
      this.#commit(work)
    }, pause)
  }

  #commit(work: Work): void {
    if (this.#work !== work || !work.decision) return
    try {
      this.#table.commit(work.seat, work.decision)
    } catch (error) {
      this.#fail(work, error)
      this.#table.changed()
    }
  }

  /** Stays at the table, waiting to be asked again. */
  #fail(work: Work, error: unknown): void {
    delete work.thinking
    delete work.decision
    work.doing = 'waiting-for-next'
    work.hurried = false
    this.#table.failed(work.seat, error)
  }
}

/**
 * The task of the first computer due. While a person's decision can be redone the computers wait, since their
 * answers would end that. Secret choices made at once show nothing: only the last of them waits for the pace.
 */
export function botTask(
  header: StoredHeader,
  line: Line,
  seats: Seating,
  settings: Settings,
): BotTask | undefined {
  const { deciders, game, state, redo } = line
  const seat = deciders.find((one) => seats.isComputer(one))
  const who = seat === undefined ? undefined : header.seats[seat]
  if (seat === undefined || !who || who.kind === 'human') return undefined
  if (redo[0] && seats.isPerson(redo[0].seat)) return undefined
  return {
    request: {
      game: game.info.id,
      view: game.view(state, seat) as Json,
      seat,
      level: who.kind,
      seed: `${who.botSeed ?? ''}:${line.ownActions(seat)}`,
      ms: settings.thinkingMs,
    },
    watched: deciders.length === 1,
  }
}
