/** The shape of a card set: ours, or one that an owner of the printed game typed in. */
import { z } from 'zod'
import { CARD_TYPES, COMPANIES } from './cards.ts'
import { CORNERS, SIDES } from './sides.ts'

const number = z.string().regex(/^\d{3}$/, 'three digits')

export const cardSetSchema = z.strictObject({
  name: z.string().min(1).max(80),
  cards: z
    .array(
      z.strictObject({
        number,
        type: z.enum(CARD_TYPES),
        stage: z.literal([1, 2, 3]),
        copies: z.int().min(1).max(8),
        tracks: z.array(z.tuple([z.enum(SIDES), z.enum(SIDES)])).max(13),
        stations: z
          .array(
            z.strictObject({
              owner: z.enum([...COMPANIES, 'neutral']),
              bonus: z.boolean(),
              sides: z.array(z.enum(SIDES)).min(1).max(6),
            }),
          )
          .max(2),
        engine: z.strictObject({ company: z.enum(COMPANIES), inDeck: z.int().min(1).max(9) }).optional(),
        tower: z.enum(CORNERS).optional(),
        upgrades: z.array(number).max(60),
      }),
    )
    .max(300),
})
