/** Takes the games of a file in, piece by piece, and tells what became of each. */
import type { ImportFate, ImportLine, ImportReport } from '#shared/contract/history.ts'
import type { ErrorKey } from '#shared/texts/languages.ts'
import type { WholeGame } from '../store/adopt.ts'
import type { Store } from '../store/store.ts'
import { saving } from '../table/world.ts'
import { canonical, recordAction } from '../table/record.ts'
import { ImportError, namesIn, plain, type ReadRecord, readRecord } from './read-record.ts'
import { RecordScanner, type ScanFault, type Scanned } from './scan.ts'

const MOST_LINES = 500
const FAULTS: Readonly<Record<ScanFault, ErrorKey>> = {
  cutOff: 'importCutOff',
  notARecord: 'importNoRecord',
  tooLong: 'importTooLong',
}

export interface ImportChoice {
  /** Take only games in progress, agreed to by these people. */
  readonly unfinished?: { readonly agreed: readonly string[] }
}

const peopleOf = (game: WholeGame): readonly string[] =>
  game.seats.filter(({ kind }) => kind === 'human').map(({ name }) => name)

export class Importer {
  readonly #store: Store
  readonly #choice: ImportChoice
  readonly #scanner = new RecordScanner()
  readonly #counts: Record<ImportFate, number> = { imported: 0, known: 0, unfinished: 0, refused: 0 }
  readonly #lines: ImportLine[] = []
  #more = 0
  /** To be stored when the piece at hand has been read. */
  #waiting: ReadRecord['game'][] = []

  constructor(store: Store, choice: ImportChoice) {
    this.#store = store
    this.#choice = choice
  }

  /** Reads on. Returns the number of games taken in so far; throws where they cannot be stored. */
  feed(text: string): number {
    this.#take(this.#scanner.feed(text))
    return this.#counts.imported
  }

  end(): ImportReport {
    this.#take(this.#scanner.end())
    return { counts: { ...this.#counts }, lines: this.#lines, more: this.#more }
  }

  #take(found: readonly Scanned[]): void {
    for (const one of found) this.#judge(one)
    const games = this.#waiting
    this.#waiting = []
    if (games.length > 0) saving(() => this.#store.past.adopt(games))
    this.#counts.imported += games.length
  }

  #judge(one: Scanned): void {
    const only = this.#choice.unfinished
    if ('fault' in one) {
      if (!only) this.#tell({ line: one.line, fate: 'refused', why: { key: FAULTS[one.fault] } })
      return
    }
    let about: Pick<ImportLine, 'line' | 'game' | 'names'> = { line: one.line }
    try {
      const value = plain(one.text)
      about = { ...about, ...namesIn(value) }
      const { game, remark } = readRecord(value)
      if (only && game.state !== 'open') return
      this.#place(about, game, remark)
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      const why = { key: error.key, ...(error.params && { params: error.params }) }
      if (!only) this.#tell({ ...about, fate: 'refused', why })
    }
  }

  #place(
    about: Pick<ImportLine, 'line' | 'game' | 'names'>,
    game: ReadRecord['game'],
    why?: ImportLine['why'],
  ): void {
    const line = { ...about, id: game.id }
    const known = this.#known(game)
    if (known) return this.#tell({ ...line, ...known })
    if (game.state === 'open' && !this.#agreed(game)) {
      return this.#tell({
        ...line,
        fate: 'unfinished',
        people: peopleOf(game),
        why: { key: 'importUnfinished' },
      })
    }
    this.#waiting.push(game)
    if (why) this.#add({ ...line, fate: 'imported', why })
  }

  /** Alone the warning is enough; of several people each has to agree. */
  #agreed(game: WholeGame): boolean {
    const { unfinished } = this.#choice
    if (!unfinished) return false
    const people = peopleOf(game)
    return people.length < 2 || people.every((name) => unfinished.agreed.includes(name))
  }

  /** The same game is there already, or another one under its id. */
  #known(game: ReadRecord['game']): Pick<ImportLine, 'fate' | 'why'> | undefined {
    const twin = this.#waiting.find(({ id }) => id === game.id)
    if (twin) return twin.actions.length === game.actions.length ? { fate: 'known' } : OTHER
    const [row] = this.#store.past.rows([game.id])
    if (!row) return undefined
    if (row.deleted !== undefined) return { fate: 'known', why: { key: 'importDeleted' } }
    const here = this.#store.timeline(row.id).actions.map(recordAction)
    const there = game.actions.map(recordAction)
    const same = row.seed === game.seed && canonical(here) === canonical(there)
    return same ? { fate: 'known' } : OTHER
  }

  #tell(line: ImportLine): void {
    this.#counts[line.fate]++
    this.#add(line)
  }

  #add(line: ImportLine): void {
    if (line.fate === 'known' && !line.why) return
    if (this.#lines.length < MOST_LINES) this.#lines.push(line)
    else this.#more++
  }
}

const OTHER = { fate: 'refused', why: { key: 'importOtherGame' } } as const
