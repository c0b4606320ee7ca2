/**
 * What every seat, and last the public, knows of cards it does not see (EX-44, EX-45). An entry says: one copy of
 * this kind is certainly in one of these places. Each entry stands
 * for a card of its own, and all stay true whatever happens. A search keeps no memory (`memory` is empty).
 */
import { type State, teamOf } from './state.ts'

const KIND_BITS = 5
const LOCOS_FROM = 6
export const DECK_PLACE = 1 << 12

/** Places: bits 0 to 5 the hands of the seats, 6 to 11 the locos of the teams, 12 the deck. */
export const handPlace = (seat: number): number => 1 << seat
export const locosPlace = (team: number): number => 1 << (LOCOS_FROM + team)

export const entry = (kind: number, places: number): number => kind | (places << KIND_BITS)
export const kindOf = (known: number): number => known & 31
export const placesOf = (known: number): number => known >> KIND_BITS

/** Everybody who does not see the place itself learns that the card is there; `but`: the seat that sees it. */
export function learn(s: State, kind: number, places: number, but: number): void {
  s.memory.forEach((known, v) => {
    if (v !== but) known.push(entry(kind, places))
  })
}

/** One seat alone learns it. */
export function learnAlone(s: State, viewer: number, kind: number, places: number): void {
  s.memory[viewer]?.push(entry(kind, places))
}

/** A card left these places before everybody's eyes; `but`: the seat whose hand it was. */
export function seenLeaving(s: State, kind: number, places: number, but: number): void {
  s.memory.forEach((known, v) => {
    if (v !== but) forgetOne(known, kind, places)
  })
}

/** The viewer sees for itself one card that was in one of these places. */
export function found(s: State, viewer: number, kind: number, places: number): void {
  const known = s.memory[viewer]
  if (known) forgetOne(known, kind, places)
}

/** Unseen cards may have gone from one place to another; `but`: the seat that saw them go. */
export function mayMove(s: State, from: number, to: number, but: number): void {
  s.memory.forEach((known, v) => {
    if (v === but) return
    known.forEach((k, i) => {
      if (placesOf(k) & from) known[i] = entry(kindOf(k), placesOf(k) | to)
    })
  })
}

/** Nothing is left in this place; entries that name no other are settled. */
export function emptied(s: State, place: number, viewer?: number): void {
  s.memory.forEach((known, v) => {
    if (viewer !== undefined && v !== viewer) return
    let kept = 0
    for (const k of known) {
      const places = placesOf(k) & ~place
      if (places) known[kept++] = entry(kindOf(k), places)
    }
    known.length = kept
  })
}

/**
 * EX-8: the seat takes its locos up. It sees those it did not know; the others know only that they are in its hand
 * now, or still under its trains.
 */
export function takeUpLocos(s: State, seat: number): void {
  const team = teamOf(s, seat)
  for (const train of s.trains[team]!) {
    if (train.diesel) continue
    for (let v = 0; v < s.seats; v++) {
      if (v !== seat && train.seen & handPlace(v)) learnAlone(s, v, train.engine, locosPlace(team))
    }
    if (!(train.seen & handPlace(seat))) found(s, seat, train.engine, locosPlace(team))
    train.seen = handPlace(seat)
  }
  emptied(s, locosPlace(team), seat)
  mayMove(s, locosPlace(team), handPlace(seat), seat)
}

/**
 * One card that may be any of several entries is accounted for. The entry that says most goes; the others may then
 * stand for the card it stood for, so they take over its places.
 */
function forgetOne(known: number[], kind: number, places: number): void {
  const fitting = known.flatMap((k, i) => (kindOf(k) === kind && placesOf(k) & places ? [i] : []))
  if (fitting.length === 0) return
  const gone = fitting.reduce((a, b) => (bits(placesOf(known[b]!)) < bits(placesOf(known[a]!)) ? b : a))
  for (const i of fitting) known[i] = entry(kind, placesOf(known[i]!) | placesOf(known[gone]!))
  known.splice(gone, 1)
}

function bits(n: number): number {
  let count = 0
  for (let rest = n; rest; rest &= rest - 1) count++
  return count
}
