/** The two shapes that the schemas of contract, records and games are made of. */
import { z } from 'zod'

/** An object of exactly these fields, which nobody changes. */
export const exact = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject(fields).readonly()
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
