/** The quick player of playouts: the best turn of a narrow beam, again and again. */
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { deciders } from '../../rules/express-01/check.ts'
import { play } from '../../rules/express-01/play.ts'
import { PHASE, type State } from '../../rules/express-01/state.ts'
import { plans, type Manner, type Plan } from './plans.ts'
import { smallDecision } from './small.ts'

const QUICK = { beam: 1, layings: 3, steps: 8 }

/** The state once the seat has had so many more turns, or at the end of the game; `s` is used up. */
export function playOn(
  c: Catalogue,
  s: State,
  seat: number,
  turns: number,
  manner: Pick<Manner, 'salt' | 'weights'>,
): State {
  const width = { ...QUICK, weights: manner.weights, salt: manner.salt }
  let now = s
  for (let left = turns; left > 0 && now.phase !== PHASE.over;) {
    const who = deciders(now)[0] as number
    const small = smallDecision(c, now, who)
    if (small) play(c, now, who, small)
    else {
      now = (plans(c, now, who, width)[0] as Plan).state
      if (who === seat) left--
    }
  }
  return now
}
