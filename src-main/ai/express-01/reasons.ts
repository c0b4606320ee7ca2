/** Why an action is good or dangerous, in the game's own terms and from what the seat can see. */
import type { Reason } from '#shared/games/common.ts'
import type { Express01Action, Express01View } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import { seedRandom } from '../../rules/random.ts'
import { capitals } from '../../rules/express-01/score.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { play } from '../../rules/express-01/play.ts'
import { preview } from '../../rules/express-01/legal-actions.ts'
import { clone, type State } from '../../rules/express-01/state.ts'
import type { Explanation } from '../frame/brain.ts'
import { catalogueOf, determinize } from './worlds.ts'

const MOST = 3
/** Cards upgraded, or decks emptied, before the end from which it is worth a word. */
const NEAR = 2

const reason = (kind: Reason['kind'], why: string, params: Reason['params'] = {}): Reason => ({
  kind,
  why,
  params,
})

/** The strongest reasons first, at most three, and where to look. The seat must be the viewer. */
export function explain(view: Express01View, seat: number, action: Express01Action): Explanation {
  if (view.viewer !== seat) throw new Error(`seat ${seat} is advised from its own view`)
  return { nudge: nudgeFor(action), reasons: reasonsFor(view, seat, action).slice(0, MOST) }
}

const NUDGES: Readonly<Record<Express01Action['do'], string>> = {
  bid: 'lookAtOrder',
  pair: 'lookAtPairs',
  pay: 'lookAtHand',
  upgrade: 'lookAtMap',
  buy: 'lookAtCompanies',
  done: 'lookAtHand',
  bonus: 'lookAtTrains',
  engine: 'lookAtQueue',
  take: 'lookAtDecks',
  swap: 'lookAtOrder',
}
const nudgeFor = (action: Express01Action): Reason => reason('note', NUDGES[action.do])

/** After a swap the other has the lower turn card. */
const comesLater = (s: State, seat: number, other: number): boolean =>
  (s.turnCard[seat] as number) < (s.turnCard[other] as number)

function reasonsFor(view: Express01View, seat: number, action: Express01Action): Reason[] {
  const c = catalogueOf(view)
  const s = determinize(view, seedRandom(''))
  switch (action.do) {
    case 'pair':
      return [reason('note', `pair${action.pair}`), ...ending(view)]
    case 'pay':
      return [
        reason('risk', 'paysCard', { n: 1 }),
        reason('note', action.card === ENGINE ? 'engineAway' : 'buysBuilding'),
      ]
    case 'upgrade':
      return [...changes(c, s, seat, action), ...ending(view)]
    case 'buy':
      return [
        ...(action.from === undefined ? [] : [reason('gain', 'takesShare', { seat: action.from })]),
        ...changes(c, s, seat, action),
        reason('risk', 'paysCard', { n: action.pay.length }),
      ]
    case 'done':
      return [view.phase === 'order' ? reason('note', 'orderStays') : reason('gain', 'savesCards')]
    case 'bonus':
      return payout(c, s, seat, action)
    case 'engine':
      return [action.use ? reason('gain', 'engineTakes') : reason('gain', 'engineStays')]
    case 'take':
      return [reason('gain', 'takesCard')]
    case 'swap':
      return [reason('gain', comesLater(s, seat, action.with) ? 'after' : 'before', { seat: action.with })]
    case 'bid':
      return [reason('note', 'bidsOrder')]
  }
}

/** Capital of the own seat and of whoever profits most beside it, once the action is done (E1-7). */
function changes(c: Catalogue, s: State, seat: number, action: Express01Action): Reason[] {
  const before = capitals(c, s)
  const next = clone(s)
  play({ c, s: next }, seat, action)
  const after = capitals(c, next)
  const rises = after.map(({ total }, i) => total - (before[i]?.total ?? 0))
  const shares = after.map((sheet, i) => sheet.shares - (before[i]?.shares ?? 0))
  const list: Reason[] = []
  const own = rises[seat] ?? 0
  if ((shares[seat] ?? 0) > 0) list.push(reason('gain', 'shareValue', { n: shares[seat] ?? 0 }))
  if ((after[seat]?.pairs ?? 0) > (before[seat]?.pairs ?? 0)) list.push(reason('gain', 'completesPair'))
  if (own > 0 && list.length === 0) list.push(reason('gain', 'capital', { n: own }))
  if (own < 0 && list.length === 0) list.push(reason('note', 'later', { n: -own }))
  const others = rises.map((rise, i) => (i === seat ? -Infinity : rise))
  const most = Math.max(...others)
  if (most > 0) list.push(reason('risk', 'capitalTheirs', { seat: others.indexOf(most), n: most }))
  return list
}

/** What a train brings to the seat, and to the others by their shares (E1-31). */
function payout(
  c: Catalogue,
  s: State,
  seat: number,
  action: Extract<Express01Action, { do: 'bonus' }>,
): Reason[] {
  const { queue } = preview(c, s, seat, action).values as { queue: readonly number[] }
  const mine = queue.filter((next) => next === seat).length
  const theirs = queue.length - mine
  return [
    reason('gain', 'trainPays', { n: mine }),
    ...(theirs > 0 ? [reason('risk', 'trainPaysOthers', { n: theirs })] : []),
  ]
}

function ending({ upgraded, decksEmpty, limits, lastRound }: Express01View): Reason[] {
  if (lastRound) return [reason('note', 'lastRound')]
  const near = limits.upgraded - upgraded <= NEAR || limits.decks - decksEmpty < NEAR
  return near ? [reason('note', 'endNear')] : []
}
