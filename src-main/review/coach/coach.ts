/**
 * The coach at work: one game at a time, decision by decision, each kept as soon as it is judged; and what it makes of
 * them, where a result came from.
 */
import type { CoachAccount, CoachMark, CoachReport } from '#shared/contract/coach.ts'
import type { AppEvent } from '#shared/contract/contract.ts'
import { VERDICTS } from '#shared/contract/values.ts'
import { AI_VERSION, CancelledError, type Thinker } from '../../ai/decision.ts'
import { InputError } from '../../rules/json.ts'
import type { Playable } from '../../rules/record.ts'
import type { Judged, Store, StoredHeader } from '../../store/store.ts'
import { reasonOf, saving, unplayable } from '../../table/world.ts'
import { canonical } from '../../table/record.ts'
import { judge, moments, type Moment } from './judge.ts'

export interface CoachWorld {
  readonly store: Store
  readonly thinker: Thinker
  readonly emit: (event: AppEvent) => void
  /** The record of a game that has ended. */
  readonly recordOf: (id: string) => Playable
}

export class Coach {
  readonly #world: CoachWorld
  #running: { readonly id: string } | undefined

  constructor(world: CoachWorld) {
    this.#world = world
  }

  /** What is known so far. Throws `TableError` for a game that cannot be replayed. */
  report(header: StoredHeader): CoachReport {
    const open = this.#moments(header)
    const judged = this.#judged(header.id, open)
    const marks = judged.flatMap(({ mark }) => mark ?? [])
    const done = judged.length === open.length
    const result = this.#world.store.result(header.id)
    const people = header.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    const accounts =
      done && result ? people.flatMap((seat) => accountOf(seat, marks, result.places) ?? []) : []
    return {
      ...{ id: header.id, marks, total: open.length, accounts },
      running: this.#running?.id === header.id,
    }
  }

  /** Judges what is not judged yet; a `coach.progress` event tells of each. Another game's work is called off. */
  start(header: StoredHeader): CoachReport {
    if (this.#running?.id === header.id) return this.report(header)
    const open = this.#moments(header)
    const known = new Set(this.#judged(header.id, open).map(({ at }) => at))
    const work = { id: header.id }
    this.#running = work
    void this.#work(
      work,
      header,
      open.filter(({ at }) => !known.has(at)),
      open.length,
    )
    return this.report(header)
  }

  /** What was judged stays; `start` goes on from there. */
  stop(): void {
    const id = this.#running?.id
    this.#running = undefined
    if (id !== undefined) this.#world.emit({ type: 'coach.ended', id })
  }

  async #work(
    work: { readonly id: string },
    header: StoredHeader,
    left: readonly Moment[],
    total: number,
  ): Promise<void> {
    const { store, thinker, emit } = this.#world
    let done = total - left.length
    try {
      for (const moment of left) {
        const mark = await judge(moment, thinker)
        if (this.#running !== work) return
        const kept = { at: moment.at, action: canonical(moment.action), ai: AI_VERSION, mark: mark ?? null }
        saving(() => {
          store.keepJudged(header.id, kept)
        })
        emit({ type: 'coach.progress', id: header.id, done: ++done, total })
      }
      this.#keepAccounts(header)
    } catch (error) {
      if (!(error instanceof CancelledError))
        emit({ type: 'notice', notice: { key: 'coachFailed', params: { reason: reasonOf(error) } } })
    }
    if (this.#running !== work) return
    this.#running = undefined
    emit({ type: 'coach.ended', id: header.id })
  }

  /** For the statistics. A game played on since has none yet. */
  #keepAccounts({ id }: StoredHeader): void {
    const { store } = this.#world
    const header = store.game(id)
    const accounts = header && header.state === 'finished' ? this.report(header).accounts : []
    if (accounts.length > 0)
      saving(() => {
        store.keepAccounts(id, AI_VERSION, accounts)
      })
  }

  /** Of these moments; what was judged of another line, or by other opponents than today's, is left out. */
  #judged(id: string, open: readonly Moment[]): readonly Judged[] {
    const actions = new Map(open.map(({ at, action }) => [at, canonical(action)]))
    return this.#world.store
      .judged(id)
      .filter(({ at, action, ai }) => ai === AI_VERSION && actions.get(at) === action)
  }

  #moments(header: StoredHeader): readonly Moment[] {
    try {
      return [...moments(this.#world.recordOf(header.id), header.branchOf?.at ?? 0)]
    } catch (error) {
      throw error instanceof InputError ? unplayable(error) : error
    }
  }
}

/**
 * What a decision gave away for certain. The best of many estimates is too high by chance, so that small losses added
 * up would blame the best of players.
 */
const givenAway = ({ verdict, loss }: CoachMark): number =>
  VERDICTS.indexOf(verdict) >= VERDICTS.indexOf('inaccuracy') ? loss : 0

/** `places` by seat, 1 is first; a shared victory counts as its share. */
function accountOf(
  seat: number,
  marks: readonly CoachMark[],
  places: readonly number[],
): CoachAccount | undefined {
  const own = marks.filter((mark) => mark.seat === seat)
  const [first] = own
  if (!first) return undefined
  const winners = places.filter((place) => place === 1).length
  const result = places[seat] === 1 ? 1 / winners : 0
  const par = 1 / places.length
  const decisions = -own.reduce((sum, mark) => sum + givenAway(mark), 0)
  const deal = first.best.share - par
  return { seat, par, deal, decisions, luck: result - par - deal - decisions, result }
}
