/**
 * Shunting, a game that exists for the tests: wagons are coupled to the own train in rising order, and whoever has the
 * longest one wins. In a real game this is `src-shared/games/shunting/`.
 */
import { z } from 'zod'
import type { ToldGame, Locale, Texts, Viewer } from '#shared/games/common.ts'
import { exact, list } from '#shared/shape.ts'

export const YARDS = ['small', 'large'] as const

export interface ShuntingOptions {
  readonly yard: (typeof YARDS)[number]
}
export interface ShuntingAction {
  readonly do: 'couple' | 'drop'
  readonly card: string
}
export type ShuntingEvent =
  | { readonly what: 'coupled' | 'dropped'; readonly seat: number; readonly card: string }
  /** The card only for the seat that drew it. */
  | { readonly what: 'drew'; readonly seat: number; readonly card?: string }
export interface ShuntingSeat {
  readonly train: readonly string[]
  /** Of a hand that the viewer may not see, its number of cards. */
  readonly hand: readonly string[] | number
}
export interface ShuntingView {
  readonly viewer: Viewer
  readonly phase: 'turn' | 'over'
  readonly options: ShuntingOptions
  readonly turn: number
  readonly seats: readonly ShuntingSeat[]
  readonly deck: number
  readonly dropped: readonly string[]
}
export interface ShuntingDeal {
  /** Every wagon once, hands first. */
  readonly order: readonly string[]
}
export type ShuntingSheet = { readonly wagons: readonly number[] }

const card = z.string().regex(/^w\d\d$/)
export const schemas = {
  options: exact({ yard: z.enum(YARDS).default('small') }),
  action: exact({ do: z.enum(['couple', 'drop']), card }),
  deal: exact({ order: list(card) }),
}

const en = {
  name: 'Shunting',
  tagline: 'The longest train in rising order',
  options: { yard: { label: 'Yard', small: '24 wagons', large: '36 wagons' } },
  refusals: {
    notYourTurn: 'It is the turn of {seat}.',
    notInHand: 'Wagon {card} is not in this hand.',
    tooLow: 'Wagon {card} is lower than {last}, the last of the train.',
  },
  log: { coupled: '{seat} couples {card}', dropped: '{seat} drops {card}', drew: '{seat} draws a wagon' },
  moves: { couple: 'Couple {card}', drop: 'Drop {card}' },
  final: { abandoned: 'The yard is closed.' },
  progress: '{n} wagons in the yard',
  statistics: {
    wagons: { title: 'Wagons', note: '{n} games', names: { coupled: 'Coupled', dropped: 'Dropped' } },
  },
}
const de: Texts & typeof en = {
  name: 'Rangieren',
  tagline: 'Der längste Zug in steigender Folge',
  options: { yard: { label: 'Bahnhof', small: '24 Wagen', large: '36 Wagen' } },
  refusals: {
    notYourTurn: '{seat} ist am Zug.',
    notInHand: 'Wagen {card} ist nicht auf dieser Hand.',
    tooLow: 'Wagen {card} ist niedriger als {last}, der letzte des Zuges.',
  },
  log: {
    coupled: '{seat} kuppelt {card}',
    dropped: '{seat} legt {card} ab',
    drew: '{seat} zieht einen Wagen',
  },
  moves: { couple: '{card} kuppeln', drop: '{card} ablegen' },
  final: { abandoned: 'Der Bahnhof ist geschlossen.' },
  progress: '{n} Wagen im Bahnhof',
  statistics: {
    wagons: { title: 'Wagen', note: '{n} Partien', names: { coupled: 'Gekuppelt', dropped: 'Abgelegt' } },
  },
}
const texts: Readonly<Record<Locale, Texts>> = { en, de }

export const shunting: ToldGame = {
  id: 'shunting',
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  scores: { least: 0, most: 1000 },
  options: [{ name: 'yard', values: YARDS }],
  texts,
}

/** Wagons are called `w01` and so on. */
export const wagons = ({ yard }: ShuntingOptions): string[] =>
  Array.from({ length: yard === 'small' ? 24 : 36 }, (_, i) => `w${String(i + 1).padStart(2, '0')}`)
