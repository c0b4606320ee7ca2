/**
 * A running game: checks what a person decides, stores it, then shows it; sets the computers to work; keeps the
 * curtains. Nothing is shown before it is stored, and what cannot be stored has not happened.
 */
import type { Json, Outcome, StandingOrder } from '#shared/games/common.ts'
import type { ActResult, Hint, TableNews, TableTold } from '#shared/contract/table.ts'
import type { NoticeKey } from '#shared/texts/languages.ts'
import type { Decision } from '../ai/decision.ts'
import type { Preview } from '../rules/game.ts'
import { Allowed, mustBeAllowed } from '../rules/game.ts'
import type { PendingHints } from '../store/timeline.ts'
import type { StoredHeader } from '../store/store.ts'
import { Access, CurtainKeeper, type Seating, seating } from './curtain.ts'
import { Bots, botTask, type Change, pauseLeft } from './bots.ts'
import { reasonOf, SaveError, saving, TableError, type TableWorld } from './world.ts'
import { Hints, Stopwatch, usedBefore } from './hints.ts'
import type { ActionNotes, Line, Next } from './line.ts'
import { tableState, Teller } from './state.ts'
import { type StandingAnswer, StandingOrders } from './standing.ts'
import { type Reach, reachBack, redoCount } from './take-back.ts'

export class Table {
  readonly id: string
  readonly #world: TableWorld
  readonly #line: Line
  readonly #seats: Seating
  readonly #standing: StandingOrders
  readonly #curtain: CurtainKeeper
  readonly #access: Access
  readonly #teller: Teller
  readonly #bots: Bots
  readonly #hints: Hints
  readonly #watch: Stopwatch
  readonly #pending: PendingHints
  #header: StoredHeader
  readonly #overBefore: boolean
  #lastChange: Change

  constructor(world: TableWorld, header: StoredHeader, line: Line) {
    this.id = header.id
    this.#world = world
    this.#header = header
    this.#line = line
    this.#seats = seating(header.seats)
    this.#standing = new StandingOrders(
      line,
      this.#seats,
      world.store.standingOrders(header.id),
      (answer) => {
        this.#answer(answer)
      },
    )
    this.#curtain = new CurtainKeeper(
      this.#seats,
      line,
      (seat) => this.#standing.due(this.#curtain.open)?.seat === seat,
    )
    this.#access = new Access(line, this.#seats, this.#curtain)
    this.#teller = new Teller(line, () => this.#curtain.viewer)
    this.#hints = new Hints(world.thinker)
    this.#pending = world.store.pendingHints(header.id)
    this.#watch = new Stopwatch(world.now)
    this.#lastChange = { at: world.now(), byPerson: false }
    this.#bots = new Bots(
      {
        task: () => (this.#open ? botTask(this.#header, line, this.#seats, world.settings()) : undefined),
        version: () => line.version,
        pause: () => pauseLeft(world.settings().speed, this.#lastChange, world.now()),
        commit: (seat, decision) => {
          this.#commit(seat, decision)
        },
        changed: () => {
          this.#tell(line.at)
        },
        progress: (seat, progress) => {
          world.emit({ type: 'table.progress', id: this.id, seat, progress })
        },
        failed: (seat, error) => {
          this.#botFailed(seat, error)
        },
      },
      world.thinker,
      world.now,
    )
    this.#close()
    this.#overBefore = !this.#open
    this.#settle()
  }

  get #open(): boolean {
    return this.#header.state === 'open'
  }

  /** The table to a page that knows nothing of it. */
  whole(): TableTold {
    return this.#with(this.#teller.anew())
  }

  #with(news: TableNews): TableTold {
    return tableState({
      header: this.#header,
      line: this.#line,
      seats: this.#seats,
      curtain: this.#curtain,
      standing: this.#standing,
      hasPin: (seat) => this.#playerWithPin(seat) !== undefined,
      activity: this.#bots.activity,
      resting: this.#bots.resting,
      reach: this.#reach(),
      result: this.#header.state === 'finished' ? this.#world.store.result(this.id) : undefined,
      news,
    })
  }

  /** A person's decision. `at`: number of actions the page showed. Throws `TableError`, or tells the rules' refusals. */
  act(seat: number, at: number, action: Json): ActResult {
    this.#mustBeOpen()
    this.#access.mustBePerson(seat)
    if (!this.#knew(at, seat)) throw new TableError('stale')
    this.#access.mustAct(seat, action)
    const allowed = this.#line.check(seat, action)
    if (!(allowed instanceof Allowed)) return { ok: false, refusals: allowed }
    const ms = this.#watch.read(seat)
    const table = this.#carryOut(allowed, { ms, ...usedBefore(seat, this.#pending, this.#line.redo) })
    return { ok: true, table }
  }

  /** The page showed all that matters to the seat: since `at`, others at most chose in secret beside it. */
  #knew(at: number, seat: number): boolean {
    return at <= this.#line.at && at >= this.#line.dueSince(seat)
  }

  /** An unfinished action of the seat the window shows, judged. */
  preview(seat: number, draft: Json): Preview {
    this.#mustBeOpen()
    this.#access.mustSee(seat)
    return this.#line.game.preview(this.#line.state, seat, draft)
  }

  /** Back to the last decision of a person. `at`: as in `act`, so that nothing newer is taken back unseen. */
  undo(consent: readonly number[], at: number | undefined): TableTold {
    if (at !== undefined && at !== this.#line.at) throw new TableError('stale')
    const reach = this.#reach()
    if (!reach) throw new TableError(this.#open ? 'nothingToTakeBack' : 'overForGood')
    const missing = reach.consent.filter((seat) => !consent.includes(seat))
    if (missing.length > 0) {
      throw new TableError('consentNeeded', { names: missing.map((seat) => this.#name(seat)).join(', ') })
    }
    const { finished } = this.#header
    saving(() => {
      this.#world.store.takeBack(this.id, reach.count, reach.barrier)
    })
    this.#line.cut(reach.count)
    this.#reread()
    const table = this.#changed(this.#line.at)
    if (finished !== undefined) this.#world.emit({ type: 'games.changed' })
    return table
  }

  redo(): TableTold {
    this.#mustBeOpen()
    const from = this.#line.at
    const count = redoCount(this.#line, this.#seats)
    if (count === 0) throw new TableError('nothingToRedo')
    const ahead = this.#line.ahead(count)
    const outcome = this.#outcomeOf(ahead.at(-1))
    saving(() => {
      this.#world.store.redo(this.id, count, outcome)
    })
    this.#line.restore(ahead)
    if (outcome) this.#finished()
    return this.#changed(from)
  }

  /** The search's advice to the seat before the window. */
  hint(seat: number): Promise<Hint> {
    this.#mustBeOpen()
    this.#access.mustDecide(seat)
    const { game, state } = this.#line
    const since = this.#line.dueSince(seat)
    const view = game.view(state, seat) as Json
    const ms = this.#world.settings().thinkingMs
    return this.#hints.ask({ game: game.info.id, seat, since, view, ms }, () => {
      // Stored before it is shown: a hint seen is a hint counted.
      if (saving(() => this.#world.store.hint(this.id, seat))) this.#pending.add(seat)
    })
  }

  /** Opens the curtain of the person due, or closes the seat's. */
  curtain(seat: number, open: boolean, pin: string | undefined): TableTold {
    if (!open) {
      if (this.#curtain.open === seat) return this.#lower()
    } else if (this.#curtain.open !== seat) {
      this.#mustBeOpen()
      this.#access.mustBeNext(seat)
      const player = this.#playerWithPin(seat)
      if (player !== undefined) {
        this.#world.pins.check(player, pin, (given) => this.#world.store.pinMatches(player, given))
      }
      this.#curtain.raise(seat)
      this.#look()
      return this.#tell(this.#line.at)
    }
    return this.#with(this.#teller.since(this.#line.at))
  }

  /** What the seat before the window wants done without it from now on. */
  order(seat: number, order: StandingOrder): TableTold {
    this.#mustBeOpen()
    this.#access.mustSee(seat)
    if (!this.#standing.offered) throw new TableError('noStandingOrders')
    saving(() => {
      this.#world.store.setStandingOrder(this.id, seat, order)
    })
    this.#standing.set(seat, order)
    return this.#tell(this.#line.at)
  }

  hurry(): void {
    this.#settle()
    this.#bots.hurry()
  }

  /** Whether nobody looks: the computers wait then. */
  rest(resting: boolean): void {
    this.#bots.rest(resting)
    this.#tell(this.#line.at)
  }

  /** The settings changed: a pause may be over. */
  repace(): void {
    this.#bots.repace()
  }

  /** The window goes: the curtain closes and nobody thinks any more. */
  leave(): void {
    this.#bots.stop()
    this.#standing.stop()
    this.#hints.cancel()
    this.#curtain.lower()
    this.#watch.watch(undefined)
  }

  /** Another window takes the table over: its curtain is closed there. */
  takeOver(): void {
    if (this.#curtain.open !== undefined) this.#lower()
  }

  /** The game was abandoned. */
  end(): void {
    this.leave()
    this.#reread()
    this.#tell(this.#line.at)
  }

  /** The answer of a standing order. Where it cannot be stored, its person is asked. */
  #answer({ seat, action }: StandingAnswer): void {
    try {
      const allowed = mustBeAllowed(this.#line.check(seat, action))
      this.#carryOut(allowed, { ms: 0, ...usedBefore(seat, this.#pending, this.#line.redo) })
    } catch (error) {
      this.#standing.giveUp()
      this.#notice('answerNotSaved', { name: this.#name(seat), reason: reasonOf(error) })
      this.#tell(this.#line.at)
    }
  }

  #commit(seat: number, decision: Decision): void {
    const { game } = this.#line
    const action = game.schemas.action.parse(decision.action) as Json
    const allowed = mustBeAllowed(this.#line.check(seat, action))
    const { ms, iterations } = decision
    this.#carryOut(allowed, { ms: Math.round(ms), hints: 0, takebacks: 0, iterations })
  }

  /** Stores a legal action, with the result where it ends the game, then shows it. Unstored, nothing has happened. */
  #carryOut(allowed: Allowed<unknown, Json>, notes: ActionNotes): TableTold {
    const from = this.#line.at
    const next = this.#line.attempt(allowed, notes)
    const { stored } = next.step
    const outcome = this.#outcomeOf(next)
    saving(() => {
      this.#world.store.append(this.id, stored, outcome)
    })
    this.#pending.settle(stored.seat, this.#line.redo)
    this.#watch.reset(stored.seat)
    this.#line.push(next)
    if (outcome) this.#finished()
    return this.#changed(from)
  }

  #outcomeOf(next: Next | undefined): Outcome | undefined {
    return next && this.#line.game.outcome(next.state)
  }

  /** The store has closed the game with its result. */
  #finished(): void {
    this.#reread()
    this.#world.emit({ type: 'games.changed' })
  }

  /** After every change of the line. What everybody is told is also the answer to whoever made it. */
  #changed(from: number): TableTold {
    const seat = this.#line.steps.at(-1)?.stored.seat
    this.#lastChange = { at: this.#world.now(), byPerson: seat !== undefined && this.#seats.isPerson(seat) }
    if (this.#line.at > from) this.#hints.follow((one) => this.#dueSince(one))
    else this.#hints.cancel()
    this.#curtain.follow()
    this.#settle()
    return this.#tell(from)
  }

  #dueSince(seat: number): number | undefined {
    return this.#line.deciders.includes(seat) ? this.#line.dueSince(seat) : undefined
  }

  /** A decision is before somebody's eyes, or a computer is set to work. */
  #settle(): void {
    this.#look()
    this.#wakeStanding()
    this.#bots.wake()
  }

  #wakeStanding(): void {
    if (this.#open) this.#standing.wake(this.#curtain.open)
    else this.#standing.stop()
  }

  /** A game stored as open that is over: earlier versions stored its result apart from its last action. */
  #close(): void {
    const outcome = this.#open ? this.#line.game.outcome(this.#line.state) : undefined
    if (!outcome) return
    try {
      this.#world.store.finish(this.id, outcome)
      this.#finished()
    } catch (error) {
      this.#notice('resultNotSaved', { reason: reasonOf(error) })
    }
  }

  /** A decision is before somebody's eyes from now on, or none is. */
  #look(): void {
    this.#watch.watch(this.#open ? this.#access.decidingViewer : undefined)
  }

  #lower(): TableTold {
    this.#hints.cancel()
    this.#curtain.lower()
    this.#look()
    this.#wakeStanding()
    return this.#tell(this.#line.at)
  }

  #reach(): Reach | undefined {
    if (this.#header.state === 'abandoned' || this.#overBefore) return undefined
    return reachBack(this.#line, this.#seats, this.#curtain.open, !this.#open)
  }

  #reread(): void {
    this.#header = this.#world.store.game(this.id) ?? this.#header
  }

  #mustBeOpen(): void {
    if (!this.#open) throw new TableError('gameOver')
  }

  #playerWithPin(seat: number): number | undefined {
    const player = this.#header.seats[seat]?.player
    if (player === undefined) return undefined
    return this.#world.store.players().find((one) => one.id === player)?.hasPin ? player : undefined
  }

  #name(seat: number): string {
    return this.#header.seats[seat]?.name ?? String(seat + 1)
  }

  #botFailed(seat: number, error: unknown): void {
    const key = error instanceof SaveError ? 'botNotSaved' : 'botFailed'
    this.#notice(key, { name: this.#name(seat), reason: reasonOf(error) })
  }

  #notice(key: NoticeKey, params: Readonly<Record<string, string>>): void {
    this.#world.emit({ type: 'notice', notice: { key, params } })
  }

  #tell(from: number): TableTold {
    const table = this.#with(this.#teller.since(from))
    this.#teller.told(table)
    this.#world.emit({ type: 'table.changed', table })
    return table
  }
}
