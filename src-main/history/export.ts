/** Games as files for others: records as lines of JSON, and a table of results. */
import type { In } from '#shared/contract/contract.ts'
import type { ExportForm, ExportPart, HistoryCursor } from '#shared/contract/history.ts'
import type { GameRow, SeatScore, Store } from '../store/store.ts'
import { gameRecord } from '../table/record.ts'
import { OpenedGame } from '../table/secrets.ts'

const COLUMNS = [
  'id',
  'game',
  'name',
  'options',
  'rules',
  'started',
  'ended',
  'state',
  'assisted',
  'own_seed',
  'branch',
  'imported',
  'tags',
  'moves',
  'seat',
  'seat_name',
  'kind',
  'place',
  'total',
  'margin',
  'winners',
  'decisions',
  'seconds',
  'hints',
  'takebacks',
] as const

/** How a table is written, which spreadsheets of different countries read. */
interface Dialect {
  readonly separator: ',' | ';'
  readonly decimal: '.' | ','
  /** Before everything: without it some spreadsheets take UTF-8 for something else. */
  readonly mark: '' | '\uFEFF'
}
const DIALECTS: Readonly<Record<Exclude<ExportForm, 'json'>, Dialect>> = {
  csv: { separator: ',', decimal: '.', mark: '' },
  'csv-semicolon': { separator: ';', decimal: ',', mark: '\uFEFF' },
}

type Cell = string | number | boolean | undefined

/** A text that a spreadsheet would take for a formula is marked as text. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cell(value: Cell, { decimal }: Dialect): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  if (typeof value !== 'string') return String(value)
  const text = safe(value)
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: readonly Cell[], dialect: Dialect): string =>
  `${cells.map((value) => cell(value, dialect)).join(dialect.separator)}\r\n`

/** The rows of a game; `scores` of its seats, empty where it was not finished. */
function csvRows(game: GameRow, scores: readonly SeatScore[], dialect: Dialect): string {
  // Games kept by earlier versions may have anything for options.
  const options = Object.entries(game.options ?? {})
  const winners = game.result?.places.filter((place) => place === 1).length
  return game.seats
    .map((seat, index) => {
      const score = scores.find((one) => one.seat === index)
      const cells: readonly Cell[] = [
        game.id,
        game.game,
        game.name,
        options.map(([name, value]) => `${name}=${String(value)}`).join(' '),
        game.rules,
        game.started,
        game.finished ?? game.updated,
        game.state,
        game.marks.assisted,
        game.marks.seeded,
        game.marks.branch,
        game.imported ?? false,
        game.tags?.join('; '),
        game.actions,
        index + 1,
        seat.name,
        seat.kind,
        score?.place,
        score?.total,
        score?.margin,
        winners,
        score?.decisions,
        score && Math.round(score.ms / 100) / 10,
        score?.hints,
        score?.takebacks,
      ]
      return line(cells, dialect)
    })
    .join('')
}

// Games as text to keep: records as JSON, one a line, or results as CSV; piece by piece.

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
  if (query.form !== 'json') {
    const dialect = DIALECTS[query.form]
    const rows = games.map((game) => csvRows(game, store.past.scores(game.id), dialect))
    return { text: (first ? dialect.mark + line(COLUMNS, dialect) : '') + rows.join(''), ...rest }
  }
  const records = games.map((game) =>
    JSON.stringify(gameRecord(OpenedGame.over(store, game, 'gameOpen'), application)),
  )
  const alone = 'ids' in query.selection && query.selection.ids.length === 1
  if (alone) return { text: records.map((record) => `${record}\n`).join(''), ...rest }
  // Pieces without a game (all of them in progress) leave no stray comma: each record but the first brings its own.
  const lines = records.map((record, i) => `${first && i === 0 ? '' : ',\n'}${record}`)
  return { text: `${first ? '[\n' : ''}${lines.join('')}${next ? '' : '\n]\n'}`, ...rest }
}
