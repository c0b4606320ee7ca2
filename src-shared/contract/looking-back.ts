/** The requests of looking back: history, export and import, replay, backups, printing. */
import { z } from 'zod'
import { recordSchema } from '../record.ts'
import { count, game, gameId, none, nothing, seat } from './common.ts'
import { exact } from '../shape.ts'
import {
  backupList,
  exportPart,
  exportQuery,
  gameIds,
  gameName,
  historyChoices,
  historyPage,
  historyQuery,
  importReport,
  tagChange,
  upload,
} from './history.ts'
import { replay, replayStep, replayViewer } from './replay.ts'

const games = exact({ ids: gameIds })
const agreed = z.array(z.string().max(100)).max(100).readonly()

export const lookingBackRequests = {
  'history.search': { in: historyQuery, out: historyPage },
  'history.choices': { in: none, out: historyChoices },
  /** An empty name takes the name away. */
  'history.name': { in: gameName, out: nothing },
  'history.tag': { in: tagChange, out: nothing },
  /** Hides games; `history.restore` brings them back for some weeks. */
  'history.delete': { in: games, out: nothing },
  'history.restore': { in: games, out: nothing },
  /** The next piece of the games chosen; games in progress are left out. */
  'history.export': { in: exportQuery, out: exportPart },
  /**
   * The record of a game in progress: opens all hands, so everybody at the table must agree, and the game is marked as
   * assisted.
   */
  'history.export-open': {
    in: exact({ id: gameId, consent: z.array(seat).max(8).readonly() }),
    out: recordSchema,
  },

  /** Begins a file; one file at a time is read. `unfinished`: take only unfinished games, agreed to by these people. */
  'import.begin': { in: exact({ unfinished: exact({ agreed }).exactOptional() }), out: exact({ upload }) },
  /** The next piece of the file; what is complete in it is taken in. */
  'import.part': { in: exact({ upload, text: z.string() }), out: exact({ games: count }) },
  'import.end': { in: exact({ upload }), out: importReport },

  'replay.open': { in: game, out: replay },
  /** `known`: number of actions whose log the page has for this viewer. */
  'replay.at': {
    in: exact({ id: gameId, at: count, viewer: replayViewer, known: count.exactOptional() }),
    out: replayStep,
  },
  /** A new game that goes on from a step; its later luck is as it was, or fresh. */
  'replay.branch': { in: exact({ id: gameId, at: count, luck: z.enum(['same', 'fresh']) }), out: game },

  'backups.list': { in: none, out: backupList },
  'backups.make': { in: none, out: backupList },
  /** Today's data are kept as a backup first. */
  'backups.restore': { in: exact({ number: count }), out: backupList },

  /** Prints the page as it is to a PDF the person names; `browser`: the page prints itself. `path`: null when called off. */
  'page.print': {
    in: exact({ name: z.string().max(200) }),
    out: exact({ by: z.enum(['shell', 'browser']), path: z.string().nullable() }),
  },
}
