/** The requests of looking back: history, export and import, replay, backups, printing. */
import type { GameRecord } from '../record.ts'
import type {
  BackupInfo,
  ExportForm,
  ExportPart,
  HistoryChoices,
  HistoryCursor,
  HistoryPage,
  HistoryQuery,
  HistorySelection,
  ImportReport,
} from './history.ts'
import type { Replay, ReplayStep, ReplayViewer } from './replay.ts'

/** Longest piece of a file that `import.part` takes, in characters. */
export const LONGEST_PART = 100_000

/** In and out of every request. */
export interface LookingBackRequests {
  'history.search': { in: HistoryQuery; out: HistoryPage }
  'history.choices': { in: Record<string, never>; out: HistoryChoices }
  /** An empty name takes the name away. */
  'history.name': { in: { id: string; name: string }; out: null }
  'history.tag': {
    in: { ids: readonly string[]; add: readonly string[]; remove: readonly string[] }
    out: null
  }
  /** Hides games; `history.restore` brings them back for some weeks. */
  'history.delete': { in: { ids: readonly string[] }; out: null }
  'history.restore': { in: { ids: readonly string[] }; out: null }
  /** The next piece of the games chosen; games in progress are left out. */
  'history.export': {
    in: { selection: HistorySelection; form: ExportForm; after?: HistoryCursor }
    out: ExportPart
  }
  /**
   * The record of a game in progress: opens all hands, so everybody at the table must agree, and the game is marked as
   * assisted.
   */
  'history.export-open': { in: { id: string; consent: readonly number[] }; out: GameRecord }

  /** Begins a file; one file at a time is read. `unfinished`: take only unfinished games, agreed to by these people. */
  'import.begin': { in: { unfinished?: { readonly agreed: readonly string[] } }; out: { upload: string } }
  /** The next piece of the file; what is complete in it is taken in. */
  'import.part': { in: { upload: string; text: string }; out: { games: number } }
  'import.end': { in: { upload: string }; out: ImportReport }

  'replay.open': { in: { id: string }; out: Replay }
  'replay.at': { in: { id: string; at: number; viewer: ReplayViewer }; out: ReplayStep }
  /** A new game that goes on from a step; its later luck is as it was, or fresh. */
  'replay.branch': { in: { id: string; at: number; luck: 'same' | 'fresh' }; out: { id: string } }

  'backups.list': { in: Record<string, never>; out: readonly BackupInfo[] }
  'backups.make': { in: Record<string, never>; out: readonly BackupInfo[] }
  /** Today's data are kept as a backup first. */
  'backups.restore': { in: { number: number }; out: readonly BackupInfo[] }

  /** Prints the page as it is to a PDF the person names; `browser`: the page prints itself. `path`: null when called off. */
  'page.print': { in: { name: string }; out: { by: 'shell' | 'browser'; path: string | null } }
}
