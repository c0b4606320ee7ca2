/** The cards of Express 01 as data: a card set, ours or one that an owner of the printed game typed in. */
import { z } from 'zod'
import { exact } from '../../shape.ts'
import { CARD_TYPES, COMPANIES } from './cards.ts'
import { CORNERS, SIDES } from './sides.ts'

const number = z.string().regex(/^\d{3}$/, 'three digits')
const side = z.enum(SIDES)

const station = exact({
  owner: z.enum([...COMPANIES, 'neutral']),
  /** The +1 mark. */
  bonus: z.boolean(),
  /** Sides with a track into this station, card upright. */
  sides: z.array(side).min(1).max(6).readonly(),
})

/** One number of the upgrade cards; `copies` cards carry it, told apart by a letter when there are several. */
export interface CardData extends z.output<typeof cardData> {}
const cardData = exact({
  number,
  type: z.enum(CARD_TYPES),
  stage: z.literal([1, 2, 3]),
  copies: z.int().min(1).max(8),
  /** Tracks from side to side, card upright; two that share a side are a switch. */
  tracks: z
    .array(z.tuple([side, side]).readonly())
    .max(13)
    .readonly(),
  stations: z.array(station).max(2).readonly(),
  /** The share symbol: company, and the number printed beside it. Of several copies, copy a carries it. */
  engine: exact({ company: z.enum(COMPANIES), inDeck: z.int().min(1).max(9) }).exactOptional(),
  tower: z.enum(CORNERS).exactOptional(),
  /** Numbers of the next stage that may lie here (E1-15). */
  upgrades: z.array(number).max(60).readonly(),
})

export interface CardSet extends z.output<typeof cardSetSchema> {}
export const cardSetSchema = exact({
  name: z.string().min(1).max(80),
  cards: z.array(cardData).max(300).readonly(),
})
