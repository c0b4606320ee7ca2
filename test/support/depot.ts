/** The whole application below the shells, for tests: every message checked, and everything said kept. */
import type { AppEvent, In, Out, RequestError, RequestName } from '#shared/contract/contract.ts'
import type { NewGame } from '#shared/contract/games.ts'
import { LIVERIES } from '#shared/contract/values.ts'
import type { TableState, TableTold } from '#shared/contract/table.ts'
import { gather } from '#shared/gather.ts'
import type { SeatKind } from '#shared/games/common.ts'
import type { Thinker } from '../../src-main/ai/decision.ts'
import { type Api, createApi } from '../../src-main/api.ts'
import { nextInt, seedRandom } from '../../src-main/rules/random.ts'
import type { Store } from '../../src-main/store/store.ts'
import { memoryStore } from './memory-store.ts'
import { quickThinker } from './thinkers.ts'
import './games.ts'

/** A state without the number of its telling: what is left must be equal when nothing has changed. */
export const untold = (table: TableState): TableState => ({ ...table, serial: 0 })

/** What a page makes of an answer: of a table it is told the news, and has the whole. */
type Gathered<T> = T extends TableTold ? TableState : T extends { table: TableTold } ? WithTable<T> : T
type WithTable<T> = Omit<T, 'table'> & { readonly table: TableState }

const isTold = (value: unknown): value is TableTold =>
  typeof value === 'object' && value !== null && 'news' in value && 'serial' in value

export class Depot<S extends Store = Store> {
  readonly api: Api
  readonly store: S
  readonly events: AppEvent[] = []
  /** Everything that left main, in order. */
  readonly said: unknown[] = []
  readonly reported: unknown[] = []
  /** The tables as a page has them. */
  readonly #pages = new Map<string, TableState>()
  clock = Date.UTC(2026, 0, 2)
  #texts = 0
  readonly #random = seedRandom('people')

  constructor(store: S, thinker: Thinker = quickThinker()) {
    this.store = store
    this.api = createApi({
      store,
      thinker,
      now: () => this.clock,
      randomText: () => `drawn-${++this.#texts}`,
      info: { version: '0.0.0', shell: 'local', platform: 'test' },
      report: (error) => this.reported.push(error),
      strict: true,
    })
    this.api.on((event) => {
      this.events.push(event)
      this.said.push(event)
      if (event.type === 'table.changed' && this.#pages.has(event.table.id)) this.gather(event.table)
    })
  }

  /** The table as a page has it that was told all this. */
  gather(told: TableTold): TableState {
    const had = this.#pages.get(told.id)
    if (had && had.serial >= told.serial && !('log' in told.news.past)) return had
    const has = gather(had, told)
    if (!has) throw new Error('the page was not told what these news go on from')
    if (!had || had.serial < told.serial) this.#pages.set(told.id, has)
    return has
  }

  async call<K extends RequestName>(name: K, input: In<K>): Promise<Gathered<Out<K>>> {
    const reply = await this.api.handle(name, input)
    this.said.push(reply)
    if (!reply.ok) throw new Error(`${name}: ${reply.error.key} ${JSON.stringify(reply.error.params)}`)
    return this.#gathered(reply.value) as Gathered<Out<K>>
  }

  #gathered(value: unknown): unknown {
    if (isTold(value)) return this.gather(value)
    if (typeof value !== 'object' || value === null || !('table' in value) || !isTold(value.table))
      return value
    return { ...value, table: this.gather(value.table) }
  }

  async refused<K extends RequestName>(name: K, input: In<K>): Promise<RequestError> {
    const reply = await this.api.handle(name, input)
    this.said.push(reply)
    if (reply.ok) throw new Error(`${name} was answered`)
    return reply.error
  }

  /** Creates a game and opens its table. */
  async start(kinds: readonly SeatKind[], change: Partial<NewGame> = {}): Promise<TableState> {
    const { id } = await this.call('games.create', newGame(kinds, change))
    return this.call('table.open', { id })
  }

  /** The state last told or answered. */
  async look(id: string): Promise<TableState> {
    return this.call('table.curtain', { id, seat: 7, open: false })
  }

  /** A random legal action of the seat before the window, of the kind asked for if it has one. */
  choice(table: TableState, kind?: string): In<'table.act'> {
    const { legal, id, at } = table
    if (!legal) throw new Error('nothing to decide')
    const wanted = legal.actions.filter((action) => (action as { do: string }).do === kind)
    const from = wanted.length > 0 ? wanted : legal.actions
    const action = from[nextInt(this.#random, from.length)]
    if (action === undefined) throw new Error('no action')
    return { id, seat: legal.seat, at, action }
  }

  /** Carries out a choice; the table as answered. */
  async act(table: TableState, kind?: string): Promise<TableState> {
    const result = await this.call('table.act', this.choice(table, kind))
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusals)}`)
    return result.table
  }

  /** Opens the curtain of the person due. */
  async raise(table: TableState): Promise<TableState> {
    const seat = table.curtain?.seat
    if (seat === undefined) throw new Error('no curtain')
    return this.call('table.curtain', { id: table.id, seat, open: true })
  }

  /** One decision of whoever is due: opens the curtain where there is one, and lets computers answer first. */
  async step(table: TableState, kind?: string): Promise<TableState> {
    const now = await this.settled(table.id)
    if (now.state !== 'open') return now
    await this.act(now.curtain && !now.curtain.open ? await this.raise(now) : now, kind)
    return this.settled(now.id)
  }

  /** Waits until no computer is at work. */
  async settled(id: string): Promise<TableState> {
    for (let turn = 0; turn < 5000; turn++) {
      const table = await this.look(id)
      if (!table.activity || table.activity.doing === 'waiting-for-next') return table
      await new Promise((resolve) => setTimeout(resolve))
    }
    throw new Error('the computers did not come to an end')
  }

  async playToEnd(table: TableState): Promise<TableState> {
    let now = await this.settled(table.id)
    while (now.state === 'open') now = await this.step(now)
    return now
  }
}

export const newGame = (kinds: readonly SeatKind[], change: Partial<NewGame> = {}): NewGame => ({
  game: 'tennessee-central',
  options: { locomotive: 'top' },
  seats: kinds.map((kind, seat) => ({
    name: kind === 'human' ? `Person ${seat + 1}` : `Computer ${seat + 1}`,
    kind,
    livery: LIVERIES[seat] ?? 'plum',
  })),
  ...change,
})

export const memoryDepot = (thinker?: Thinker) => new Depot(memoryStore(), thinker)
