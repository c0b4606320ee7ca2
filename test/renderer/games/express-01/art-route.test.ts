import { describe, expect, it } from 'vitest'
import { networkOf } from '../../../../src-main/rules/express-01/bonus.ts'
import { standardCatalogues } from '../../../../src-main/rules/express-01/card-set/catalogue.ts'
import { routeOf } from '../../../../src-main/rules/express-01/codes.ts'
import { express01 } from '../../../../src-main/rules/express-01/index.ts'
import { bestRoutes } from '../../../../src-main/rules/express-01/route/best.ts'
import { spell } from '../../../../src-main/rules/express-01/route/walk.ts'
import { nextInt, seedRandom } from '../../../../src-main/rules/random.ts'
import { boards } from '../../../../src-shared/games/express-01/boards.ts'
import { type BoardId } from '../../../../src-shared/games/express-01/values.ts'
import type { Express01Action, RouteStep } from '../../../../src-shared/games/express-01/types.ts'
import type { Point } from '../../../../src-renderer/art/svg.ts'
import { cardOf } from '../../../../src-renderer/games/express-01/art/card-set.ts'
import type { Laid } from '../../../../src-renderer/games/express-01/art/ends.ts'
import { CARD, cornerOf } from '../../../../src-renderer/games/express-01/art/geometry.ts'
import {
  routeLine,
  type LaidCard,
  type RouteLine,
} from '../../../../src-renderer/games/express-01/art/route.ts'

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

function drawOn(board: BoardId, laid: readonly Laid[], route: readonly RouteStep[]): RouteLine {
  const cards = new Map(
    laid.map(({ space, card, turned }): [string, LaidCard] => {
      const place = boards[board].spaces.find(({ code }) => code === space)
      if (!place) throw new Error(`no space ${space}`)
      return [space, { ...place, card: cardOf(card), turned }]
    }),
  )
  return routeLine(route, (space) => cards.get(space))
}
const inside = ([x, y]: Point, [left, top]: Point, slack: number): boolean =>
  x >= left - slack && x <= left + CARD.width + slack && y >= top - slack && y <= top + CARD.height + slack

/** A board after about `upgrades` upgrades at random, and the routes its trains could run, with detours. */
function played(board: BoardId, seed: string, upgrades: number) {
  const random = seedRandom(seed)
  const catalogue = standardCatalogues[board]
  const options = { board, length: 'long', blackEngineShare: 'any-payment' } as const
  const state = express01.setup({ options, seats: 3, seed })
  const prefer = (actions: readonly Express01Action[]): readonly Express01Action[] => {
    for (const wanted of ['upgrade', 'pay'] as const) {
      const some = actions.filter((action) => action.do === wanted)
      if (some.length > 0) return some
    }
    return actions
  }
  for (let built = 0; built < upgrades;) {
    const [seat] = express01.deciders(state)
    if (seat === undefined) break
    const choices = prefer(express01.legalActions(state, seat).actions)
    const action = choices[nextInt(random, choices.length)] as Express01Action
    express01.play(state, seat, action)
    if (action.do === 'upgrade') built++
  }
  const net = networkOf(catalogue, state)
  const routes = [0, 1, 2, 3].flatMap((company) => {
    const best = bestRoutes(net, company, 14, 3)
    return best.ways.flatMap((way) =>
      [0, 6].map((slack) =>
        routeOf(catalogue, spell(net, best.legs, way, { slack, pick: (n) => nextInt(random, n) })),
      ),
    )
  })
  return { laid: express01.view(state, 'public').board, routes }
}

describe('the line of a train', () => {
  it.each(['germany', 'usa'] as const)(
    'runs unbroken over the cards of its way, numbered on each (%s)',
    (board) => {
      let drawn = 0
      for (const seed of ['one', 'two', 'three', 'four']) {
        const { laid, routes } = played(board, seed, 40)
        for (const route of routes) {
          drawn++
          const { points, numbers } = drawOn(board, laid, route)
          points.slice(1).forEach((point, i) => expect(distance(point, points[i] as Point)).toBeLessThan(15))
          expect(numbers.map(({ number }) => number)).toEqual(route.map((_, i) => i + 1))
          route.forEach(({ space }, i) => {
            const place = boards[board].spaces.find(({ code }) => code === space)
            const corner = cornerOf(place ?? { x: 0, row: 0 })
            expect(inside(numbers[i]?.at ?? [0, 0], corner, 0)).toBe(true)
          })
          expect(
            points.every((point) =>
              route.some(({ space }) => {
                const place = boards[board].spaces.find(({ code }) => code === space)
                return place && inside(point, cornerOf(place), 9)
              }),
            ),
          ).toBe(true)
        }
      }
      expect(drawn).toBeGreaterThan(4)
    },
  )

  it('[E1-28] joins both stations of a double on one card', () => {
    const laid = [{ space: '072', card: '301', turned: false }]
    const { points, numbers } = drawOn('usa', laid, [{ space: '072', stations: [1, 0] }])
    const [first, last] = [points[0] as Point, points.at(-1) as Point]
    expect(distance(first, last)).toBeGreaterThan(50)
    expect(numbers).toHaveLength(1)
    const [back] = drawOn('usa', laid, [{ space: '072', stations: [0, 1] }]).points
    expect(back).toEqual(last)
  })

  it('takes the by-pass where it does not stop, and the platform where it does', () => {
    const laid = [
      { space: '012', card: '101', turned: false },
      { space: '013', card: '535', turned: false },
      { space: '014', card: '504', turned: false },
    ]
    const way = (stations: readonly number[]): RouteStep[] => [
      { space: '012', stations: [] },
      { space: '013', stations },
      { space: '014', stations: [0] },
    ]
    const [past, through] = [[], [0]].map((stations) => drawOn('germany', laid, way(stations)).points)
    const height = (points: readonly Point[] | undefined): number =>
      Math.max(...(points ?? []).map(([, y]) => y)) - Math.min(...(points ?? []).map(([, y]) => y))
    expect(height(past)).toBe(0)
    expect(height(through)).toBeGreaterThan(15)
  })

  it('[E1-28] runs beside itself on track it uses again', () => {
    const laid = [
      { space: '012', card: '501', turned: false },
      { space: '013', card: '101', turned: false },
      { space: '014', card: '501', turned: true },
    ]
    const there: RouteStep[] = ['012', '013', '014'].map((space) => ({
      space,
      stations: space === '013' ? [] : [0],
    }))
    const { points } = drawOn('germany', laid, [...there, ...there.slice(0, 2).reverse()])
    const middle = cornerOf({ x: 2, row: 3 })[0] + CARD.width / 2
    const heights = points.filter(([x]) => Math.abs(x - middle) < 1).map(([, y]) => y)
    expect(heights).toHaveLength(2)
    expect(Math.abs((heights[0] as number) - (heights[1] as number))).toBeCloseTo(8, 5)
  })

  it('is empty where no card lies', () => {
    expect(drawOn('germany', [], [{ space: '013', stations: [0] }])).toEqual({ points: [], numbers: [] })
  })
})
