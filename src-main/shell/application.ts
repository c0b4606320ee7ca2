/** The application below both shells: store, opponents and the contract, opened and closed in order. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { AppEvent, AppInfo, Reply, RequestName } from '#shared/contract/contract.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { notices } from '#shared/texts/en/notices.ts'
import { fill } from '#shared/texts/fill.ts'
import { createPool } from '../ai/pool.ts'
import { createApi } from '../api.ts'
import type { MainGame } from '../games/game.ts'
import { GAMES } from '../games/games.ts'
import { offerGames } from '../games/offer.ts'
import { openStore } from '../store/open.ts'
import { closeToOthers } from './data-folder.ts'
import type { Store } from '../store/store.ts'

export interface Application {
  /** Answers a request from the page; `name` and `input` are checked, nothing a page sends makes it throw. */
  handle(name: string, input: unknown): Promise<Reply<RequestName>>
  on(listener: (event: AppEvent) => void): () => void
  /** For what the shell itself shows: menus, window. */
  settings(): Settings
  /** Stops all thinking and closes the store; every acknowledged action is already in it. */
  close(): Promise<void>
}

export interface ApplicationParts {
  readonly dataDir: string
  /** File of the AI worker. */
  readonly worker: string
  readonly version: string
  readonly shell: AppInfo['shell']
  /** The house's own where absent. */
  readonly games?: readonly MainGame[]
  /** Prints the page to a file the person names; absent where the page prints itself. */
  readonly print?: (name: string) => Promise<string | null>
}

/** One core stays with the table; more than four gain nothing, since one decision is one thread. */
const threads = (): number => Math.max(1, Math.min(4, availableParallelism() - 1))

/** Waits and pauses go by this clock: the clock of the day may be set back, by an hour or by years. */
const steady = (): number => performance.now()

/** Errors nobody expected: for whoever started the application in a terminal. */
const report = (error: unknown): void => console.error(error)

/** Opens everything. Throws the store's `StoreError`, with a sentence, when the data cannot be used. */
export function openApplication(parts: ApplicationParts): Application {
  const { dataDir, worker, version, shell, print, games = GAMES } = parts
  offerGames(games)
  const store = openStore({ dir: dataDir, now: Date.now })
  const thinker = createPool({
    worker: pathToFileURL(worker),
    size: threads(),
    onNotice: (notice) => {
      report(fill(notices[notice.key], notice.params ?? {}))
      api.notify(notice)
    },
  })
  const api = createApi({
    store,
    thinker,
    now: steady,
    randomText: () => randomBytes(16).toString('base64url'),
    info: { version, shell, platform: process.platform, notices: closeToOthers(dataDir) },
    report,
    ...(print && { print }),
    strict: process.env.EXPRESS_DEPOT_STRICT === '1',
  })
  const backup = dailyBackup({ store, now: steady, failed: report })
  let closing: Promise<void> | undefined
  return {
    handle: (name, input) => {
      backup.busy()
      return api.handle(name, input)
    },
    on: (listener) => api.on(listener),
    settings: () => store.settings(),
    close() {
      backup.stop()
      api.close()
      closing ??= thinker.close().finally(() => store.close())
      return closing
    },
  }
}

// The backup of the day in an application that runs for days, made when nobody has asked for anything for a while.

const LOOK_MS = 10 * 60_000
/** A backup holds everything up for a moment: better while nobody waits. */
const QUIET_MS = 60_000

export interface BackupWorld {
  readonly store: Pick<Store, 'backups'>
  readonly now: () => number
  /** Is told when a backup fails; play goes on. */
  readonly failed: (error: unknown) => void
}

export interface DailyBackup {
  /** Somebody asked for something. */
  readonly busy: () => void
  readonly stop: () => void
}

export function dailyBackup({ store, now, failed }: BackupWorld): DailyBackup {
  let last = now()
  const look = (): void => {
    if (now() - last < QUIET_MS) return
    try {
      if (store.backups.due()) store.backups.daily()
    } catch (error) {
      failed(error)
    }
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return {
    busy: () => {
      last = now()
    },
    stop: () => clearInterval(timer),
  }
}
