/**
 * Watches everything that leaves main in a walk, and says what was told that should not have been. It keeps its own book
 * of who has which PIN, whose curtain was opened with it, and which cards have been laid open.
 */
import { isDeepStrictEqual } from 'node:util'
import type { AppEvent, Reply, RequestName } from '#shared/contract/contract.ts'
import type { TableTold } from '#shared/contract/table.ts'
import type { ReplayStep } from '#shared/contract/replay.ts'
import type { Store, StoredHeader } from '../../../src-main/store/store.ts'
import { type Secret, Secrets } from './hidden.ts'

/** As the walk asked it. */
export interface Asked {
  readonly name: RequestName
  readonly input: Readonly<Record<string, unknown>>
}
type Shown = Pick<TableTold, 'id' | 'viewer' | 'view'> & { readonly at?: number }

const STATES = ['open', 'finished', 'abandoned'] as const

/** A game whose own marks say that its cards may be known. */
const marked = ({ marks }: StoredHeader): boolean => marks.assisted || marks.seeded || marks.branch
const peopleOf = ({ seats }: StoredHeader): number[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))

export class Watch {
  readonly faults: string[] = []
  /** PINs by player, as they are known to whoever set them. */
  readonly pins = new Map<number, string>()
  readonly #store: Store
  readonly #secrets: Secrets
  /** Seeds whose cards somebody was shown. */
  readonly #laidOpen = new Set<string>()
  /** Curtains that their persons have knocked at, as `game seat`, until everybody looks again. */
  #opened = new Set<string>()
  /** The table that was sat down at; `ended`: the game ended at it. */
  #sitting: { readonly id: string; ended: boolean } | undefined
  #before = new Map<string, StoredHeader>()
  #asked: Asked | undefined

  constructor(store: Store) {
    this.#store = store
    this.#secrets = new Secrets(store)
    this.#before = this.#games()
  }

  /** Ids of all games, deleted ones too. */
  get ids(): readonly string[] {
    return [...this.#before.keys()]
  }

  /** Whether something was told that a later look at the games must hold against an open one. */
  get opened(): number {
    return this.#laidOpen.size
  }

  #fault(what: string): void {
    this.faults.push(
      `${this.#asked ? `${this.#asked.name} ${JSON.stringify(this.#asked.input)}: ` : ''}${what}`,
    )
  }

  #games(): Map<string, StoredHeader> {
    const all = [false, true].flatMap((deleted) => {
      const filter = { states: [...STATES], ...(deleted && { deleted }) }
      const query = { filter, order: 'played', descending: true, limit: 200 } as const
      return this.#store.past.search(query).games
    })
    return new Map(all.map((row) => [row.id, row]))
  }

  /** Before a request is carried out. */
  asks(asked: Asked): void {
    this.#asked = asked
    const { name, input } = asked
    // What a right answer may show is known before it comes: its event is told first.
    if (name === 'table.curtain' && input.open === true)
      this.#knock(String(input.id), Number(input.seat), input.pin)
  }

  #knock(id: string, seat: number, pin: unknown): void {
    const player = this.#store.game(id)?.seats[seat]?.player
    const guard = player === undefined ? undefined : this.pins.get(player)
    if (guard === undefined || guard === pin) this.#opened.add(`${id} ${seat}`)
  }

  told(event: AppEvent): void {
    if (event.type === 'table.changed') this.#show(event.table)
    if (event.type === 'table.closed' && this.#sitting?.id === event.id) this.#sitting = undefined
    this.#search(event, event.type === 'table.changed' ? event.table : undefined)
  }

  replied(reply: Reply<RequestName>): void {
    const asked = this.#asked
    if (!asked) return
    const value = reply.ok ? (reply.value as unknown as Partial<TableTold & ReplayStep> | null) : undefined
    const table = (value as { table?: TableTold } | undefined)?.table ?? value
    const shown = table && 'viewer' in table && 'view' in table ? (table as Shown) : undefined
    if (shown && asked.name.startsWith('table.')) this.#show(shown)
    if (shown && asked.name === 'replay.at') this.#replayed(shown)
    this.#search(reply, shown)
    if (reply.ok) this.#carriedOut(asked)
    this.#look(asked)
    this.#asked = undefined
  }

  /** A table as somebody sees it. */
  #show(table: Pick<TableTold, 'id' | 'viewer' | 'view' | 'finalView'>): void {
    const { id, viewer, finalView } = table
    const header = this.#store.game(id)
    if (finalView !== undefined && header) this.#laidOpen.add(header.seed)
    if (viewer === 'public') {
      this.#opened = new Set([...this.#opened].filter((one) => !one.startsWith(`${id} `)))
    } else if (header && peopleOf(header).length > 1) {
      if (!this.#opened.has(`${id} ${viewer}`))
        this.#fault(`seat ${viewer} of ${id} is shown, and nobody opened its curtain`)
    } else if (header && header.seats[viewer]?.kind !== 'human')
      this.#fault(`a computer's seat ${viewer} is shown`)
    const secret = this.#secrets.of(id)
    if (secret && !isDeepStrictEqual(table.view, secret.line.game.view(secret.line.state, viewer)))
      this.#fault(`the view of ${String(viewer)} is not what the rules let it know`)
  }

  /** A step of a game looked back at. */
  #replayed({ id, viewer, view, at = 0 }: Shown & { viewer: unknown }): void {
    const header = this.#store.game(id)
    if (!header) return
    if (header.state !== 'open') {
      this.#laidOpen.add(header.seed)
      return
    }
    const people = peopleOf(header)
    const mine = viewer === 'public' || (people.length === 1 && viewer === people[0])
    if (!mine) this.#fault(`${id} is shown as ${String(viewer)} sees it`)
    const { line } = this.#secrets.of(id) as Secret
    if (!isDeepStrictEqual(view, line.game.view(line.stateAt(at), viewer)))
      this.#fault(`the step is not what ${String(viewer)} may know`)
  }

  /** Looks for the secrets of every running game in a message. */
  #search(message: unknown, shown: Shown | undefined): void {
    const text = JSON.stringify(message)
    for (const [id, { state, seed }] of this.#games()) {
      if (text.includes(seed)) this.#laidOpen.add(seed)
      const secret = state === 'open' ? this.#secrets.of(id) : undefined
      if (!secret || marked(secret.header)) continue
      for (const one of secret.seeds) if (text.includes(one)) this.#fault(`${one} of ${id} is told`)
      for (const { text: cards, knownTo } of secret.hidden) {
        const viewer = shown?.id === id ? shown.viewer : 'public'
        const byRight = viewer !== 'public' && knownTo.includes(viewer)
        if (!byRight && text.includes(cards)) this.#fault(`hidden in ${id} and told: ${cards.slice(0, 80)}`)
      }
    }
  }

  /** Keeps the book of the table and of PINs; whoever was changed without one is a fault. */
  #carriedOut({ name, input }: Asked): void {
    const proved = (player: unknown, proof: unknown): void => {
      const pin = this.pins.get(Number(player))
      if (pin !== undefined && pin !== proof) this.#fault('a player was changed without the PIN')
    }
    if (name === 'players.rename' || name === 'players.delete' || name === 'players.pin') {
      proved(input.id, input.proof)
      const pin = name === 'players.pin' ? input.pin : undefined
      if (typeof pin === 'string') this.pins.set(Number(input.id), pin)
      else if (name !== 'players.rename') this.pins.delete(Number(input.id))
    }
    if (name === 'players.merge') {
      proved(input.from, input.proof)
      proved(input.into, input.proofInto)
      this.pins.delete(Number(input.from))
    }
    if (name === 'table.open' && this.#sitting?.id !== input.id)
      this.#sitting = { id: String(input.id), ended: false }
    if (name === 'backups.restore') {
      const there = new Set(this.#store.players().map(({ id }) => id))
      for (const id of [...this.pins.keys()]) if (!there.has(id)) this.pins.delete(id)
    }
    if (name === 'players.forgot-pin') {
      const id = Number(input.id)
      const had = this.pins.delete(id)
      const left = [...this.#games().values()].filter(
        ({ state, seats }) =>
          had &&
          state === 'open' &&
          peopleOf({ seats } as StoredHeader).length > 1 &&
          seats.some(({ player }) => player === id),
      )
      if (left.length > 0) this.#fault('a forgotten PIN leaves a hand open')
    }
  }

  /** What a request has done to the games. */
  #look({ name, input }: Asked): void {
    const now = this.#games()
    for (const [id, game] of now) {
      const was = this.#before.get(id)
      const shared = peopleOf(game).length > 1
      const ended = was?.state === 'open' && game.state === 'finished'
      if (ended && this.#sitting?.id === id) this.#sitting.ended = true
      if (game.state !== 'open') continue
      if (this.#laidOpen.has(game.seed) && !marked(game))
        this.#fault(`${id} goes on unmarked, its cards were shown`)
      if (was && was.state !== 'open') {
        const bySitting = name === 'table.undo' && this.#sitting?.id === id && this.#sitting.ended
        if (!bySitting && name !== 'backups.restore') this.#fault(`${id} was over and is not any more`)
        if (!game.marks.assisted) this.#fault(`${id} goes on after its end, unmarked`)
      }
      const newly = was && !was.marks.assisted && game.marks.assisted
      if (newly && shared && (name === 'table.undo' || name === 'history.export-open')) {
        const agreed = input.consent as readonly number[] | undefined
        if (!peopleOf(game).every((seat) => agreed?.includes(seat)))
          this.#fault(`${id} is opened without a word`)
      } else if (newly && shared && name === 'replay.branch') this.#fault(`${id} is branched without a word`)
      if (was?.marks.assisted && !game.marks.assisted) this.#fault(`${id} has lost its mark`)
    }
    this.#before = now
  }
}
