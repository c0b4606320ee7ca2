/**
 * The network of src-main/ai/express/evaluation.ts while it learns: the chance of each team to win is fitted by cross
 * entropy, its final points beside it by least squares, with steps after Adam (Kingma, Ba 2015).
 */
import { TABLE_FEATURES, TEAM_FEATURES, UNIT } from '../../../src-main/ai/express/evaluation.ts'
import { nextUint32, type Random } from '../../../src-main/rules/random.ts'
import type { Position } from './positions.ts'

/** How much points count beside the victory, and how weights are held down. */
const POINTS = 0.02
const DECAY = 1e-5

export interface Network {
  /** One step along the gradient of these positions. */
  learn(positions: readonly Position[], rate: number): void
  /** How far off it is, in words. */
  errors(positions: readonly Position[]): string
  /** As the evaluation takes them. */
  weights(): {
    readonly HIDDEN: readonly (readonly number[])[]
    readonly OUTPUT: readonly number[]
    readonly LINEAR: readonly number[]
    readonly CERTAINTY: readonly number[]
  }
}

/** A network with so many hidden units, its first weights drawn with `random`. */
export function networkOf(hidden: number, random: Random): Network {
  const size = hidden * TEAM_FEATURES
  const [OUT, LIN] = [size, size + hidden]
  const CERT = LIN + TEAM_FEATURES
  const p = new Float64Array(CERT + TABLE_FEATURES)
  for (let i = 0; i < LIN; i++) p[i] = 0.6 * (nextUint32(random) / 2 ** 32 - 0.5)
  p[CERT] = -2
  const [mean, square] = [new Float64Array(p.length), new Float64Array(p.length)]
  let steps = 0

  function dot(from: number, x: readonly number[]): number {
    let sum = 0
    for (let i = 0; i < x.length; i++) sum += p[from + i]! * x[i]!
    return sum
  }

  function forward({ points, teams, table }: Position) {
    const certainty = Math.exp(dot(CERT, table))
    const units = teams.map((x) =>
      Array.from({ length: hidden }, (_, j) => Math.tanh(dot(j * TEAM_FEATURES, x))),
    )
    const final = teams.map((x, t) => points[t]! + UNIT * (dot(LIN, x) + dot(OUT, units[t]!)))
    const best = Math.max(...final)
    const odds = final.map((f) => Math.exp(certainty * (f - best)))
    const sum = odds.reduce((a, b) => a + b)
    return { certainty, units, final, chances: odds.map((o) => o / sum) }
  }

  /** Adds the gradient of one position to `g`. */
  function gradient(position: Position, g: Float64Array): void {
    const { certainty, units, final, chances } = forward(position)
    const won = victory(position.final)
    let byCertainty = 0
    position.teams.forEach((x, t) => {
      const off = chances[t]! - won[t]!
      byCertainty += off * final[t]! * certainty
      const by = off * certainty * UNIT + (POINTS * (final[t]! - position.final[t]!)) / won.length
      x.forEach((v, i) => (g[LIN + i]! += by * v))
      units[t]!.forEach((unit, j) => {
        g[OUT + j]! += by * unit
        const inside = by * p[OUT + j]! * (1 - unit ** 2)
        x.forEach((v, i) => (g[j * TEAM_FEATURES + i]! += inside * v))
      })
    })
    position.table.forEach((v, i) => (g[CERT + i]! += byCertainty * v))
  }

  return {
    learn(positions, rate) {
      const g = new Float64Array(p.length)
      for (const position of positions) gradient(position, g)
      steps++
      for (let i = 0; i < p.length; i++) {
        const slope = g[i]! / positions.length + DECAY * p[i]!
        mean[i] = 0.9 * mean[i]! + 0.1 * slope
        square[i] = 0.999 * square[i]! + 0.001 * slope ** 2
        p[i]! -=
          (rate * mean[i]!) / (1 - 0.9 ** steps) / (Math.sqrt(square[i]! / (1 - 0.999 ** steps)) + 1e-8)
      }
    },

    errors(positions) {
      let [entropy, squares, teams] = [0, 0, 0]
      for (const position of positions) {
        const { final, chances } = forward(position)
        victory(position.final).forEach((won, t) => {
          entropy -= (won * Math.log(Math.max(1e-9, chances[t]!))) / Math.log(final.length)
          squares += (final[t]! - position.final[t]!) ** 2
          teams++
        })
      }
      return `entropy ${(entropy / positions.length).toFixed(4)}, points ${Math.sqrt(squares / teams).toFixed(2)}`
    },

    weights() {
      const list = (from: number, length: number): number[] =>
        [...p.slice(from, from + length)].map((v) => Math.round(1e4 * v) / 1e4)
      return {
        HIDDEN: Array.from({ length: hidden }, (_, j) => list(j * TEAM_FEATURES, TEAM_FEATURES)),
        OUTPUT: list(OUT, hidden),
        LINEAR: list(LIN, TEAM_FEATURES),
        CERTAINTY: list(CERT, TABLE_FEATURES),
      }
    },
  }
}

/** Share of the victory by team. */
function victory(final: readonly number[]): number[] {
  const best = Math.max(...final)
  const winners = final.filter((points) => points === best).length
  return final.map((points) => (points === best ? 1 / winners : 0))
}
