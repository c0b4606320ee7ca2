/** Takes the games of a file in, piece by piece, and tells what became of each. */
import type { ImportFate, ImportLine, ImportReport } from '#shared/contract/history.ts'
import type { ErrorKey } from '#shared/texts/languages.ts'
import type { WholeGame } from '../store/adopt.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/database.ts'
import { reasonOf, SaveError, saving } from '../table/world.ts'
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

type About = Pick<ImportLine, 'line' | 'game' | 'names' | 'id'>

interface Waiting {
  readonly game: ReadRecord['game']
  readonly about: About
  readonly remark: ImportLine['why'] | undefined
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
  #waiting: Waiting[] = []
  #anything = false

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
    if (!this.#anything && !this.#choice.unfinished)
      this.#tell({ line: 1, fate: 'refused', why: { key: 'importEmpty' } })
    const lines = this.#lines.toSorted((a, b) => a.line - b.line)
    return { counts: { ...this.#counts }, lines, more: this.#more }
  }

  #take(found: readonly Scanned[]): void {
    this.#anything ||= found.length > 0
    for (const one of found) this.#judge(one)
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length === 0) return
    try {
      this.#adopt(waiting)
    } catch (error) {
      if (isOfStore(error)) throw error
      // Something in one of them: each by itself, so that it takes none of the others along.
      for (const one of waiting) this.#adoptAlone(one)
    }
  }

  #adopt(waiting: readonly Waiting[]): void {
    saving(() => this.#store.past.adopt(waiting.map(({ game }) => game)))
    this.#counts.imported += waiting.length
    for (const { about, remark } of waiting)
      if (remark) this.#add({ ...about, fate: 'imported', why: remark })
  }

  #adoptAlone(one: Waiting): void {
    try {
      this.#adopt([one])
    } catch (error) {
      if (isOfStore(error)) throw error
      const why = { key: 'importNotKept', params: { reason: reasonOf(error) } }
      this.#tell({ ...one.about, fate: 'refused', why })
    }
  }

  #judge(one: Scanned): void {
    const only = this.#choice.unfinished
    if ('fault' in one) {
      if (!only) this.#tell({ line: one.line, fate: 'refused', why: { key: FAULTS[one.fault] } })
      return
    }
    let about: About = { line: one.line }
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

  #place(about: About, game: ReadRecord['game'], remark?: ImportLine['why']): void {
    const line = { ...about, id: game.id }
    const known = this.#known(game)
    // The first reading of the file has told it.
    if (known && this.#choice.unfinished) return
    if (known) return this.#tell({ ...line, ...known })
    if (game.state === 'open' && !this.#agreed(game)) {
      return this.#tell({
        ...line,
        fate: 'unfinished',
        people: peopleOf(game),
        why: { key: 'importUnfinished' },
      })
    }
    this.#waiting.push({ game, about: line, remark })
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
    const twin = this.#waiting.find((one) => one.game.id === game.id)
    if (twin) return contentOf(twin.game) === contentOf(game) ? { fate: 'known' } : OTHER
    const [row] = this.#store.past.rows([game.id])
    if (!row) return undefined
    const { actions } = this.#store.timeline(row.id)
    if (contentOf({ ...row, actions }) !== contentOf(game)) return OTHER
    if (row.deleted !== undefined) return { fate: 'known', why: { key: 'importDeleted' } }
    return { fate: 'known' }
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

/** What makes it this game and no other; names, tags and marks change while it stays the same. */
function contentOf({ game, rules, options, seed, deal, reseeds, seats, actions, result }: Content): string {
  const kinds = seats.map(({ kind, botSeed }) => [kind, botSeed ?? null])
  const luck = (reseeds ?? []).map((reseed) => [reseed.at, reseed.seed])
  const line = actions.map((action) => ({ ...recordAction(action) }))
  const end = result ? { ...result } : null
  return canonical([game, rules, options, seed, deal ?? null, luck, kinds, line, end])
}
type Content = Pick<
  WholeGame,
  'game' | 'rules' | 'options' | 'seed' | 'deal' | 'reseeds' | 'actions' | 'result'
> & {
  readonly seats: readonly Pick<WholeGame['seats'][number], 'kind' | 'botSeed'>[]
}

/** The file of the household fails, whatever is put into it. */
const isOfStore = (error: unknown): boolean =>
  error instanceof SaveError && error.cause instanceof StoreError && error.cause.fault !== 'idTaken'

const OTHER = { fate: 'refused', why: { key: 'importOtherGame' } } as const
