/** Borders, blockade, towers and both ways up, worked out by hand from the places of the cards. */
import { describe, expect, test } from 'vitest'
import type { BoardId } from '#shared/games/express-01/values.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { position, refusals } from './position.ts'

/** A card that lies turned is written with a trailing `*`. */
const lay = (space: string, code: string) =>
  ({ do: 'upgrade', space, card: code.replace('*', ''), turned: code.endsWith('*') }) as const

/** Sides that fail by one rule when the card is laid on the empty board. */
function failing(board: BoardId, rule: string, space: string, code: string): unknown[] {
  const state = position({ options: { board }, credit: 2 })
  return express01
    .check(state, 0, lay(space, code))
    .filter((refusal) => refusal.rule === rule)
    .map((refusal) => refusal.params?.['side'])
}

describe('[E1-20] tracks at the edge', () => {
  const cases: [BoardId, string, [string, string], string[]][] = [
    ['germany', 'Husum, north-western corner', ['001', '101b'], ['W']],
    ['germany', 'Husum, turned', ['001', '105b*'], ['W']],
    ['germany', 'Husum, inland', ['001', '104a*'], []],
    ['germany', 'Husum, the northern coast', ['001', '102b'], ['NW']],
    ['germany', 'Rostock, inland', ['004', '401'], []],
    ['germany', 'Rostock, out to sea', ['004', '401*'], ['E']],
    ['germany', 'Emden, the step of the coast', ['005', '102b'], ['NW']],
    ['germany', 'Emden, over the step', ['005', '103b'], []],
    ['germany', 'Frankfurt (Oder) has two sides', ['010', '108a*'], []],
    ['germany', 'Frankfurt (Oder), two sides fail', ['010', '107a*'], ['E', 'SE']],
    ['germany', 'Frankfurt (Oder), north and south', ['010', '106b*'], ['NE', 'SE']],
    ['germany', 'Rheine, the western border', ['011', '101b'], ['W']],
    ['germany', 'Rheine, inland', ['011', '108a'], []],
    ['germany', 'Aachen, the westernmost space', ['017', '103b'], ['SW']],
    ['germany', 'Görlitz, inland', ['023', '107a'], []],
    ['germany', 'Görlitz, the eastern border', ['023', '104a'], ['NE']],
    ['germany', 'Chemnitz, the Czech border', ['028', '102b'], ['SE']],
    ['germany', 'Chemnitz, along it', ['028', '103b'], []],
    ['germany', 'Freiburg, inland', ['033', '108a'], []],
    ['germany', 'Freiburg, the southern border', ['033', '103b'], ['SW']],
    ['germany', 'München, a central station that fits', ['035', '605'], []],
    ['germany', 'München, one that does not', ['035', '606'], ['E']],
    ['germany', 'München, a terminal turned to the Alps', ['035', '402*'], ['SE']],
    ['usa', 'Seattle, Canada', ['051', '509'], ['NW']],
    ['usa', 'Seattle, inland', ['051', '509*'], []],
    ['usa', 'Duluth, the lake', ['055', '101b'], ['E']],
    ['usa', 'Portland, both sides to the west', ['056', '106b'], []],
    ['usa', 'Buffalo, Canada by NE', ['063', '103b'], ['NE']],
    ['usa', 'Buffalo, Canada by NW', ['063', '102b'], ['NW']],
    ['usa', 'Boston, inland', ['064', '510*'], []],
    ['usa', 'Boston, the ocean', ['064', '507*'], ['SE']],
    ['usa', 'New York, a double along the coast', ['072', '302'], []],
    ['usa', 'New York, a double to the ocean', ['072', '301'], ['E']],
    ['usa', 'Los Angeles, south and west', ['073', '506'], []],
    ['usa', 'Charleston, the ocean', ['080', '101b'], ['E']],
    ['usa', 'Charleston, the southern edge', ['080', '102b'], []],
    ['usa', 'Atlanta, the southern edge', ['079', '503'], []],
  ]
  test.each(cases)('%s: %s', (board, _, [space, code], expected) => {
    expect(failing(board, 'E1-20', space, code)).toEqual(expected)
  })
})

describe('[E1-21] tracks at the blockade', () => {
  const cases: [string, string, string, string[]][] = [
    ['from Minneapolis straight on', '060', '501', ['E']],
    ['from Minneapolis, turned to it', '060', '505*', ['E']],
    ['from Minneapolis, turned away', '060', '505', []],
    ['from Milwaukee', '061', '107a', ['W']],
    ['from Milwaukee, turned away', '061', '107a*', []],
    ['past it on the other side', '061', '105b', []],
  ]
  test.each(cases)('%s', (_, space, code, expected) => {
    expect(failing('usa', 'E1-21', space, code)).toEqual(expected)
  })

  test('an upgrade may not add a track to it either', () => {
    const state = position({ options: { board: 'usa' }, board: { '061': '105a' }, credit: 2 })
    expect(refusals(state, lay('061', '128'))).toEqual(['E1-21 blockade'])
    expect(refusals(state, lay('061', '142'))).toEqual(['E1-20 offTheBoard'])
  })
})

describe('[E1-19] water towers', () => {
  const cases: [string, BoardId, [string, string, string], string[]][] = [
    ['in its corner', 'germany', ['014', '504', '538'], []],
    ['in its corner, both turned', 'germany', ['014', '504*', '538*'], []],
    ['a straight card the other way up', 'germany', ['014', '504*', '538'], ['E1-19 towerMoves']],
    ['the mark of the successor lies elsewhere: turn it', 'germany', ['014', '508', '542*'], []],
    ['and as printed it moves', 'germany', ['014', '508', '542'], ['E1-19 towerMoves']],
    ['a card without a tower binds nobody', 'germany', ['014', '512', '542'], []],
    ['north and south', 'germany', ['014', '503', '545*'], []],
    ['loses its mark and a track', 'germany', ['014', '503*', '545*'], ['E1-19 towerMoves']],
    ['a double, turned', 'usa', ['070', '303', '337*'], []],
    ['a double as printed', 'usa', ['070', '303', '337'], ['E1-18 trackLost', 'E1-19 towerMoves']],
    ['a through station becomes a double', 'usa', ['070', '503', '333*'], []],
    ['a double the other way up', 'usa', ['070', '503', '333'], ['E1-19 towerMoves']],
    ['a route has none', 'germany', ['015', '101a', '124*'], []],
  ]
  test.each(cases)('%s', (_, board, [space, below, code], expected) => {
    const state = position({ options: { board }, board: { [space]: below }, credit: 2 })
    expect(refusals(state, lay(space, code))).toEqual(expected)
  })
})

describe('[E1-19] both ways up beside Hannover', () => {
  // The red central station 601 on 013 has tracks to Bremen 006 (NW), Magdeburg 014 (E) and Kassel 019 (SW).
  const state = position({ board: { '013': '601' }, credit: 2 })
  const cases: [string, string, string, string[]][] = [
    ['a straight card upright', '006', '502', []],
    ['and turned', '006', '502*', []],
    ['a curve upright', '019', '505', []],
    ['turned it leads elsewhere', '019', '505*', ['E1-17 continuesNoTrack']],
    ['a terminal upright', '019', '403', []],
    ['a terminal turned', '019', '403*', ['E1-17 continuesNoTrack']],
    ['to the east only turned', '014', '507', ['E1-17 continuesNoTrack']],
    ['to the east, turned', '014', '507*', []],
    ['a switch of neighbours does not reach', '007', '601', ['E1-16 notInADeck', 'E1-17 continuesNoTrack']],
  ]
  test.each(cases)('%s', (_, space, code, expected) => {
    expect(refusals(state, lay(space, code))).toEqual(expected)
  })
})
