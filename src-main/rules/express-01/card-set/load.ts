/** Reads a card set and checks everything a set must keep; each fault names the card and the field. */
import { COMPANIES, deckName, type CardType } from '#shared/games/express-01/cards.ts'
import type { CardData, CardSet } from '#shared/games/express-01/card-set-schema.ts'
import { cardSetSchema } from '#shared/games/express-01/card-set-schema.ts'
import { fits } from '#shared/games/express-01/fit.ts'
import { NEUTRAL, pieceOf } from '#shared/games/express-01/piece.ts'

export interface CardFault {
  /** The number of the card, or nothing where the whole set is meant. */
  readonly card?: string
  readonly field: string
  readonly reason: string
}

export class CardSetError extends Error {
  readonly faults: readonly CardFault[]
  constructor(faults: readonly CardFault[]) {
    super(faults.map((f) => `${f.card ? `card ${f.card}, ` : ''}${f.field}: ${f.reason}`).join('\n'))
    this.name = 'CardSetError'
    this.faults = faults
  }
}

/** The rulebook's numbers and copies by deck (E1-2, E1-3): first number, how many numbers, copies of each. */
const DECKS: readonly (readonly [CardType, 1 | 2 | 3, number, number, number])[] = [
  ['route', 1, 101, 8, 3],
  ['route', 2, 121, 25, 1],
  ['route', 3, 201, 36, 1],
  ['terminal', 1, 401, 10, 1],
  ['terminal', 2, 431, 6, 1],
  ['terminal', 3, 461, 2, 1],
  ['through', 1, 501, 12, 1],
  ['through', 2, 531, 16, 1],
  ['through', 3, 561, 5, 1],
  ['central', 1, 601, 6, 1],
  ['central', 2, 630, 6, 1],
  ['central', 3, 665, 1, 1],
  ['double', 1, 301, 3, 1],
  ['double', 2, 331, 8, 1],
  ['double', 3, 361, 6, 1],
]
const STATIONS: Readonly<Record<CardType, number>> = {
  route: 0,
  terminal: 1,
  through: 1,
  central: 1,
  double: 2,
}
/** Engines on the cards of one company in each stage's route deck. */
const ENGINES = [2, 3, 4]
const HAIRPINS = ['NE-NW', 'SE-SW']

/** The checked card set. Throws `CardSetError` with every fault found. */
export function loadCardSet(input: unknown): CardSet {
  const parsed = cardSetSchema.safeParse(input)
  if (!parsed.success) throw new CardSetError(parsed.error.issues.map((issue) => shapeFault(input, issue)))
  const set = parsed.data as CardSet
  const faults = [...numberFaults(set.cards), ...set.cards.flatMap(drawingFaults), ...engineFaults(set.cards)]
  // Upgrade lists are judged only on drawings that are sound.
  const all = faults.length > 0 ? faults : upgradeFaults(set.cards)
  if (all.length > 0) throw new CardSetError(all)
  return set
}

function shapeFault(input: unknown, issue: { path: PropertyKey[]; message: string }): CardFault {
  const [list, index, ...rest] = issue.path
  const cards = (input as { cards?: unknown[] } | null)?.cards
  const card = list === 'cards' && typeof index === 'number' ? cards?.[index] : undefined
  const number = (card as { number?: unknown } | undefined)?.number
  const name =
    typeof number === 'string' ? number : card === undefined ? undefined : `at place ${Number(index) + 1}`
  const field = (name ? rest : issue.path).map(String).join('.') || 'file'
  return { ...(name ? { card: name } : {}), field, reason: issue.message }
}

function numberFaults(cards: readonly CardData[]): CardFault[] {
  const faults: CardFault[] = []
  const seen = new Map(cards.map((card) => [card.number, card]))
  const expected = new Set<string>()
  for (const [type, stage, first, count, copies] of DECKS)
    for (let n = first; n < first + count; n++) {
      expected.add(String(n))
      const card = seen.get(String(n))
      if (!card) faults.push({ card: String(n), field: 'number', reason: 'is missing from the set' })
      else if (card.type !== type)
        faults.push({ card: card.number, field: 'type', reason: `must be ${type}` })
      else if (card.stage !== stage)
        faults.push({ card: card.number, field: 'stage', reason: `must be ${stage}` })
      else if (card.copies !== copies)
        faults.push({ card: card.number, field: 'copies', reason: `must be ${copies}` })
    }
  cards.forEach((card, index) => {
    if (!expected.has(card.number))
      faults.push({ card: card.number, field: 'number', reason: 'is no upgrade card of the game' })
    if (cards.findIndex((other) => other.number === card.number) !== index)
      faults.push({ card: card.number, field: 'number', reason: 'stands twice' })
  })
  return faults
}

function drawingFaults(card: CardData): CardFault[] {
  const faults: CardFault[] = []
  const fault = (field: string, reason: string): number => faults.push({ card: card.number, field, reason })
  const pairs = card.tracks.map((track) => [...track].sort().join('-'))
  pairs.forEach((pair, i) => {
    const [a, b] = card.tracks[i] as readonly [string, string]
    if (a === b) fault(`tracks.${i}`, 'leads back to its own side')
    if (HAIRPINS.includes(pair)) fault(`tracks.${i}`, `${pair} is a hairpin, which does not exist`)
    if (pairs.indexOf(pair) !== i) fault(`tracks.${i}`, 'stands twice')
  })
  if (card.stations.length !== STATIONS[card.type])
    fault('stations', `a ${card.type} card has ${STATIONS[card.type]}`)
  const sides = card.stations.flatMap((station) => station.sides)
  if (new Set(sides).size !== sides.length) fault('stations', 'a side leads to two stations or twice to one')
  card.stations.forEach((station, i) => {
    if (station.owner === 'neutral' && !station.bonus)
      fault(`stations.${i}.bonus`, 'a neutral station carries the +1')
  })
  if (card.type === 'route' && card.tracks.length < card.stage)
    fault('tracks', `a route of stage ${card.stage} has at least ${card.stage}`)
  if (card.engine && card.type !== 'route') fault('engine', 'only route cards are shares')
  if (card.stage === 3 && card.upgrades.length > 0) fault('upgrades', 'nothing follows stage 3')
  return faults
}

function engineFaults(cards: readonly CardData[]): CardFault[] {
  return [1, 2, 3].flatMap((stage) =>
    COMPANIES.flatMap((company) => {
      const wanted = ENGINES[stage - 1] ?? 0
      const carriers = cards.filter((card) => card.stage === stage && card.engine?.company === company)
      const faults: CardFault[] = carriers
        .filter((card) => card.engine?.inDeck !== wanted)
        .map((card) => ({ card: card.number, field: 'engine.inDeck', reason: `must be ${wanted}` }))
      if (carriers.length !== wanted)
        faults.push({
          field: `engines of ${company} in route-${stage}`,
          reason: `${carriers.length} instead of ${wanted}`,
        })
      return faults
    }),
  )
}

/**
 * The numbers that may lie on `card` in some orientation: what its upgrade list must say, sorted. `takeOver`: by the
 * rules before version 3.
 */
export function upgradesOf(card: CardData, cards: readonly CardData[], takeOver = false): readonly string[] {
  const old = pieceOf(card, false)
  return cards
    .filter((next) => [false, true].some((turned) => fits(old, pieceOf(next, turned), takeOver)))
    .map((next) => next.number)
    .sort()
}

function upgradeFaults(cards: readonly CardData[]): CardFault[] {
  return cards.flatMap((card): CardFault[] => {
    const wanted = upgradesOf(card, cards)
    const listed = [...card.upgrades].sort()
    const extra = listed.filter((n) => !wanted.includes(n))
    const missing = wanted.filter((n) => !listed.includes(n))
    return [
      ...extra.map((n) => ({ card: card.number, field: 'upgrades', reason: `${n} cannot lie there` })),
      ...missing.map((n) => ({
        card: card.number,
        field: 'upgrades',
        reason: `${n} fits and is not listed`,
      })),
    ]
  })
}

/** Stations of each company (and neutral) over the cards of some decks: equal, give or take one. */
export function stationsByOwner(cards: readonly CardData[], types: readonly CardType[]): readonly number[] {
  const count = [0, 0, 0, 0, 0]
  for (const card of cards)
    if (types.includes(card.type))
      for (const station of pieceOf(card, false).stations)
        count[station.owner] = (count[station.owner] ?? 0) + 1
  return count.slice(0, NEUTRAL + 1)
}

/** How many cards a deck holds at the start. */
export const deckSizes = (cards: readonly CardData[]): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>()
  for (const card of cards) sizes.set(deckName(card), (sizes.get(deckName(card)) ?? 0) + card.copies)
  return sizes
}
