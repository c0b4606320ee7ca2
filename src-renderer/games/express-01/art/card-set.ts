/** The card set as the page reads it. */
import data from '#shared/games/express-01/cards.json' with { type: 'json' }
import { numberOf } from '#shared/games/express-01/cards.ts'
import type { CardData, CardSet } from '#shared/games/express-01/card-set-schema.ts'
import { SIDES, type Side } from '#shared/games/express-01/sides.ts'
import { turnedSide } from './geometry.ts'

/** Every upgrade card of both boards. The rules check the set when they load it. */
export const CARDS = (data as unknown as CardSet).cards

const byNumber = new Map(CARDS.map((card) => [card.number, card]))

/** The card of a code (`101a`) or number; throws on one that is not in the set. */
export function cardOf(code: string): CardData {
  const card = byNumber.get(numberOf(code))
  if (!card) throw new RangeError(`no card ${code} in the card set`)
  return card
}

/** Whether this very card is a share: of several copies the first one is (E1-24). */
export const carriesEngine = (code: string): boolean => !!cardOf(code).engine && !/[b-h]$/.test(code)

/** The sides with a track, as the card lies, in the order of `SIDES`. */
export function sidesOf(card: CardData, turned: boolean): Side[] {
  const used = new Set([...card.tracks.flat(), ...card.stations.flatMap((station) => station.sides)])
  return SIDES.filter((side) => used.has(turnedSide(side, turned)))
}
