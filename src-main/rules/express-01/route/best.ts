/**
 * The best bonus route (E1-27 to E1-29), exact: branch and bound over stations in the order visited. A branch is
 * cut when even the best stations still in reach could not lift it to the best payment known.
 */
import { JOIN, legsOf, type Leg, type Legs, type Network } from './legs.ts'

/** A train's way: stations in order (indices in `legs.stops`) and the leg taken to each but the first. */
export interface StationWay {
  readonly first: number
  readonly legs: readonly Leg[]
}

export interface BestRoutes {
  /** Cards paid: 1 per station plus the +1 marks; 0 when no route is possible (E1-30). */
  readonly payment: number
  /** Every way of that payment, each once and not again in reverse; at most `most`. */
  readonly ways: readonly StationWay[]
  /** More ways tie than were listed. */
  readonly more: boolean
  readonly legs: Legs
  /** Branches looked at. */
  readonly nodes: number
}

/** The highest payment for a company (index in `COMPANIES`) with trains of `length` cards, and the ways that tie. */
export function bestRoutes(net: Network, company: number, length: number, most = 200): BestRoutes {
  const legs = legsOf(net, length - 1)
  const search = new Search(legs, company, length)
  const payment = search.maximum()
  const { ways, more } = payment > 0 ? search.all(payment, most) : { ways: [], more: false }
  return { payment, ways, more, legs, nodes: search.nodes }
}

/** Only the highest payment: what `check` asks for. */
export function bestPayment(net: Network, company: number, length: number): number {
  return new Search(legsOf(net, length - 1), company, length).maximum()
}

/** A network looked at once, to be asked for many companies and lengths. */
export interface Survey {
  payment(company: number, length: number): number
}

/** Longest way over station-free track that can be worth its cards: no more shares of a company exist. */
const FARTHEST = 35

/** What a survey goes by: networks with the same legs pay the same. */
export const surveyedLegs = (net: Network): Legs => legsOf(net, FARTHEST)

export function surveyOf(legs: Legs): Survey {
  const near = distances(legs)
  return { payment: (company, length) => new Search(legs, company, length, near).maximum() }
}

class Search {
  nodes = 0
  readonly #legs: Legs
  readonly #company: number
  readonly #length: number
  readonly #visited: boolean[]
  /** Fewest cards between each two stations, ignoring which ports are used: never too many. */
  readonly #near: readonly (readonly number[])[]
  /** Some card carries two stations, so that one card can add two. */
  readonly #doubles: boolean
  readonly #way: Leg[] = []
  /** Where the ways looked at now begin. */
  #first = 0
  #best = 0
  #found: StationWay[] | undefined
  #most = 0
  #more = false

  constructor(legs: Legs, company: number, length: number, near = distances(legs)) {
    this.#legs = legs
    this.#company = company
    this.#length = length
    this.#visited = legs.stops.map(() => false)
    this.#near = near
    this.#doubles = legs.from.some((list) => list[0]?.out === JOIN)
  }

  maximum(): number {
    if (this.#length >= 1) this.#start()
    return this.#best
  }

  all(payment: number, most: number): { ways: StationWay[]; more: boolean } {
    this.#best = payment
    this.#found = []
    this.#most = most
    this.#start()
    return { ways: this.#found, more: this.#more }
  }

  #start(): void {
    this.#legs.stops.forEach((stop, first) => {
      this.#visited[first] = true
      this.#first = first
      const start: Leg = { out: -1, to: first, into: -1, cards: 0 }
      this.#go(start, this.#length - 1, stop.station.worth, stop.station.owner === this.#company)
      this.#visited[first] = false
    })
  }

  /** Looks on from where a leg arrived (by port -1: the way starts here), with `left` cards to go. */
  #go({ to: stop, into }: Leg, left: number, paid: number, own: boolean): void {
    this.nodes++
    if (this.#way.length > 0 && own) this.#score(stop, paid)
    const station = this.#legs.stops[stop]?.station
    if (!station || (into >= 0 && !station.passable)) return
    if (!this.#promises(stop, left, paid, own)) return
    for (const leg of this.#legs.from[stop] ?? []) {
      if (leg.out === into || leg.cards > left || this.#visited[leg.to]) continue
      const next = this.#legs.stops[leg.to]?.station
      if (!next) continue
      this.#visited[leg.to] = true
      this.#way.push(leg)
      this.#go(leg, left - leg.cards, paid + next.worth, own || next.owner === this.#company)
      this.#way.pop()
      this.#visited[leg.to] = false
    }
  }

  #score(stop: number, paid: number): void {
    const first = this.#first
    if (!this.#found) {
      if (paid > this.#best) this.#best = paid
    } else if (paid === this.#best && this.#isForward(first, stop)) {
      if (this.#found.length < this.#most) this.#found.push({ first, legs: this.#way.slice() })
      else this.#more = true
    }
  }

  /** A way and its reverse are one: keep the one that starts at the lower station. */
  #isForward(first: number, last: number): boolean {
    return first < last
  }

  /** Bound: the stations still in reach, worth most first, each but the twins of doubles costing a card. */
  #promises(stop: number, left: number, paid: number, own: boolean): boolean {
    let ones = 0
    let twos = 0
    let company = own
    const near = this.#near[stop] as readonly number[]
    this.#legs.stops.forEach((other, i) => {
      if (this.#visited[i] || (near[i] as number) > left) return
      if (other.station.worth === 2) twos++
      else ones++
      if (other.station.owner === this.#company) company = true
    })
    if (!company) return false
    const most = this.#doubles ? 2 * left + 1 : left
    const gain = 2 * Math.min(twos, most) + Math.min(ones, Math.max(0, most - twos))
    return this.#found ? paid + gain >= this.#best : paid + gain > this.#best
  }
}

/** Fewest cards between stations (Floyd, Warshall over the legs). */
function distances(legs: Legs): number[][] {
  const n = legs.stops.length
  const d = Array.from({ length: n }, () => Array.from({ length: n }, () => Infinity))
  legs.from.forEach((list, a) => {
    for (const leg of list) {
      const row = d[a] as number[]
      row[leg.to] = Math.min(row[leg.to] as number, leg.cards)
    }
  })
  for (let k = 0; k < n; k++)
    for (let i = 0; i < n; i++) {
      const row = d[i] as number[]
      const ik = row[k] as number
      if (ik === Infinity) continue
      const via = d[k] as number[]
      for (let j = 0; j < n; j++)
        if (ik + (via[j] as number) < (row[j] as number)) row[j] = ik + (via[j] as number)
    }
  return d
}
