/** The two boards: spaces, neighbours, and where a track may lead. */
import data from './boards.json' with { type: 'json' }
import type { CardType } from './cards.ts'
import { STEPS } from './sides.ts'
import type { BoardId } from './values.ts'

/** One space, named by its base card. x counts half cards from the left, rows from the top. */
export interface Space {
  readonly code: string
  readonly name: string
  readonly kind: 'route' | 'station'
  readonly stations: readonly CardType[]
  readonly row: number
  readonly x: number
  /** Index of the neighbour over each side (order of `SIDES`), or -1. */
  readonly neighbours: readonly number[]
  /** Bit i set: a track may lead to side i (E1-20, E1-21). */
  readonly usable: number
}

export interface Board {
  readonly id: BoardId
  readonly spaces: readonly Space[]
  /** Spaces where the first station may stand, by index; empty: any (E1-10). */
  readonly start: readonly number[]
  /** Spaces whose first upgrade takes a card (E1-22), by index. */
  readonly west: readonly number[]
}

interface RawSpace {
  readonly card: number
  readonly row: number
  readonly x: number
  readonly name: string
  readonly kind: string
  readonly stations: readonly string[]
}

const code = (card: number): string => String(card).padStart(3, '0')

function board(id: BoardId): Board {
  const raw: readonly RawSpace[] = data[id]
  const at = new Map(raw.map((s, i) => [`${s.row},${s.x}`, i]))
  const last = Math.max(...raw.map((s) => s.row))
  const usa = id === 'usa'
  const blocked = (a: number, b: number): boolean =>
    usa && data.usaBlockade.includes(a) && data.usaBlockade.includes(b)
  const spaces = raw.map((s): Space => {
    const neighbours = STEPS.map((step) => at.get(`${s.row + step.row},${s.x + step.x}`) ?? -1)
    const firstOfRow = !at.has(`${s.row},${s.x - 2}`)
    const usable = neighbours.reduce((mask, n, side) => {
      const neighbour = n < 0 ? undefined : raw[n]
      const open = neighbour
        ? !blocked(s.card, neighbour.card)
        : usa && opensWestOrSouth(side, s.row, last, firstOfRow)
      return open ? mask | (1 << side) : mask
    }, 0)
    return {
      code: code(s.card),
      name: s.name,
      kind: s.kind as Space['kind'],
      stations: s.stations as CardType[],
      row: s.row,
      x: s.x,
      neighbours,
      usable,
    }
  })
  const indices = (cards: readonly number[]): number[] =>
    cards.map((c) => spaces.findIndex((s) => s.code === code(c)))
  return {
    id,
    spaces,
    start: usa ? indices(data.usaStart) : [],
    west: usa ? indices(data.usaWest) : [],
  }
}

/** E1-20 (R): of the USA's sides without a neighbour, these are the western and southern edge. */
function opensWestOrSouth(side: number, row: number, last: number, firstOfRow: boolean): boolean {
  const [west, northWest, southWest, southEast] = [3, 2, 4, 5]
  if (side === west) return true
  if (row === last && (side === southWest || side === southEast)) return true
  return firstOfRow && (side === southWest || (side === northWest && row > 1))
}

export const boards: Readonly<Record<BoardId, Board>> = { germany: board('germany'), usa: board('usa') }
