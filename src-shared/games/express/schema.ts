/** The shapes of what comes from outside: options, actions, deals and typed-in layouts of Express. */
import { z } from 'zod'
import { CARDS, WAY_CARS, WILD_CABOOSE, type LaidName } from './cards.ts'
import { MATCHES } from './types.ts'

const seat = z.int().min(0).max(5)
const train = z.int().min(0).max(131)
const card = z.enum(CARDS)
const laid = z.enum([...CARDS, WILD_CABOOSE] as LaidName[])

export const optionsSchema = z.strictObject({
  partners: z.boolean().default(false),
  match: z.enum(MATCHES).default('hand'),
  hands: z.int().min(1).max(20).default(4),
  target: z.int().min(1).max(1000).default(50),
})

const trainPlay = z.strictObject({
  train: train.exactOptional(),
  add: z.array(laid).max(132),
  engine: z.literal('diesel').exactOptional(),
})

const end = z.union([
  z.strictObject({ discard: card }),
  z.strictObject({ turntable: z.literal(true) }),
  z.strictObject({ none: z.literal(true) }),
  z.strictObject({ disaster: z.enum(['broken-car', 'wreck']), seat, train }),
  z.strictObject({ disaster: z.literal('derailment'), seat }),
  z.strictObject({
    disaster: z.literal('steal'),
    seat,
    train,
    to: z.union([z.literal('hand'), train]),
    as: z.literal('caboose').exactOptional(),
  }),
  z.strictObject({
    disaster: z.literal('switch-engines'),
    seat,
    mine: z.array(train).max(132),
    theirs: z.array(train).max(132),
  }),
])

export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw'), from: z.enum(['deck', 'discard']) }),
  z.strictObject({
    do: z.literal('turn'),
    trains: z.array(trainPlay).max(132),
    wayCars: z.array(card).max(132),
    locos: z.array(card).max(132),
    end,
  }),
  z.strictObject({ do: z.literal('answer'), block: z.boolean() }),
  z.strictObject({ do: z.literal('ask') }),
  z.strictObject({ do: z.literal('permit'), yes: z.boolean() }),
])

export const dealSchema = z.strictObject({
  dealer: seat,
  hands: z.array(z.array(card).max(10)).min(2).max(6),
  deck: z.array(card).max(132),
})

/** A layout typed in for scoring; copies are not counted. */
export const layoutSchema = z.strictObject({
  trains: z.array(z.strictObject({ engine: z.enum(['loco', 'diesel']), cars: z.array(laid) })).default([]),
  wayCars: z.array(z.enum(WAY_CARS)).default([]),
  hand: z.array(card).default([]),
  wentOut: z.boolean().default(false),
})
