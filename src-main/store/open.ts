/** Opens the store: the one way in. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Notice } from '#shared/contract/contract.ts'
import { adoption } from './adopt.ts'
import { backupDesk, backupIsDue, type BackupPlace, backups, type Desk, makeBackup } from './backup.ts'
import { connect, type Db, looksSound, type Migration, type Now, StoreError, storeError } from './database.ts'
import { identify, JOURNAL, mustBeWritable, readJournal } from './files.ts'
import { games, scoring } from './games.ts'
import { history, keeping } from './history.ts'
import { judgements, puzzles } from './coach.ts'
import { listings } from './listing.ts'
import { migrate, MIGRATIONS, newestFormat } from './migrate.ts'
import { players } from './players.ts'
import { recover } from './recover.ts'
import { marking } from './secrets.ts'
import { settings } from './settings.ts'
import type { Store } from './store.ts'
import { standingOrders, timelines } from './timeline.ts'
import { statistics } from './statistics.ts'

export interface StoreOptions {
  /** Folder of the data; made when missing. */
  readonly dir: string
  readonly now: Now
  /** Ids for games, never used before. */
  readonly newId?: () => string
  /** Backups kept of each kind. */
  readonly keepBackups?: number
  /** Time the check at the start may take, in milliseconds. */
  readonly checkMs?: number
  readonly migrations?: readonly Migration[]
  /** Largest size of the file, in pages of 4 KiB; without it only the disk sets a limit. */
  readonly maxPages?: number
}

/**
 * Opens `depot.db` in the folder, for this process alone: sets a damaged file aside, brings an older one to
 * today's format, makes the backup of the day. Throws a `StoreError`, and changes nothing, when it cannot.
 */
export function openStore(options: StoreOptions): Store {
  const { dir, now, newId = randomUUID, keepBackups = 7, checkMs = 300, migrations = MIGRATIONS } = options
  const notices: Notice[] = []
  const newest = newestFormat(migrations)
  const desk = { dir, now, keep: keepBackups, migrations }
  let db = openSound({ dir, now, newest, checkMs }, notices)
  const prepare = () => {
    migrate(db, migrations, () => makeBackup(db, 'migration', desk).path)
    notices.push(...dailyBackup(db, desk))
  }
  try {
    try {
      prepare()
    } catch (error) {
      // A backup reads every page, the check at the start of a large file does not.
      if (!isDamage(error)) throw error
      notices.push(recover({ file: db.name, dir, newest, lost: 0, release: () => db.close() }, now))
      db = connect(db.name)
      prepare()
    }
    if (options.maxPages !== undefined) db.pragma(`max_page_count = ${options.maxPages}`)
    return storeOn(db, { newId, notices, desk })
  } catch (error) {
    db.close()
    throw storeError(error, db.name)
  }
}

const isDamage = (error: unknown): boolean => error instanceof StoreError && error.fault === 'damaged'

/** Which file is opened, and how it is looked at. */
interface Opening {
  readonly dir: string
  readonly now: Now
  /** The newest format of the file that this version knows. */
  readonly newest: number
  readonly checkMs: number
}

/** A connection to a file in order; what had to be mended for that goes to `notices`. */
function openSound({ dir, now, newest, checkMs }: Opening, notices: Notice[]): Db {
  const file = join(dir, 'depot.db')
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const journal = readJournal(file + JOURNAL)
    const found = identify(file, journal, newest)
    const lost = journal?.lost ?? 0
    mustBeWritable(file)
    const empty = found === 'absent' || found === 'fresh'
    const gone = empty && (backups(dir).length > 0 || (found === 'absent' && existsSync(file + JOURNAL)))
    // Locked first: another instance may be at work on the file.
    let refused: Db | undefined
    const db = gone ? undefined : connectUndamaged(file, (open) => (refused = open))
    if (db && lost === 0 && looksSound(db, checkMs)) return db
    notices.push(recover({ file, dir, newest, lost, release: () => (db ?? refused)?.close() }, now))
    return connect(file)
  } catch (error) {
    throw storeError(error, file)
  }
}

/** `undefined` when SQLite itself finds the file damaged; `keep` as in `connect`. */
function connectUndamaged(file: string, keep: (db: Db) => void): Db | undefined {
  try {
    return connect(file, undefined, keep)
  } catch (error) {
    if (isDamage(error)) return undefined
    throw error
  }
}

/** Playing goes on without a backup, but not without saying so. */
function dailyBackup(db: Db, place: BackupPlace): readonly Notice[] {
  if (!backupIsDue(place.dir, place.now)) return []
  try {
    makeBackup(db, 'daily', place)
    return []
  } catch (error) {
    if (!(error instanceof StoreError) || isDamage(error)) throw error
    return [{ key: 'store.backupFailed', params: { code: error.params.code ?? error.fault } }]
  }
}

/** What a store is made of besides its file. */
interface StoreParts {
  readonly newId: () => string
  /** What had to be mended while the file was opened. */
  readonly notices: readonly Notice[]
  readonly desk: Desk
}

function storeOn(db: Db, { newId, notices, desk }: StoreParts): Store {
  const { now } = desk
  const { playerNamed, ...people } = players(db, now)
  const { settingNotices, ...choices } = settings(db)
  const household = { playerNamed, settle: scoring(db) }
  const { score, ...kept } = games(db, now, newId, household)
  const { rowsOf, ...lists } = listings(db)
  const { purgeDeleted, ...upkeep } = keeping(db, now)
  purgeDeleted()
  marking(db).markBranched()
  return {
    ...choices,
    ...people,
    ...kept,
    ...timelines(db, now, { score }),
    ...standingOrders(db),
    ...judgements(db),
    ...lists,
    past: { ...history(db, { rowsOf }), ...upkeep, ...adoption(db, now, newId, household) },
    figures: { ...statistics(db), ...puzzles(db, now) },
    backups: backupDesk(db, desk),
    notices: [...notices, ...settingNotices()],
    close: () => {
      db.close()
    },
  }
}
