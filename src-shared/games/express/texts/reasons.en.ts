import type { Texts } from '../../common.ts'

/** Why a decision is good or dangerous, and where to look. */
export const reasons: Texts = {
  lookAtPartner: 'What would your partner say if you asked now?',
  lookAtOwnHand: 'The cards in your hand cost {n} point. | The cards in your hand cost {n} points.',
  lookAtDiscard: 'Would the top discard fit one of your trains, or one that you could start soon?',
  lookForWayOut: 'Look again: is there a way to lay everything?',
  lookAtRivals: 'Which rival would you like to slow down?',
  lookAtTrains: 'Which of your trains can grow now, and which cards are worth holding back?',
  lookAtPatience: 'Must anything be laid this turn? Think about what you give away at the end of it.',
  lookAtDamage: 'What would it cost you to let it happen?',
  out: 'Goes out: {n} point, and everybody else pays for their hands. | Goes out: {n} points, and everybody else pays for their hands.',
  goesOnScoring: 'Going on brings the two of you more than the hand ending now.',
  fits: 'The {card} fits your train {train}.',
  wants: 'The {card} is worth having for what your hand is building.',
  seenByAll: 'Everybody sees that you took the {card}.',
  unknownCard:
    'One of {n} unknown cards, and nobody sees which. | One of {n} unknown cards, and nobody sees which.',
  scores: 'Brings {n} point on the table now. | Brings {n} points on the table now.',
  nearerOut: 'Meets one of the conditions for going out.',
  waits: 'Lays nothing yet: what is in hand cannot be hit by disasters.',
  hits: 'Costs {seat} {n} point on the table. | Costs {seat} {n} points on the table.',
  hinders: 'Slows {seat} down.',
  mayBeStopped: 'Can be stopped with the {card}.',
  feeds: 'The {card} fits a train of {seat}, who may draw it.',
  rivalOut: 'A rival may soon go out, and your hand would cost {n}.',
  keepsWayCar: 'Keeps the {card} for something worse.',
  laysWayCar: 'The {card} lies upright for {n} points, and this disaster never hits you again in this hand.',
  saves: 'Saves {n} point on the table. | Saves {n} points on the table.',
}
