/** Which card may lie on which, looking at the two cards alone: stage, type, owners, tracks, tower. */
import { NEUTRAL, STATION_END, type Piece } from './piece.ts'

/** E1-15: a company station becomes one of the same company or neutral, neutral stays neutral. */
const ownerFits = (old: number, next: number): boolean => next === old || next === NEUTRAL

/** E1-18: every track from side to side is still there. */
function keepsTracks(old: Piece, next: Piece): boolean {
  return old.exits.every((ends, side) =>
    ends.every((end) => end >= STATION_END || next.exits[side]?.includes(end)),
  )
}

/** E1-15, E1-18: each station lives on in a station of a fitting owner that has all its sides. */
function keepsStations(old: Piece, next: Piece, takeOver: boolean): boolean {
  if (old.stations.length !== next.stations.length) return becomesDouble(old, next, takeOver)
  const order = next.stations.length === 2 ? [[0, 1] as const, [1, 0] as const] : [[0, 1] as const]
  return order.some((places) =>
    old.stations.every((station, index) => {
      const heir = next.stations[places[index] ?? 0]
      return heir && ownerFits(station.owner, heir.owner) && (heir.sides & station.sides) === station.sides
    }),
  )
}

/**
 * A through station of stage 1 may become a double. Its sides lead to one station or to both, and where they lead the
 * owner fits: a station of another company hangs on new tracks only. `takeOver`: one of the two fitting was enough.
 */
function becomesDouble(old: Piece, next: Piece, takeOver: boolean): boolean {
  const [station] = old.stations
  if (!station || old.stations.length !== 1 || next.stations.length !== 2) return false
  if (old.data.type !== 'through' || old.data.stage !== 1) return false
  const sides = next.stations.reduce((mask, heir) => mask | heir.sides, 0)
  if ((sides & station.sides) !== station.sides) return false
  const heirs = next.stations.filter((heir) => (heir.sides & station.sides) !== 0)
  return takeOver
    ? next.stations.some((heir) => ownerFits(station.owner, heir.owner))
    : heirs.every((heir) => ownerFits(station.owner, heir.owner))
}

/** E1-19: a water tower stays in its corner. */
export const towerFits = (old: Piece, next: Piece): boolean => old.tower < 0 || old.tower === next.tower

/** E1-18: all existing track, into stations too, is kept. `takeOver`: by the rules before version 3. */
export const tracksFit = (old: Piece, next: Piece, takeOver = false): boolean =>
  keepsTracks(old, next) && keepsStations(old, next, takeOver)

const typeFits = (old: Piece, next: Piece): boolean =>
  old.data.type === next.data.type ||
  (old.data.type === 'through' && old.data.stage === 1 && next.data.type === 'double')

/** Whether `next` may lie on `old` as both lie now; what an upgrade list promises for some orientation. */
export const fits = (old: Piece, next: Piece, takeOver = false): boolean =>
  next.data.stage === old.data.stage + 1 &&
  typeFits(old, next) &&
  towerFits(old, next) &&
  tracksFit(old, next, takeOver)
