/** What a board says about trains and prices, worked out once for each board that a search comes by. */
import { networkOf } from '../../rules/express-01/bonus.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { faceOn, stationCounts } from '../../rules/express-01/network.ts'
import { surveyOf, type Survey } from '../../rules/express-01/route/best.ts'
import type { State } from '../../rules/express-01/state.ts'

/** One board as it lies. */
export interface Ground {
  /** Stations by company, then neutral ones. */
  readonly stations: readonly number[]
  /** What the best train of a company pays with so many shares issued; 0 where none can run. */
  payment(company: number, issued: number): number
}

/** Boards kept: a search of one decision rarely sees more. */
const KEPT = 4000

const grounds = new WeakMap<Catalogue, Map<string, Ground>>()

/** The board of a state, remembered: most steps of a turn leave it as it is. */
export function groundOf(c: Catalogue, s: State): Ground {
  let known = grounds.get(c)
  if (!known) grounds.set(c, (known = new Map<string, Ground>()))
  const key = keyOf(c, s)
  let ground = known.get(key)
  if (!ground) {
    if (known.size >= KEPT) known.clear()
    known.set(key, (ground = groundFor(c, s)))
  }
  return ground
}

/** One character for each space: what lies there, and which way up. */
function keyOf(c: Catalogue, s: State): string {
  let key = ''
  for (let space = 0; space < s.cards.length; space++) key += String.fromCharCode(33 + faceOn(c, s, space))
  return key
}

function groundFor(c: Catalogue, s: State): Ground {
  const stations = stationCounts(c, s)
  const net = networkOf(c, s)
  const payments = new Map<number, number>()
  let survey: Survey | undefined
  return {
    stations,
    payment(company, issued) {
      if (issued === 0 || stations[company] === 0) return 0
      const key = company * 64 + issued
      let payment = payments.get(key)
      if (payment === undefined) {
        survey ??= surveyOf(net)
        payments.set(key, (payment = survey.payment(company, issued)))
      }
      return payment
    },
  }
}
