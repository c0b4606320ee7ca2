/** The shapes of what comes from outside: options, actions, deals and typed-in layouts of Express. */
import { z } from 'zod'
import { exact } from '../../shape.ts'
import { CARDS, WAY_CARS, WILD_CABOOSE, type LaidName } from './cards.ts'
import { MATCHES, PERMISSIONS } from './values.ts'

const seat = z.int().min(0).max(5)
const train = z.int().min(0).max(131)
const card = z.enum(CARDS)
const laid = z.enum([...CARDS, WILD_CABOOSE] as LaidName[])

const cards = z.array(card).max(132).readonly()
const trains = z.array(train).max(132).readonly()

export const optionsSchema = exact({
  /** EX-2: with 4 or 6 seats, partners sit opposite each other. */
  partners: z.boolean().default(false),
  match: z.enum(MATCHES).default('hand'),
  /** Number of hands of a `hands` match. */
  hands: z.int().min(1).max(20).default(4),
  /** Points that end a `target` match. */
  target: z.int().min(1).max(1000).default(50),
  /** EX-43; absent, what the version of the rules says. */
  permission: z.enum(PERMISSIONS).exactOptional(),
})

export const trainPlay = exact({
  train: train.exactOptional(),
  add: z.array(laid).max(132).readonly(),
  engine: z.literal('diesel').exactOptional(),
})

export const stealEnd = exact({
  disaster: z.literal('steal'),
  seat,
  train,
  to: z.union([z.literal('hand'), train]),
  as: z.literal('caboose').exactOptional(),
})
export const switchEnd = exact({
  disaster: z.literal('switch-engines'),
  seat,
  /** Train numbers, own and the target's, swapped pair by pair. */
  mine: trains,
  theirs: trains,
})
export const trainDisasterEnd = exact({ disaster: z.enum(['broken-car', 'wreck']), seat, train })
export const derailmentEnd = exact({ disaster: z.literal('derailment'), seat })
export const disasterEnd = z.union([trainDisasterEnd, derailmentEnd, stealEnd, switchEnd])
export const turnEnd = z.union([
  exact({ discard: card }),
  exact({ turntable: z.literal(true) }),
  exact({ none: z.literal(true) }),
  disasterEnd,
])

export const turnAction = exact({
  do: z.literal('turn'),
  trains: z.array(trainPlay).max(132).readonly(),
  wayCars: cards,
  /** One card for each train without a face-up diesel, old trains first. */
  locos: cards,
  end: turnEnd,
})
export const actionSchema = z.discriminatedUnion('do', [
  exact({ do: z.literal('draw'), from: z.enum(['deck', 'discard']) }),
  turnAction,
  exact({ do: z.literal('answer'), block: z.boolean() }),
  exact({ do: z.literal('ask') }),
  exact({ do: z.literal('permit'), yes: z.boolean() }),
])

export const dealSchema = exact({
  dealer: seat,
  hands: z.array(z.array(card).max(10).readonly()).min(2).max(6).readonly(),
  deck: cards,
})

/** As many as the game has cards: more of anything is no layout. */
const few = <T extends z.ZodType>(one: T) => z.array(one).max(132).readonly()

/** A layout typed in for scoring; copies are not counted. */
export const layoutSchema = exact({
  trains: few(exact({ engine: z.enum(['loco', 'diesel']), cars: few(laid) })).default([]),
  wayCars: few(z.enum(WAY_CARS)).default([]),
  hand: few(card).default([]),
  wentOut: z.boolean().default(false),
})
