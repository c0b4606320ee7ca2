/** What a seat about to plan makes of the hand so far, from what it may see: turns left, odds, rivals. */
import { cardOf, copiesFor, isOrdinary, KINDS, typeOf, TYPES } from '../../rules/express/cards.ts'
import { OUT_BONUS, totalsOf, WAY_CAR_POINTS } from '../../rules/express/score.ts'
import { isFirstTurn, nextSeat, seatsOf, type State, teamOf, teamsOf } from '../../rules/express/state.ts'
import { trainPoints } from '../../rules/express/trains/legal.ts'
import type { Weights } from './weights.ts'

export interface Outlook {
  readonly w: Weights
  readonly seat: number
  readonly team: number
  /** Whose turn is next, lost turns counted. */
  readonly next: number
  readonly firstTurn: boolean
  /** Turns of its own the seat will have after this one, about. */
  readonly turns: number
  /** Turns until the quickest rival can go out, about. */
  readonly rivalOut: number
  /** Copies of each kind that the seat does not see. */
  readonly unseen: readonly number[]
  /** Cards of each kind and type the seat expects to draw until the end. */
  readonly draws: readonly number[]
  readonly typeDraws: readonly number[]
  /** The rival that counts most. */
  readonly leader: number
  /** By team: how much a point less for it is worth; 0 for the own team. */
  readonly weight: readonly number[]
}

export function outlookOf(s: State, seat: number, w: Weights): Outlook {
  const team = teamOf(s, seat)
  const rivals: number[] = []
  let rivalOut = Infinity
  for (let t = 0; t < teamsOf(s); t++) {
    rivals.push(t === team ? -Infinity : tablePoints(s, t))
    if (t !== team) rivalOut = Math.min(rivalOut, outTurns(w, lengthsOf(s.trains[t]!), smallestHandOf(s, t)))
  }
  const ownOut = outTurns(w, lengthsOf(s.trains[team]!), s.hands[seat]!.length) - 0.5
  const crowd = w.crowd * (teamsOf(s) - 2)
  const turns = Math.max(0.3, Math.min(rivalOut - 0.5 - crowd, ownOut))
  const unseen = unseenBy(s, seat)
  const { draws, typeDraws } = expectedDraws(unseen, turns, w)
  return {
    ...{ w, seat, team, firstTurn: isFirstTurn(s), turns, rivalOut, unseen, draws, typeDraws },
    next: following(s, seat),
    leader: rivals.indexOf(Math.max(...rivals)),
    weight: weights(rivals),
  }
}

/** The seat whose turn comes next. */
function following(s: State, seat: number): number {
  const lost = s.lost.slice()
  let next = nextSeat(s, seat)
  while (lost[next]! > 0) {
    lost[next]!--
    next = nextSeat(s, next)
  }
  return next
}

/** The leader among the rivals counts most. */
function weights(points: readonly number[]): number[] {
  const best = Math.max(...points)
  const raw = points.map((p) => Math.exp((p - best) / 8))
  const sum = raw.reduce((a, b) => a + b, 0)
  return raw.map((w) => w / sum)
}

export const lengthsOf = (trains: readonly { readonly cars: readonly number[] }[]): number[] =>
  trains.map((t) => t.cars.length)

/** Points of a team as they lie on the table. */
export const tablePoints = (s: State, team: number): number =>
  s.trains[team]!.reduce((sum, t) => sum + trainPoints(t.cars, t.diesel), 0) +
  s.wayCars[team]!.length * WAY_CAR_POINTS

const smallestHandOf = (s: State, team: number): number =>
  s.hands.reduce((least, hand, seat) => (teamOf(s, seat) === team ? Math.min(least, hand.length) : least), 99)

/** Cars still missing for going out (EX-35): to five in the longest train, to four in the next, to three in the rest. */
export function missingCars(lengths: readonly number[]): number {
  let longest = 0
  let second = 0
  let short = 0
  for (const n of lengths) {
    const third = Math.min(n, second)
    if (third > 0 && third < 3) short += 3 - third
    if (n > longest) {
      second = longest
      longest = n
    } else if (n > second) second = n
  }
  return Math.max(0, 5 - longest) + Math.max(0, 4 - second) + short
}

/** Turns until a seat can go out, from the lengths of its trains, the cards in its hand, wilds and cabooses among them. */
export function outTurns(w: Weights, lengths: readonly number[], hand: number, jokers = 0): number {
  const missing = Math.max(0, missingCars(lengths) - w.outPerJoker * jokers)
  return w.outBase + w.outPerCar * missing + w.outPerCard * (hand - jokers)
}

function unseenBy(s: State, seat: number): number[] {
  const unseen = copiesFor(s.seats)
  const see = (card: number): void => {
    unseen[card]!--
  }
  const own = teamOf(s, seat)
  s.hands[seat]!.forEach(see)
  s.trains.forEach((trains, team) => {
    for (const t of trains) {
      for (const car of t.cars) see(cardOf(car))
      if (t.diesel || team === own) see(t.engine)
    }
  })
  for (const row of s.wayCars) for (const w of row) see(w.card)
  s.slot.forEach(see)
  s.discards.forEach(see)
  s.aside.forEach(see)
  return unseen
}

function expectedDraws(unseen: readonly number[], turns: number, w: Weights) {
  const total = Math.max(
    1,
    unseen.reduce((sum, n) => sum + n, 0),
  )
  const each = Math.min(0.6, (w.drawsATurn * turns) / total)
  const draws = unseen.map((n) => n * each)
  const typeDraws = new Array<number>(TYPES).fill(0)
  for (let k = 0; k < KINDS; k++) if (isOrdinary(k)) typeDraws[typeOf(k)]! += draws[k]!
  return { draws, typeDraws }
}

/** Points a card costs those who still hold it, about. */
const CARD_COST = 0.9
/** Above every value that a plan which goes on can have. */
export const WINS = 1000
/** A likely victory, in parts of what going out is worth. */
const LIKELY = 1.5
/** Going out behind the leader ends all hope. */
const LOSES = -25

/** The match ends with this hand whatever happens, or once somebody has these points. */
export function endsMatch(s: State, best: number): boolean {
  const { match, hands, target } = s.options
  if (match === 'hand') return true
  return match === 'hands' ? s.hand >= hands - 1 : best >= target
}

/** Worth of going out, by the points of trains and way cars then on the own table. */
export function outNow(s: State, o: Outlook): (points: number) => number {
  const totals = totalsOf(s)
  const own = totals[o.seat]! + OUT_BONUS - partnerCost(s, o)
  let most = -Infinity
  let likely = -Infinity
  for (let team = 0; team < teamsOf(s); team++) {
    if (team === o.team) continue
    const seats = seatsOf(s, team)
    const cards = seats.reduce((sum, seat) => sum + s.hands[seat]!.length, 0)
    const points = totals[seats[0]!]! + tablePoints(s, team)
    most = Math.max(most, points)
    likely = Math.max(likely, points - CARD_COST * cards)
  }
  const goOn = o.w.outWorth + o.w.turnWorth * 0.8 * o.turns
  return (points) => {
    const final = own + points
    if (!endsMatch(s, Math.max(final, likely))) return points + goOn
    if (final > most) return WINS + points
    return points + (final > likely ? LIKELY * o.w.outWorth : LOSES)
  }
}

const partnerCost = (s: State, o: Outlook): number =>
  CARD_COST * seatsOf(s, o.team).reduce((sum, seat) => sum + (seat === o.seat ? 0 : s.hands[seat]!.length), 0)
