/** Positions with a move that is known to be right, or known to be silly. Grows with every report. */
import type { Line } from './lines.ts'

export interface Position {
  readonly title: string
  readonly line: Line
  /** Moves as in `Line.moves`: one of these must be chosen, or none of those. */
  readonly right?: readonly string[]
  readonly silly?: readonly string[]
}

const nobody = ''
const FIRST_DIVIDEND = '. . L'
const SECOND_DIVIDEND = '. . L . . . . . . . L'

export const SUITE: readonly Position[] = [
  {
    title: '[TC-10] puts the locomotive on the tall stack of its own shares',
    line: {
      hands: ['S4 S2', 'SJ SQ SK', nobody, 'S3'],
      draws: FIRST_DIVIDEND,
      moves: 'S4 i i S3 S2 i',
    },
    right: ['LS'],
  },
  {
    title: '[TC-10] does not feed a tall stack it has no share of',
    line: {
      hands: ['S2 S4', 'HJ DJ CJ', nobody, 'S3'],
      draws: FIRST_DIVIDEND,
      moves: 'S2 i i S3 S4 i',
    },
    silly: ['LS'],
  },
  {
    title: '[TC-11] reveals the share that pays ten rather than those that pay one',
    line: { hands: ['SJ HQ DK S10', nobody, nobody, nobody], draws: FIRST_DIVIDEND, moves: 'S10 i i i LC' },
    right: ['rSJ'],
  },
  {
    title: '[TC-12] does not reveal for a locomotive that pays nothing any more',
    line: {
      reading: 'own',
      hands: ['SJ SQ HK H9', 'DJ DQ DK', 'CJ CQ CK', 'HJ HQ SK'],
      draws: SECOND_DIVIDEND,
      moves: 'i i i LS rSJ rDJ rCJ rHJ i H9 i i i i i i i LD',
    },
    right: ['rHK'],
  },
  {
    title: '[TC-7] does not bury its own ten while the dividend can come',
    line: {
      hands: ['SJ SQ SK S10 S2 H3 D3 C3', nobody, nobody, nobody],
      draws: '. . . . . .',
      moves: 'S10 i i i H3 i i i',
    },
    silly: ['S2'],
  },
  {
    title: '[TC-7] does not build the others up when it holds no share of the suit',
    line: {
      hands: ['SJ SQ SK H10 H2 D2 C2 S5', 'HJ', 'DJ', 'CJ'],
      moves: 'i i i i',
    },
    silly: ['H10'],
  },
  {
    title: '[TC-8] takes the locomotive that is sure to come when its stack is tall',
    line: {
      hands: ['S4 S2', 'S6', 'S3', 'SJ SQ SK D2 D3 H2 H3 C2'],
      draws: 'D4 D5 D6 D7 H4 H5 H6',
      moves: 'S4 S6 S3 i S2 i i i i i i',
    },
    right: ['i'],
  },
  {
    title: '[TC-14] passes the worthless share on and keeps the one it can feed',
    line: {
      hands: ['SJ HQ HK S10 S9 S8', 'DJ DQ DK', 'CJ CQ CK', 'HJ SQ SK'],
      draws: FIRST_DIVIDEND,
      moves: 'i i i LD rHQ rDJ rCJ rHJ i i i i i i i i i S10 i i i i LC rSJ rDQ rCQ rSQ',
    },
    silly: ['pSJ'],
  },
  {
    title: '[TC-10] gives a locomotive to nobody else’s share when its own stack is as tall',
    line: {
      hands: ['SJ SQ HK S2 S3', 'DJ DQ DK D2 D3', 'CJ CQ CK', 'HJ HQ SK'],
      draws: '. . . L',
      moves: 'S2 D2 i i S3 D3 i i',
    },
    silly: ['LD'],
  },
  {
    title: '[TC-10] places the second locomotive where its share lies face up',
    line: {
      hands: ['SJ SQ HK', 'DJ DQ DK', 'CJ CQ CK', 'HJ HQ SK'],
      draws: SECOND_DIVIDEND,
      moves: 'i i i LS rSJ rDJ rCJ rHJ i i i i i i i i',
    },
    silly: ['LS', 'LH'],
  },
  {
    title: '[TC-10] reveals the share its locomotive has just made pay',
    line: {
      hands: ['SJ HQ SK S5 S6 S8', 'DJ DQ DK', 'CJ CQ CK', 'HJ HK SQ'],
      moves: 'S5 i i i S6 i i i S8 i i LS',
    },
    silly: ['rHQ'],
  },
  {
    title: '[TC-12] builds only one of the tracks that come to the same',
    line: {
      reading: 'anywhere',
      hands: ['SJ SQ HK S2 S9 S10', 'DJ DQ DK', 'CJ CQ CK', 'HJ HQ SK'],
      draws: FIRST_DIVIDEND,
      moves: 'i i i LS rSJ rDJ rCJ rHJ i',
    },
    silly: ['S9', 'S10'],
  },
]
