/** What a board says about trains and prices, worked out once for each board that a search comes by. */
import { networkOf } from '../../rules/express-01/bonus.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { faceOn, stationCounts } from '../../rules/express-01/network.ts'
import { surveyedLines, surveyOf, type Survey } from '../../rules/express-01/route/best.ts'
import type { Lines } from '../../rules/express-01/route/lines.ts'
import { nextUint32, seedRandom } from '../../rules/random.ts'
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

interface Atlas {
  /** By space and face: 32 and 21 random bits; those of all laid cards together name a board (Zobrist 1970). */
  readonly high: Uint32Array
  readonly low: Uint32Array
  readonly grounds: Map<number, Ground>
  /** Payments by lines: most cards laid change nothing for the trains. */
  readonly timetables: Map<string, Ground['payment']>
}

const atlases = new WeakMap<Catalogue, Atlas>()

function atlasOf(c: Catalogue): Atlas {
  let atlas = atlases.get(c)
  if (!atlas) {
    const random = seedRandom('boards')
    const size = c.board.spaces.length * c.pieces.length
    const bits = (shift: number): Uint32Array =>
      Uint32Array.from({ length: size }, () => nextUint32(random) >>> shift)
    atlases.set(c, (atlas = { high: bits(0), low: bits(11), grounds: new Map(), timetables: new Map() }))
  }
  return atlas
}

/** The board of a state, remembered: most steps of a turn leave it as it is. */
export function groundOf(c: Catalogue, s: State): Ground {
  const atlas = atlasOf(c)
  const { high, low, grounds } = atlas
  let [a, b] = [0, 0]
  for (let space = 0; space < s.cards.length; space++) {
    const face = faceOn(c, s, space)
    if (face < 0) continue
    const at = space * c.pieces.length + face
    a ^= high[at] as number
    b ^= low[at] as number
  }
  const key = (a >>> 0) * 2097152 + b
  let ground = grounds.get(key)
  if (!ground) {
    if (grounds.size >= KEPT) grounds.clear()
    grounds.set(key, (ground = groundFor(c, s, atlas)))
  }
  return ground
}

function groundFor(c: Catalogue, s: State, { timetables }: Atlas): Ground {
  const stations = stationCounts(c, s)
  const net = networkOf(c, s)
  let payment: Ground['payment'] | undefined
  return {
    stations,
    payment(company, issued) {
      if (issued === 0 || stations[company] === 0) return 0
      payment ??= timetableOf(surveyedLines(net), timetables)
      return payment(company, issued)
    },
  }
}

function timetableOf(lines: Lines, timetables: Map<string, Ground['payment']>): Ground['payment'] {
  const key = nameOf(lines)
  let timetable = timetables.get(key)
  if (!timetable) {
    if (timetables.size >= KEPT) timetables.clear()
    timetables.set(key, (timetable = timetableFor(surveyOf(lines))))
  }
  return timetable
}

function timetableFor(survey: Survey): Ground['payment'] {
  const payments = new Map<number, number>()
  return (company, issued) => {
    const key = company * 64 + issued
    let payment = payments.get(key)
    if (payment === undefined) payments.set(key, (payment = survey.payment(company, issued)))
    return payment
  }
}

/** Everything that a train is paid by: the stations, whose they are, and the lines between them. */
function nameOf({ stops, from }: Lines): string {
  let name = ''
  stops.forEach(({ station: { owner, worth, passable } }, i) => {
    name += `${owner}${worth}${passable ? '' : '.'}`
    for (const { out, to, into, cards } of from[i] as Lines['from'][number])
      name += ` ${out},${to},${into},${cards}`
    name += ';'
  })
  return name
}
