import { describe, expect, it } from 'vitest'
import { boards } from '../../../../src-shared/games/express-01/boards.ts'
import { SIDES, type Side } from '../../../../src-shared/games/express-01/sides.ts'
import { pointAt, type Cubic } from '../../../../src-renderer/art/curve.ts'
import type { Point } from '../../../../src-renderer/art/svg.ts'
import {
  cardOf,
  CARDS,
  carriesEngine,
  sidesOf,
} from '../../../../src-renderer/games/express-01/art/card-set.ts'
import { endsOf } from '../../../../src-renderer/games/express-01/art/ends.ts'
import { freeSpot } from '../../../../src-renderer/games/express-01/art/free-spot.ts'
import {
  across,
  CARD,
  cornerOf,
  EDGE,
  link,
  sideTowards,
  turnedPoint,
} from '../../../../src-renderer/games/express-01/art/geometry.ts'
import { layoutOf } from '../../../../src-renderer/games/express-01/art/layout.ts'
import { signsOf } from '../../../../src-renderer/games/express-01/art/station.ts'
import { bridgesOf } from '../../../../src-renderer/games/express-01/art/track.ts'

const near = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-9
/** Direction of travel at the start of a curve. */
const heading = ([a, b]: Cubic): Point => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const allSpaces = [...boards.germany.spaces, ...boards.usa.spaces]

describe('tracks at the edges of cards', () => {
  it('meet the neighbour’s in the same point and the opposite direction', () => {
    for (const board of Object.values(boards))
      for (const space of board.spaces)
        for (const [i, neighbour] of space.neighbours.entries()) {
          const other = board.spaces[neighbour]
          if (!other) continue
          const side = SIDES[i] as Side
          expect(sideTowards(space, other)).toBe(side)
          const [here, there] = [EDGE[side], EDGE[across(side)]]
          expect(near(plus(here.at, cornerOf(space)), plus(there.at, cornerOf(other)))).toBe(true)
          expect(near(plus(here.out, there.out), [0, 0])).toBe(true)
        }
  })

  it('leave every card at a right angle to its edge, in both ways up', () => {
    for (const card of CARDS)
      for (const { curve, ends } of layoutOf(card).lines) {
        const [a, b, c, d] = curve
        const whole: readonly Cubic[] = [
          [a, b, c, d],
          [d, c, b, a],
        ]
        for (const [i, way] of whole.entries()) {
          const side = SIDES.find((name) => name === ends[i])
          if (!side) continue
          expect(near(way[0], EDGE[side].at), `${card.number} ${side}`).toBe(true)
          const [x, y] = heading(way)
          expect(near([x, y], [-EDGE[side].out[0], -EDGE[side].out[1]]), `${card.number} ${side}`).toBe(true)
          expect(near(turnedPoint(way[0], true), EDGE[across(side)].at)).toBe(true)
        }
      }
  })

  it('are one line for each track of the data, and stay on the card', () => {
    for (const card of CARDS) {
      const { lines } = layoutOf(card)
      const wanted = card.stations.reduce((sum, { sides }) => sum + sides.length, card.tracks.length)
      expect(lines).toHaveLength(wanted + (card.stations.length === 2 ? 1 : 0))
      for (const { curve } of lines)
        for (let t = 0; t <= 1; t += 0.05) {
          const [x, y] = pointAt(curve, t)
          expect(x >= 0 && x <= CARD.width && y >= 0 && y <= CARD.height, card.number).toBe(true)
        }
    }
  })

  it('draw straight ahead as a straight line', () => {
    expect(link('W', 'E').map(([, y]) => y)).toEqual([50, 50, 50, 50])
    expect(link('NE', 'SE').map(([x]) => x)).toEqual([101.25, 101.25, 101.25, 101.25])
  })
})

/** Two tracks cross when the ends of one lie on both sides of the other, going round the card. */
const mustCross = (a: readonly [Side, Side], b: readonly [Side, Side]): boolean => {
  const at = (side: Side): number => (SIDES.indexOf(side) - SIDES.indexOf(a[0]) + 6) % 6
  return at(b[0]) < at(a[1]) !== at(b[1]) < at(a[1])
}

describe('bridges', () => {
  it('stand where tracks cross without joining, and nowhere else', () => {
    for (const card of CARDS.filter(({ type }) => type === 'route')) {
      const pairs = card.tracks.flatMap((a, i) => card.tracks.slice(i + 1).map((b) => [a, b] as const))
      const apart = pairs.filter(([a, b]) => !a.some((side) => b.includes(side)))
      const crossed = apart.filter(([a, b]) => mustCross(a, b))
      expect(bridgesOf(layoutOf(card).lines), card.number).toHaveLength(crossed.length)
    }
  })

  it('are not needed at any station', () => {
    for (const card of CARDS.filter(({ stations }) => stations.length > 0))
      expect(bridgesOf(layoutOf(card).lines), card.number).toEqual([])
  })
})

describe('signs and names', () => {
  it('stay on the card wherever it may lie', () => {
    for (const card of CARDS.filter(({ stations }) => stations.length > 0))
      for (const { name } of allSpaces.filter(({ stations }) => stations.includes(card.type)))
        for (const turned of [false, true])
          for (const { at, width } of signsOf(card, turned, name)) {
            expect(at[0] - width / 2, `${card.number} ${name}`).toBeGreaterThanOrEqual(2)
            expect(at[0] + width / 2, `${card.number} ${name}`).toBeLessThanOrEqual(CARD.width - 2)
          }
  })

  it('cover each station they stand for', () => {
    for (const card of CARDS.filter(({ stations }) => stations.length > 0))
      for (const turned of [false, true])
        signsOf(card, turned, 'Salt Lake City').forEach(({ at, width }, i) => {
          const [x, y] = turnedPoint(layoutOf(card).stations[i] as Point, turned)
          expect(Math.abs(at[0] - x), card.number).toBeLessThan(width / 2)
          expect(at[1]).toBe(y)
        })
  })

  it('leave the usual place of a text where a track runs through it', () => {
    const wanted = { width: 40, height: 9, usual: [67.5, 84] as const, enough: 10 }
    expect(freeSpot(cardOf('101'), false, '', wanted)).toEqual([67.5, 84])
    const [x, y] = freeSpot(cardOf('230'), false, '', { ...wanted, usual: [67.5, 50] })
    expect(Math.hypot(x - 67.5, y - 50)).toBeGreaterThan(10)
  })
})

describe('the ends of a card held over the map', () => {
  const { germany, usa } = boards
  const on = (laid: Parameters<typeof endsOf>[2], ...others: Parameters<typeof endsOf>[2][]) =>
    new Map([laid, ...others].map((card) => [card.space, card]))
  const kinds = (ends: ReturnType<typeof endsOf>) =>
    Object.fromEntries(ends.map(({ side, kind }) => [side, kind]))

  it('[E1-17] are joined where the neighbour has a track to the shared edge, else open [E1-20]', () => {
    const laid = on({ space: '013', card: '501', turned: false })
    const ghost = { space: '014', card: '101', turned: false }
    expect(kinds(endsOf(germany, laid, ghost))).toEqual({ E: 'open', W: 'joined' })
    const away = on({ space: '013', card: '509', turned: false })
    expect(kinds(endsOf(germany, away, ghost))).toEqual({ E: 'open', W: 'open' })
  })

  it('[E1-20] fail at the edge of the board, but not at the western and southern one of the USA', () => {
    expect(kinds(endsOf(germany, new Map(), { space: '017', card: '101', turned: false })).W).toBe('failing')
    expect(kinds(endsOf(usa, new Map(), { space: '056', card: '101', turned: false })).W).toBe('open')
    expect(kinds(endsOf(usa, new Map(), { space: '064', card: '101', turned: false })).E).toBe('failing')
  })

  it('[E1-21] fail at the blockade', () => {
    expect(kinds(endsOf(usa, new Map(), { space: '060', card: '101', turned: false })).E).toBe('failing')
    expect(kinds(endsOf(usa, new Map(), { space: '061', card: '101', turned: true })).W).toBe('failing')
  })

  it('fail where the table says so', () => {
    const ghost = { space: '014', card: '101', turned: false, failing: ['E'] as const }
    expect(kinds(endsOf(germany, new Map(), ghost))).toEqual({ E: 'failing', W: 'open' })
  })
})

describe('the card set on the page', () => {
  it('[E1-24] knows which of several copies is a share', () => {
    expect(['101a', '101b', '101c', '121', '122'].map(carriesEngine)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ])
  })

  it('[E1-19] turns every side to its opposite', () => {
    expect(sidesOf(cardOf('505'), false)).toEqual(['NE', 'W'])
    expect(sidesOf(cardOf('505'), true)).toEqual(['E', 'SW'])
  })

  it('refuses a card that does not exist, by name', () => {
    expect(() => cardOf('999')).toThrow('no card 999')
  })
})
