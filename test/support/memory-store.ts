/** The store without a disk: what the table needs of it, kept in memory, with a way to make the next write fail. */
import type { FirmOrder, Outcome } from '#shared/games/common.ts'
import type { CoachAccount } from '#shared/contract/coach.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/values.ts'
import { PendingHints } from '../../src-main/store/timeline.ts'
import type {
  Judged,
  NewStoredGame,
  Store,
  StoredAction,
  StoredHeader,
  StoredResult,
} from '../../src-main/store/store.ts'

interface Kept {
  header: StoredHeader
  actions: StoredAction[]
  redo: StoredAction[]
  readonly pending: PendingHints
  /** The seat that had the last entry, a hint. */
  advised?: number | undefined
  result?: StoredResult
  readonly orders: Map<number, FirmOrder>
  judged: readonly Judged[]
  accounts?: readonly CoachAccount[]
}

interface Person {
  id: number
  name: string
  pin: string | null
}

export interface MemoryStore extends Store {
  /** The next write throws this. */
  failNext: Error | undefined
  /** Writes so far. */
  readonly writes: string[]
  /** Writes that throw for as long as they are in here. */
  readonly failing: Map<string, Error>
  /** A finished game as earlier versions left it when its result could not be stored. */
  leaveOpen(id: string): void
}

const TIME = '2026-01-02T03:04:05.000Z'

/** In place of what this store does not have: whoever asks for it learns so. */
const notHere = <T extends object>(what: string): T =>
  new Proxy({} as T, {
    get: () => () => {
      throw new Error(`${what}: not kept in memory`)
    },
  })

export function memoryStore(): MemoryStore {
  const kept = new Map<string, Kept>()
  const people: Person[] = []
  let settings: Settings = { ...DEFAULT_SETTINGS, speed: 'instant' }
  const writes: string[] = []

  const write = (what: string): void => {
    const failure = store.failNext ?? store.failing.get(what)
    store.failNext = undefined
    if (failure) throw failure
    writes.push(what)
  }
  const at = (id: string): Kept => {
    const game = kept.get(id)
    if (!game) throw new Error(`no game ${id}`)
    return game
  }
  const header = (id: string, change: Partial<StoredHeader>): void => {
    at(id).header = { ...at(id).header, ...change, updated: TIME }
  }
  const playerOf = (name: string): number => {
    const known = people.find((one) => one.name === name)
    if (known) return known.id
    people.push({ id: people.length + 1, name, pin: null })
    return people.length
  }
  const close = (id: string, outcome: Outcome): void => {
    header(id, { state: 'finished', finished: TIME })
    at(id).result = outcome
  }
  const backToOpen = (game: Kept): void => {
    const { finished: _, ...rest } = game.header
    game.header = { ...rest, state: 'open' }
    delete game.result
  }

  const store: MemoryStore = {
    failNext: undefined,
    writes,
    notices: [],
    past: notHere('the history'),
    figures: notHere('statistics'),
    backups: notHere('backups'),
    failing: new Map(),

    settings: () => settings,
    players: () => people.map(({ id, name, pin }) => ({ id, name, hasPin: pin !== null, games: 0 })),
    pinMatches: (player, pin) => people.find((one) => one.id === player)?.pin === pin,
    game: (id) => kept.get(id)?.header,
    timeline: (id) => ({ actions: [...at(id).actions], redo: [...at(id).redo] }),
    pendingHints: (id) => {
      const copy = new PendingHints()
      at(id).header.seats.forEach((_, seat) => copy.add(seat, at(id).pending.of(seat)))
      return copy
    },
    standingOrders: (id) => new Map(at(id).orders),
    judged: (id) => [...at(id).judged].sort((a, b) => a.at - b.at),
    keepJudged(id, judged) {
      write('keepJudged')
      const game = at(id)
      game.judged = [...game.judged.filter((other) => other.at !== judged.at), judged]
    },
    keepAccounts(id, _, accounts) {
      write('keepAccounts')
      at(id).accounts = accounts
    },
    result: (id) => kept.get(id)?.result,
    list({ states, offset, limit }) {
      const all = [...kept.values()].filter((game) => states.includes(game.header.state)).reverse()
      const games = all.slice(offset, offset + limit).map((game) => ({
        ...game.header,
        actions: game.actions.length,
        ...(game.result && { result: game.result }),
      }))
      return { games, total: all.length }
    },
    lastSetup: () => undefined,

    changeSettings(change) {
      write('changeSettings')
      settings = { ...settings, ...change }
      return settings
    },
    renamePlayer(id, name) {
      write('renamePlayer')
      for (const one of people) if (one.id === id) one.name = name
    },
    mergePlayers: () => {
      write('mergePlayers')
    },
    deletePlayer: () => {
      write('deletePlayer')
    },
    forgetPin(player) {
      write('forgetPin')
      for (const one of people) if (one.id === player) one.pin = null
      return []
    },
    setPin(player, pin) {
      write('setPin')
      for (const one of people) if (one.id === player) one.pin = pin
    },
    createGame(game: NewStoredGame) {
      write('createGame')
      const id = `game-${kept.size + 1}`
      const { seats, seeded, branchOf, ...rest } = game
      const created: StoredHeader = {
        ...rest,
        id,
        seats: seats.map((seat) => ({
          ...seat,
          ...(seat.kind === 'human' && { player: playerOf(seat.name) }),
        })),
        marks: { assisted: false, seeded, branch: branchOf !== undefined },
        state: 'open',
        started: TIME,
        updated: TIME,
      }
      kept.set(id, {
        header: created,
        actions: [],
        redo: [],
        pending: new PendingHints(),
        orders: new Map(),
        judged: [],
      })
      return created
    },
    hint(id, seat) {
      write('hint')
      const game = at(id)
      if (game.advised === seat) return false
      game.advised = seat
      game.pending.add(seat)
      return true
    },
    append(id, action, outcome) {
      write('append')
      const game = at(id)
      game.pending.settle(action.seat, game.redo)
      game.advised = undefined
      game.actions.push(action)
      game.redo = []
      if (outcome) close(id, outcome)
    },
    takeBack(id, count, assisted) {
      write('takeBack')
      const game = at(id)
      const seen = game.header.state === 'finished'
      if (seen) backToOpen(game)
      game.advised = undefined
      game.redo.unshift(...game.actions.splice(game.actions.length - count))
      header(id, {
        marks: { ...game.header.marks, assisted: game.header.marks.assisted || assisted || seen },
      })
    },
    redo(id, count, outcome) {
      write('redo')
      at(id).advised = undefined
      at(id).actions.push(...at(id).redo.splice(0, count))
      if (outcome) close(id, outcome)
    },
    setStandingOrder(id, seat, order) {
      write('setStandingOrder')
      if (order === 'ask') at(id).orders.delete(seat)
      else at(id).orders.set(seat, order)
    },
    finish(id, outcome) {
      write('finish')
      close(id, outcome)
    },
    leaveOpen(id) {
      backToOpen(at(id))
    },
    abandon(id) {
      write('abandon')
      if (at(id).header.state !== 'open') throw new Error('not open')
      header(id, { state: 'abandoned' })
    },
    close: () => undefined,
  }
  return store
}
