/** Positions with a move that is known to be right, or known to be silly. Grows with every report. */
import type { Level } from '../../../src-shared/games/common.ts'
import type { EndingLine } from './lines.ts'
import { ENDINGS } from './suite-endings.ts'

export interface Position {
  readonly title: string
  readonly line: EndingLine
  /** Moves as in `Line.moves`: one of these must be chosen, or none of those. */
  readonly right?: readonly string[]
  readonly silly?: readonly string[]
  /** The lowest level that is asked; the conductor where absent. */
  readonly from?: Level
}

const nobody = ''
const FIRST_DIVIDEND = '. . L'
const SECOND_DIVIDEND = '. . L . . . . . . . L'

/** To the last card but one: everybody invests; each seat keeps its second share in front and passes the first on. */
const LATE = 'i i i LC rSJ rDJ rCJ rHJ i i i i i i i i LD rSQ rDQ rCQ rHQ pHJ pSJ pDJ pCJ i i i i i i'

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
  {
    title: '[TC-11] reveals for the tallest of three stacks that pay',
    line: {
      hands: ['SJ HQ DK H9 D2', 'S4', nobody, nobody],
      draws: FIRST_DIVIDEND,
      moves: 'H9 S4 i i D2 i LC',
    },
    right: ['rHQ'],
  },
  {
    title: '[TC-11] does not reveal a share of the bare ace beside two of a nine',
    line: { hands: ['DJ DQ CK D9', nobody, nobody, nobody], draws: FIRST_DIVIDEND, moves: 'D9 i i i LH' },
    silly: ['rCK'],
  },
  {
    title: '[TC-10] puts the locomotive on the only suit it has shares of',
    line: {
      hands: ['H2 H3', 'HJ HQ HK', nobody, 'S3'],
      draws: FIRST_DIVIDEND,
      moves: 'H2 i i S3 H3 i',
    },
    right: ['LH'],
  },
  {
    title: '[TC-10] does not shrink its own nine to a locomotive on two cards',
    line: { hands: ['S9 D4', 'SJ SQ HK', nobody, 'D3'], draws: FIRST_DIVIDEND, moves: 'S9 i i D3 D4 i' },
    silly: ['LS'],
  },
  {
    title: '[TC-10] puts the locomotive on its own suit or on the others’ ten, nowhere else',
    line: { hands: ['S10 H3', 'DJ DQ DK', nobody, 'H2'], draws: FIRST_DIVIDEND, moves: 'S10 i i H2 H3 i' },
    right: ['LS', 'LD'],
  },
  {
    title: '[TC-7] does not waste a two while the dividend can come with any draw',
    line: {
      hands: ['SJ SQ SK S10 H2 D2 C2 S2', nobody, nobody, nobody],
      draws: '. . . . . . .',
      moves: 'H2 i i i D2 i i i',
    },
    silly: ['S2', 'C2'],
  },
  {
    title: '[TC-7] does not put a two on the nine of the share in front of it when the next draw pays',
    line: {
      hands: ['SJ HQ HK H9 H2', 'DJ DQ DK', 'CJ CQ CK', 'HJ SQ SK'],
      draws: FIRST_DIVIDEND,
      moves: 'H9 i i i LC rSJ rDJ rCJ rHJ i i i i i i i i i i i i',
    },
    silly: ['H2'],
  },
  {
    title: '[TC-7] does not build a ten for a share that lies before another when the next draw pays',
    line: {
      hands: ['SJ HQ HK D10', 'DJ DQ DK', 'CJ CQ CK', 'HJ SQ SK H3'],
      draws: FIRST_DIVIDEND,
      moves: 'i i i LC rSJ rDJ rCJ rHJ H3 i i i i i i i i i i i i',
    },
    silly: ['D10'],
  },
  {
    title: '[TC-12] does not add to the count of the others’ stack',
    line: {
      reading: 'anywhere',
      hands: ['HJ HQ HK S2', 'SJ SQ SK', 'CJ CQ CK', 'DJ DQ DK'],
      draws: FIRST_DIVIDEND,
      moves: 'i i i LS rHJ rSJ rCJ rDJ i',
    },
    silly: ['S2'],
  },
  {
    title: '[TC-11] reveals the second share where its ten lies',
    line: {
      hands: ['SJ SQ HK S10', 'DJ DQ DK', 'CJ CQ CK', 'HJ HQ SK'],
      draws: SECOND_DIVIDEND,
      moves: 'i i i LC rSJ rDJ rCJ rHJ i S10 i i i i i i i LC',
    },
    right: ['rSQ'],
  },
  {
    title: '[TC-14] keeps the share of the ten and passes the ace on',
    line: {
      hands: ['SJ SQ SK S10', 'DJ DQ DK', 'CJ CQ CK', 'HJ HQ HK'],
      draws: SECOND_DIVIDEND,
      moves: 'i i i LC rSJ rDJ rCJ rHJ i S10 i i i i i i i LC rSQ rDQ rCQ rHQ',
    },
    right: ['pHJ'],
  },
  {
    title: '[TC-14] passes on the share of the stack that it can lower, not the one it can raise',
    line: {
      hands: ['SJ SQ SK S10 S9 H2 H3', 'DJ DQ DK', 'CJ CQ CK', 'HJ HQ HK'],
      draws: SECOND_DIVIDEND,
      moves: 'i i i LC rSJ rDJ rCJ rHJ i i i i i i i i LC rSQ rDQ rCQ rHQ',
    },
    silly: ['pSQ'],
  },
  {
    title: '[TC-16] builds its ten before the last card ends the game',
    line: {
      hands: ['SJ SQ SK S10', 'DJ DQ DK D2', 'CJ CQ CK C2', 'HJ HQ HK H2'],
      draws: SECOND_DIVIDEND,
      moves: `${LATE} D2 C2 H2`,
    },
    silly: ['i', 'S2'],
  },
  {
    title: '[TC-16] does not feed the others in the last round',
    line: {
      hands: ['SJ SQ SK S10 H10', 'DJ DQ DK D2', 'CJ CQ CK C2', 'HJ HQ HK H2'],
      draws: SECOND_DIVIDEND,
      moves: `${LATE} D2 C2 H2`,
    },
    silly: ['H10'],
  },
  {
    title: '[TC-16] does not bury its own ten in the last round',
    line: {
      hands: ['SJ SQ SK S10 S2 D3', 'DJ DQ DK D2 D4', 'CJ CQ CK C2 C4', 'HJ HQ HK H2 H4'],
      draws: SECOND_DIVIDEND,
      moves: `${LATE} D2 C2 H2 S10 D4 C4 H4`,
    },
    silly: ['S2'],
  },
  ...ENDINGS,
]
