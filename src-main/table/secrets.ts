/**
 * What of a game may be told, to whom, and at what price. While a game runs, its hands, decks and seeds are secrets:
 * everybody knows what lies on the table, a person who plays alone also what the own seat has seen, and nobody more.
 * All of it is told when the game is over, or before with everybody's word, and then the game is marked as assisted for
 * good. Replay, export, branch, coach, puzzles, check of the envelope, statistics and last page ask here; a test proves
 * that nothing else reads a stored game for somebody.
 */
import type { ReplayViewer } from '#shared/contract/replay.ts'
import type { Json } from '#shared/games/common.ts'
import type { ErrorKey } from '#shared/texts/languages.ts'
import type { GameRow, Store, StoredAction, StoredHeader } from '../store/store.ts'
import { seating } from './curtain.ts'
import type { Line } from './line.ts'
import { saving, TableError } from './world.ts'

/** A stored game of which all may be told. Only what is asked for here makes one, and of nothing else a record is made. */
export class OpenedGame {
  readonly header: StoredHeader & Pick<GameRow, 'tags' | 'result'>
  readonly actions: readonly StoredAction[]
  /** Nothing that merely looks like one is taken for it. */
  readonly #opened = true

  private constructor(store: Store, header: OpenedGame['header']) {
    this.header = header
    this.actions = store.timeline(header.id).actions
  }

  /** A game that is over. Throws `otherwise` for one that is not. */
  static over(store: Store, header: OpenedGame['header'], otherwise: ErrorKey): OpenedGame {
    mustBeOver(header, otherwise)
    return new OpenedGame(store, header)
  }

  /**
   * Any game, with the word of everybody who shares it. One in progress is marked before it is read. Throws
   * `consentNeeded`.
   */
  static agreed(store: Store, id: string, consent: readonly number[]): OpenedGame {
    const row = (): GameRow => {
      const [found] = store.past.rows([id])
      if (!found) throw new TableError('noSuchGame')
      return found
    }
    const { seats, state } = row()
    const { people, shared } = seating(seats)
    const missing = shared ? people.filter((seat) => !consent.includes(seat)) : []
    if (missing.length > 0)
      throw new TableError('consentNeeded', {
        names: missing.map((seat) => seats[seat]?.name ?? '').join(', '),
      })
    if (state === 'open') saving(() => store.past.assist(id))
    return new OpenedGame(store, row())
  }
}

/** Throws `otherwise` for a game in progress. */
export function mustBeOver({ state }: StoredHeader, otherwise: ErrorKey): void {
  if (state === 'open') throw new TableError(otherwise)
}

/** Whose knowledge a game may be looked at with: all of one that is over, of a running one nothing secret. */
export function viewersOf(header: StoredHeader): readonly ReplayViewer[] {
  const seats = header.seats.map((_, seat) => seat)
  if (header.state !== 'open') return [...seats, 'public', 'all']
  const { people, shared } = seating(header.seats)
  return shared ? ['public'] : [...people, 'public']
}

/** Throws `notYourSeat` unless the game may be looked at with this knowledge. */
export function mustBeViewer(header: StoredHeader, viewer: ReplayViewer): void {
  if (!viewersOf(header).includes(viewer)) throw new TableError('notYourSeat')
}

/**
 * What it costs to play on from a step of the game: nothing where it is over. A branch shows the hands of the game it
 * comes from as soon as it is given up, and with the same luck also what comes: a game in progress is marked at once. One
 * of several people is played on at its table only, since nobody could un-see what a branch has shown.
 */
export function branching(header: StoredHeader): 'free' | 'marks' | 'refused' {
  if (header.state !== 'open') return 'free'
  return seating(header.seats).shared ? 'refused' : 'marks'
}

/** The last page of a finished game, every hand open. */
export const finalView = (header: StoredHeader, line: Line): Json | undefined =>
  header.state === 'finished' ? (line.game.view(line.state, 'all') as Json) : undefined
