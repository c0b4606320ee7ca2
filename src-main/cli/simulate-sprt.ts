/**
 * "Is the new one better?", asked after every deal and answered as soon as the games allow: Wald's sequential
 * probability ratio test, in the form for means (generalised test, normal approximation; Van den Bergh).
 */

/** Elo apart from the others: at most `elo0` is the one hypothesis, at least `elo1` the other. */
export interface SprtHypotheses {
  readonly elo0: number
  readonly elo1: number
}

export interface SprtState extends SprtHypotheses {
  /** Logarithm of how much better `elo1` explains the games than `elo0`. */
  readonly llr: number
  /** Reaching either ends the test; both errors are then at most 5%. */
  readonly bounds: readonly [number, number]
  readonly verdict: 'elo0' | 'elo1' | 'open'
  /** Deals looked at. */
  readonly deals: number
}

const ERROR = 0.05
const BOUND = Math.log((1 - ERROR) / ERROR)
/** Fewer deals say too little about their own spread. */
const FEWEST_DEALS = 10

/** Share of the victories of a side, a seat or partners, that much stronger than each of the others. */
export function shareAt(elo: number, sides: number): number {
  const strength = 10 ** (elo / 400)
  return strength / (strength + sides - 1)
}

/** Judges the mean shares of the first kind, one for each deal, in the order of the deals; stops at the first answer. */
export function sprt(shares: readonly number[], sides: number, { elo0, elo1 }: SprtHypotheses): SprtState {
  const low = shareAt(elo0, sides)
  const high = shareAt(elo1, sides)
  let sum = 0
  let squares = 0
  let llr = 0
  let deals = 0
  let verdict: SprtState['verdict'] = 'open'
  while (deals < shares.length && verdict === 'open') {
    const share = shares[deals++]!
    sum += share
    squares += share * share
    if (deals < FEWEST_DEALS) continue
    const mean = sum / deals
    // One deal more, of the widest spread there is, keeps the first few that agree from deciding.
    const variance = (squares - deals * mean * mean + 0.25) / (deals + 1)
    llr = (deals * (high - low) * (2 * mean - low - high)) / (2 * variance)
    if (Math.abs(llr) >= BOUND) verdict = llr > 0 ? 'elo1' : 'elo0'
  }
  return { elo0, elo1, llr, bounds: [-BOUND, BOUND], verdict, deals }
}
