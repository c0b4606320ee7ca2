/** Results as CSV (RFC 4180): one row a seat, so that any spreadsheet can sum and filter. */
import type { GameRow, SeatScore } from '../store/store.ts'

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

type Cell = string | number | boolean | undefined

/** A text that a spreadsheet would take for a formula is marked as text. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cell(value: Cell): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = safe(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

export const CSV_HEAD = line(COLUMNS)

/** The rows of a game; `scores` of its seats, empty where it was not finished. */
export function csvRows(game: GameRow, scores: readonly SeatScore[]): string {
  const options = Object.entries(game.options as Readonly<Record<string, string>>)
  const winners = game.result?.places.filter((place) => place === 1).length
  return game.seats
    .map((seat, index) => {
      const score = scores.find((one) => one.seat === index)
      return line([
        game.id,
        game.game,
        game.name,
        options.map(([name, value]) => `${name}=${value}`).join(' '),
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
      ])
    })
    .join('')
}
