/** The backup of the day in an application that runs for days, made when nobody has asked for anything for a while. */
import type { Store } from '../store/store.ts'

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
