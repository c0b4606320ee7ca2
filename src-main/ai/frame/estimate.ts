/** What playouts tell of a move, and how far that may be wrong. */

/** Sums over the playouts of one move, each of which ended with a share of the victory and a lead in points. */
export interface Sums {
  visits: number
  share: number
  /** Of the squares of the shares. */
  squares: number
  margin: number
}

export interface Estimate<Move> {
  readonly move: Move
  /** Playouts. */
  readonly visits: number
  /** Expected share of the victory, 0 to 1. */
  readonly share: number
  /** Standard error of `share`. */
  readonly spread: number
  /** Expected final score less the best other, in points. */
  readonly margin: number
}

export const noSums = (): Sums => ({ visits: 0, share: 0, squares: 0, margin: 0 })

export function addSample(sums: Sums, share: number, margin: number): void {
  sums.visits++
  sums.share += share
  sums.squares += share * share
  sums.margin += margin
}

/** Playouts counted beside those of a move, so that a few that came out alike are not taken for certainty. */
export type Beside = Pick<Sums, 'visits' | 'share' | 'squares'>

/** One that is half won and half lost: where it is not known how playouts differ. */
const COIN: Beside = { visits: 1, share: 0.5, squares: 0.5 }
const ALIKE = 4

/**
 * For moves that were played out beside each other: a few playouts more, of which the mean is the move's own, and that
 * differ as much as those of all these moves and one coin do.
 */
export function besideEach(all: readonly Beside[]): (own: Beside) => Beside {
  let [variance, playouts] = [0.25, 1]
  for (const { visits, share, squares } of all) {
    if (visits === 0) continue
    variance += squares - (share * share) / visits
    playouts += visits - 1
  }
  variance /= playouts
  return ({ visits, share }) => {
    const mean = share / visits
    return { visits: ALIKE, share: ALIKE * mean, squares: ALIKE * (variance + mean * mean) }
  }
}

/** The means over one playout or more. */
export const estimateOf = <Move>(move: Move, sums: Sums, beside: Beside = COIN): Estimate<Move> => ({
  move,
  visits: sums.visits,
  share: sums.share / sums.visits,
  spread: standardError(sums, beside),
  margin: sums.margin / sums.visits,
})

/**
 * The standard error of a mean share: were the same move played out as often again and again, the mean would lie
 * within twice this of the true share in about 95 of 100 cases. It is less sure of what hardly ever happens, such as a
 * victory that comes once in ten playouts of which there were but twenty.
 *
 * The playouts of a move are taken to be independent and alike, so that it covers the luck of the worlds and playouts
 * drawn. It does not cover what a playout or an evaluation judges wrong, nor that the best of many moves is likely one
 * whose luck was good.
 */
function standardError({ visits, share, squares }: Beside, beside: Beside): number {
  const n = visits + beside.visits
  const mean = (share + beside.share) / n
  return Math.sqrt(Math.max(0, (squares + beside.squares) / n - mean ** 2) / visits)
}

/**
 * The standard error of the difference of two means, or of their sum. Exact where they are independent; of two moves
 * played out in the same worlds, which do well or badly together, it is rather too large.
 */
export const errorOfDifference = (a: number, b: number): number => Math.hypot(a, b)

/** The standard error of the mean of two independent means. */
export const errorOfMean = (a: number, b: number): number => Math.hypot(a, b) / 2
