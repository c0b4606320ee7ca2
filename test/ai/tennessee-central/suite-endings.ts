/**
 * Endings from play with few worlds left to believe in. What is right was counted over all of them; it stays right
 * whichever judgement the others move by.
 */
import type { Position } from './suite.ts'

export const ENDINGS: readonly Position[] = [
  {
    title: '[TC-16] builds the nine that wins however the cards lie: a draw ends the game and loses it',
    line: {
      hands: ['SJ HQ DJ H10 D5 C2 C3 C4', 'SK DK CQ S7 S8 H2 H8 C9', 'HK DQ CK S2 S5 D8 C5 C6'],
      draws: 'D7 S9 S4 C7 L H9 C8 D6 H6 H3 H7 H4 C10 D2 S3 S10 H5 S6 L D3 D4 D9',
      moves:
        'D5 S8 C6 i i i i C9 i LS rDJ rCQ rCK C2 i C5 C3 i i C4 i i i S7 H3 H7 H8 i i i i i i i i ' +
        'LC rHQ rSK rHK pHQ pDJ pHK C8 D6 S10 D2 D8 D7 H2 S4 H10 S9 H4 C7 H6 S5 i H9 S2 D3 i i ' +
        'C10 D4',
    },
    right: ['D9'],
  },
  {
    title: '[TC-8] ends the game while it still leads in most of the deals it can believe in',
    line: {
      hands: ['SQ HQ DJ S10 H4 D5 D8 C2', 'SJ DK CJ H8 H10 D2 C5 C10', 'HJ HK CK S7 H3 D4 C4 C6'],
      draws: 'H7 S4 C3 D10 S2 S9 D6 L S6 C8 H2 D9 D7 C7 S3 L S5 D3 H5 C9 H6 H9',
      moves:
        'i D2 H3 D8 i i S10 C5 i H4 i S7 i i i LD rSQ rSJ rCK C2 i i D5 i i i C10 C3 i i i LH rDJ ' +
        'rDK rHJ pCK pDK pHJ H7 S3 D4 D7 S2 D9 i S4 D10 S9 H10 i S5 D6 D3 i H8 i i H2 i H6 S6 H9',
    },
    right: ['i'],
  },
  {
    title: '[TC-7] builds the three that wins for sure, not the eight, and does not end a lost game',
    line: {
      hands: ['HK DJ DQ H4 H5 H10 C2 C3', 'SJ SK HJ S5 S8 H8 H9 D8', 'HQ DK CK S3 S4 S7 D5 D10'],
      draws: 'S2 C10 S10 S9 D6 D2 D9 C4 L D4 D7 D3 H7 H2 S6 L C7 H3 C6 C5 H6 C8',
      moves:
        'H4 S5 i H5 i D10 i i i i S9 S2 i S8 i i LS rDJ rSJ rDK i C4 D2 D4 i i i i D9 i D5 H10 i ' +
        'LD rHK rHJ rHQ pDK pDJ pSJ D6 i S6 H2 S10 D8 S7 i H8 i D3 H7 C6 C7 C10 S3 C2 H9 D7 H3 i ' +
        'i i C5 H6',
    },
    right: ['C3'],
  },
  {
    title: '[TC-7] builds the two that wins for sure, of three cards that are all better off the hand',
    line: {
      hands: ['DJ DQ CQ S3 H10 D5 D7 C5', 'SQ HQ CJ S2 S6 S10 C4 C6', 'SK DK CK H8 D2 D9 C7 C9'],
      draws: 'C3 D6 S4 H3 D8 S5 C8 D4 L S9 C2 H9 D10 H4 H2 H7 S8 L S7 D3 H6 C10',
      moves:
        'D5 C6 i D7 S2 D2 i i D9 i S10 i i i i i LS rDJ rCJ rDK S4 C3 C5 S6 C7 i i D8 S9 i i i H9 ' +
        'D4 D6 i i i i LD rDQ rSQ rSK pDQ pSQ pCJ D10 S8 C8 H7 H10 C4 H8 H4 H2 i S5 i S7 S3 i C9 ' +
        'i',
    },
    right: ['C2'],
  },
  {
    title: '[TC-16] ends the game with the last card, which wins whatever the others hold',
    line: {
      hands: [
        'SQ HJ CQ S3 H4 D4 D8 C8',
        'SJ DJ CJ H8 D3 D7 C4 C9',
        'HQ DQ CK S5 H2 H3 D5 C5',
        'SK HK DK S2 S7 S8 H5 D2',
      ],
      draws: 'D10 S6 L H7 D6 S4 C10 H9 C2 D9 H6 S9 L H10 S10 C7 C6',
      moves:
        'S3 D3 H2 D2 i C9 D5 i i LH rCQ rCJ rCK rDK C4 H3 S2 D4 i i H5 H4 i i S6 i S4 i i D8 i i ' +
        'i LH rHJ rDJ rDQ rHK pHJ pCQ pCJ pCK C8 H6 D6 S7 H9 D7 C2 D9 i H7 S9 i D10 i C10 S10 i ' +
        'C7 S5 S8',
    },
    right: ['i'],
  },
  {
    title: '[TC-16] builds the three that wins whatever the others hold: a draw loses for sure',
    line: {
      hands: [
        'SK DJ CJ S9 H4 H9 D2 D5',
        'HQ HK DK S8 S10 D10 C7 C10',
        'DQ CQ CK S4 S5 H7 H10 D3',
        'SJ SQ HJ S2 S3 H5 C3 C4',
      ],
      draws: 'C8 H3 S7 D9 L C6 C2 C9 C5 D8 D6 D4 L H8 H6 S6 D7',
      moves:
        'i i D3 S2 D5 H3 i i C8 i LC rDJ rDK rDQ rHJ i S3 H4 i C6 i H9 i H10 i i i i LH rCJ rHQ ' +
        'rCQ rSJ pCJ pHQ pDK pSJ D8 S9 C2 S5 i D6 C7 H7 D9 i C10 S4 C4 D2 D10 i H5 H6 C5 i',
    },
    right: ['C3'],
  },
  {
    title: '[TC-16] ends the game for sure rather than build a nine that wins two games in five',
    line: {
      hands: ['SQ SK DK S7 S10 H2 D9 C6', 'SJ HQ DQ S5 S8 H5 D8 C10', 'DJ CQ CK S3 H7 D3 D6 C8'],
      draws: 'S6 D2 C4 D5 H10 H8 L C3 C5 H3 C7 D7 H6 C9 H4 D4 L S9 C2 H9 D10 S4',
      moves:
        'S7 i C8 i H5 D3 i D8 i i i i LS rDK rDQ rCQ D9 C10 i C4 S5 D5 C6 S6 D6 i i i C5 i C3 i i ' +
        'i i i LH rSQ rSJ rDJ pCQ pDK pDJ C7 H10 S8 H4 D4 H3 H7 D2 i i H2 H8 S3 S10 i C2 H6 C9 i ' +
        'i',
    },
    right: ['i'],
    from: 'dispatcher',
  },
  {
    title: '[TC-16] builds the three that wins for sure, not the nine that scores two games in three',
    line: {
      hands: [
        'SJ HJ DJ S6 S10 D3 D7 C9',
        'SK HK DQ S7 S8 D2 D6 D8',
        'SQ HQ DK S5 H3 H8 H9 C5',
        'CJ CQ CK D4 C2 C4 C7 C8',
      ],
      draws: 'S9 C3 H4 S2 H7 S4 D5 L H10 D10 C10 H5 H6 S3 L D9 H2',
      moves:
        'D7 S7 H3 C2 i D6 H8 C4 i i i C8 i i i i LH rSJ rSK rSQ rCJ H7 D2 D5 i D3 D8 i i i i i i ' +
        'LD rHJ rDQ rDK rCQ pHJ pSJ pSK pSQ S6 S4 C5 C10 S10 S8 H9 H10 H5 H6 D10 D4 S9 H4 i i',
    },
    right: ['C3'],
    from: 'dispatcher',
  },
]
