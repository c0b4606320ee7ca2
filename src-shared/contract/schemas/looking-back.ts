/** Schemas of the requests of looking back. */
import { z } from 'zod'
import { recordSchema } from '../../record-schema.ts'
import type { LookingBackRequests } from '../looking-back.ts'
import { count, gameId, none, seat } from './common.ts'
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

const game = z.strictObject({ id: gameId })
const games = z.strictObject({ ids: gameIds })
const nothing = z.null()
type Schemas = {
  [K in keyof LookingBackRequests]: {
    in: z.ZodType<LookingBackRequests[K]['in']>
    out: z.ZodType<LookingBackRequests[K]['out']>
  }
}

export const lookingBackSchemas = {
  'history.search': { in: historyQuery, out: historyPage },
  'history.choices': { in: none, out: historyChoices },
  'history.name': { in: gameName, out: nothing },
  'history.tag': { in: tagChange, out: nothing },
  'history.delete': { in: games, out: nothing },
  'history.restore': { in: games, out: nothing },
  'history.export': { in: exportQuery, out: exportPart },
  'history.export-open': {
    in: z.strictObject({ id: gameId, consent: z.array(seat).max(8).readonly() }),
    out: recordSchema,
  },

  'import.begin': {
    in: z.strictObject({
      unfinished: z
        .strictObject({ agreed: z.array(z.string().max(100)).max(100).readonly() })
        .exactOptional(),
    }),
    out: z.strictObject({ upload }),
  },
  'import.part': {
    in: z.strictObject({ upload, text: z.string() }),
    out: z.strictObject({ games: count }),
  },
  'import.end': { in: z.strictObject({ upload }), out: importReport },

  'replay.open': { in: game, out: replay },
  'replay.at': { in: z.strictObject({ id: gameId, at: count, viewer: replayViewer }), out: replayStep },
  'replay.branch': {
    in: z.strictObject({ id: gameId, at: count, luck: z.enum(['same', 'fresh']) }),
    out: game,
  },

  'backups.list': { in: none, out: backupList },
  'backups.make': { in: none, out: backupList },
  'backups.restore': { in: z.strictObject({ number: count }), out: backupList },

  'page.print': {
    in: z.strictObject({ name: z.string().max(200) }),
    out: z.strictObject({ by: z.enum(['shell', 'browser']), path: z.string().nullable() }),
  },
} satisfies Schemas
