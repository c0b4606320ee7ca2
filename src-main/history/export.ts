/** Games as text to keep: records as JSON, one a line, or results as CSV; piece by piece. */
import type { ExportPart, HistoryCursor } from '#shared/contract/history.ts'
import type { In } from '#shared/contract/contract.ts'
import type { GameRow, Store } from '../store/store.ts'
import { gameRecord } from '../table/record.ts'
import { CSV_HEAD, csvRows } from './csv.ts'

const PIECE = 100

interface Piece {
  readonly games: readonly GameRow[]
  readonly next?: HistoryCursor
}

function pieceOf(store: Store, { selection, after }: In<'history.export'>): Piece {
  if ('filter' in selection) {
    const order = { order: 'played', descending: false } as const
    return store.past.search({ filter: selection.filter, ...order, limit: PIECE, ...(after && { after }) })
  }
  const from = after?.number ?? 0
  const games = store.past.rows(selection.ids.slice(from, from + PIECE))
  const until = from + PIECE
  return { games, ...(until < selection.ids.length && { next: { key: '', number: until } }) }
}

/** The next piece. A game in progress is left out: its record would open all hands. */
export function exportPart(store: Store, query: In<'history.export'>, application: string): ExportPart {
  const { games: found, next } = pieceOf(store, query)
  const games = found.filter((game) => game.state !== 'open')
  const rest = { games: games.length, ...(next && { next }) }
  const first = query.after === undefined
  if (query.form === 'csv') {
    const rows = games.map((game) => csvRows(game, store.past.scores(game.id)))
    return { text: (first ? CSV_HEAD : '') + rows.join(''), ...rest }
  }
  const records = games.map((game) =>
    JSON.stringify(gameRecord(game, store.timeline(game.id).actions, application)),
  )
  const alone = 'ids' in query.selection && query.selection.ids.length === 1
  if (alone) return { text: records.map((record) => `${record}\n`).join(''), ...rest }
  // Pieces without a game (all of them in progress) leave no stray comma: each record but the first brings its own.
  const lines = records.map((record, i) => `${first && i === 0 ? '' : ',\n'}${record}`)
  return { text: `${first ? '[\n' : ''}${lines.join('')}${next ? '' : '\n]\n'}`, ...rest }
}
