/** The tray of a space: what its card lists, legal first, with the reason and the failing sides of the rest. */
import { SIDES, type Side } from '#shared/games/express-01/sides.ts'
import { numberOf, type Owner } from '#shared/games/express-01/cards.ts'
import type { Refusal } from '#shared/games/common.ts'
import type { Express01Action, TrayCard } from '#shared/games/express-01/types.ts'
import { cardOf, sidesOf } from '../art/card-set.ts'

export interface Choice {
  readonly card: string
  readonly turned: boolean
}
export interface TrayEntry extends Choice {
  /** The first reason against it, if any. */
  readonly refusal: Refusal | undefined
  readonly failing: readonly Side[]
  readonly owners: readonly Owner[]
}

/** What a payment would mend. */
const PAID = new Set(['payFirst', 'stationCostsACard'])

/** Number and way up, the same for all copies. */
const describes = (entry: Choice): string => `${numberOf(entry.card)}${entry.turned ? 't' : ''}`

/** The sides a refusal is about: the one it names; for a card that continues nothing, all its sides. */
function failingSides({ why, params }: Refusal, { card, turned }: Choice): Side[] {
  const named = SIDES.find((side) => side === params?.side)
  if (named) return [named]
  return why === 'continuesNoTrack' ? sidesOf(cardOf(card), turned) : []
}

/**
 * `payment`: the card that would be paid first, which lies in its deck then (E1-11); `plan`: only tried, so that
 * nothing need be paid. Of a number that may not lie so, one copy is told.
 */
export function trayEntries(
  tray: readonly TrayCard[],
  payment: string | undefined,
  plan = false,
): TrayEntry[] {
  const mended = (why: string, card: string): boolean =>
    (PAID.has(why) && (plan || payment !== undefined)) || (why === 'notInADeck' && payment === card)
  const entries = tray.map(({ card, turned, refusals }): TrayEntry => {
    const refusal = refusals.find(({ why }) => !mended(why, card))
    const failing = refusals.flatMap((each) => failingSides(each, { card, turned }))
    return { card, turned, refusal, failing, owners: cardOf(card).stations.map((station) => station.owner) }
  })
  const fit = entries.filter((entry) => !entry.refusal)
  const told = new Set(fit.map(describes))
  const rest = entries.filter((entry) => {
    const known = told.has(describes(entry))
    told.add(describes(entry))
    return entry.refusal && !known
  })
  return [...fit, ...rest]
}

/** A card of which only one way up makes sense to tell: both lie the same. */
const looksSame = (card: string): boolean => {
  const { tracks, stations, tower } = cardOf(card)
  if (tower || stations.length > 0) return false
  const lines = (turned: boolean): string =>
    tracks
      .map((ends) =>
        ends
          .map((side) => SIDES[(SIDES.indexOf(side) + (turned ? 3 : 0)) % 6])
          .sort()
          .join(),
      )
      .sort()
      .join(' ')
  return lines(false) === lines(true)
}

/** Without the second of two ways up that look and do the same. */
export const distinct = (entries: readonly TrayEntry[]): TrayEntry[] =>
  entries.filter((entry) => !entry.turned || !looksSame(entry.card))

/** The same number the other way up, as far as the tray has it. */
export const turnedOver = (entries: readonly TrayEntry[], { card, turned }: Choice): TrayEntry | undefined =>
  entries.find((entry) => entry.card === card && entry.turned !== turned)

export const sameChoice = (a: Choice | undefined, b: Choice | undefined): boolean =>
  !!a && !!b && a.card === b.card && a.turned === b.turned

/** How many layings each space has among the legal actions. */
export function spacesOf(actions: readonly Express01Action[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const action of actions)
    if (action.do === 'upgrade') counts[action.space] = (counts[action.space] ?? 0) + 1
  return counts
}

/** Kinds of stations in a tray, for its tabs; one tab is none. */
export const tabsOf = (entries: readonly TrayEntry[]): string[] => [
  ...new Set(entries.map(({ card }) => cardOf(card).type)),
]
