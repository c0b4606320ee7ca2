/** A card as the engine sees it, in one of its two orientations: numbers and bit masks instead of names. */
import { COMPANIES } from './cards.ts'
import type { CardData } from './card-set-schema.ts'
import { CORNERS, opposite, sideIndex } from './sides.ts'

export const NEUTRAL = 4
/** Ends of a track on a card: sides 0 to 5, then its stations. */
export const STATION_END = 6

export interface StationPiece {
  /** Index in `COMPANIES`, or `NEUTRAL`. */
  readonly owner: number
  /** Cards it adds to a payment: 1, or 2 with the +1 mark. */
  readonly worth: number
  /** Bit mask of the sides with a track into it. */
  readonly sides: number
  /** A train may run through (not at a terminal). */
  readonly passable: boolean
}

export interface Piece {
  readonly data: CardData
  readonly turned: boolean
  /** Bit mask of all sides with a track. */
  readonly sides: number
  /** For each side, where its tracks lead: sides and `STATION_END` + station. */
  readonly exits: readonly (readonly number[])[]
  readonly stations: readonly StationPiece[]
  /** Corner of the water tower (index in `CORNERS`), or -1. */
  readonly tower: number
}

const turnSide = (side: number, turned: boolean): number => (turned ? opposite(side) : side)

/** The card, upright or turned by 180 degrees (E1-19). */
export function pieceOf(data: CardData, turned: boolean): Piece {
  const exits: number[][] = [[], [], [], [], [], []]
  for (const [from, to] of data.tracks) {
    const a = turnSide(sideIndex(from), turned)
    const b = turnSide(sideIndex(to), turned)
    exits[a]?.push(b)
    exits[b]?.push(a)
  }
  const stations = data.stations.map((station, index): StationPiece => {
    const sides = station.sides.map((side) => turnSide(sideIndex(side), turned))
    for (const side of sides) exits[side]?.push(STATION_END + index)
    return {
      owner: station.owner === 'neutral' ? NEUTRAL : COMPANIES.indexOf(station.owner),
      worth: station.bonus ? 2 : 1,
      sides: sides.reduce((mask, side) => mask | (1 << side), 0),
      passable: data.type !== 'terminal',
    }
  })
  const corner = data.tower ? CORNERS.indexOf(data.tower) : -1
  return {
    data,
    turned,
    sides: exits.reduce((mask, ends, side) => (ends.length > 0 ? mask | (1 << side) : mask), 0),
    exits,
    stations,
    tower: corner < 0 ? -1 : turned ? (corner + 2) % 4 : corner,
  }
}
