/** Room on a card for something that has no fixed place: a name, a number, a share symbol. */
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import { sample } from '../../../art/curve.ts'
import type { Point } from '../../../art/svg.ts'
import type { Box } from './country.ts'
import { CARD, turnedPoint } from './geometry.ts'
import { layoutOf } from './layout.ts'
import { distanceFromSign, signsOf, towerBox, towerCorner } from './station.ts'

const { width: W, height: H } = CARD
const EDGE = 6
/** The ticks of the stage. */
const TICKS: Box = { x: 8, y: 7, width: 11, height: 8 }

interface Wanted {
  readonly width: number
  readonly height: number
  /** Its middle, where nothing is in the way. */
  readonly usual: Point
  /** This far from the middle of every track and from every mark there is room enough. */
  readonly enough: number
  /** What lies on the card besides. */
  readonly taken?: readonly Box[]
}

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step)

/** Half the width of the ballast: marks may come nearer than the middle of a track. */
const TRACK = 7

/** The middle of the box with the most room, of several the one nearest to the usual place. */
export function freeSpot(card: CardData, turned: boolean, name: string, wanted: Wanted): Point {
  const { usual, enough } = wanted
  const [half, tall] = [wanted.width / 2, wanted.height / 2]
  const points = layoutOf(card).lines.flatMap(({ curve }) =>
    sample(curve, 16).map((point) => turnedPoint(point, turned)),
  )
  const signs = signsOf(card, turned, name)
  const corner = towerCorner(card, turned)
  const boxes = [TICKS, ...(corner ? [towerBox(corner)] : []), ...(wanted.taken ?? [])]

  const fromBox = (x: number, y: number, box: Box): number =>
    Math.hypot(
      Math.max(0, box.x - x - half, x - half - box.x - box.width),
      Math.max(0, box.y - y - tall, y - tall - box.y - box.height),
    )
  const fromSigns = (x: number, y: number): number =>
    Math.min(
      ...[-half, 0, half].flatMap((dx) =>
        [-tall, tall].flatMap((dy) => signs.map((sign) => distanceFromSign(sign, [x + dx, y + dy]))),
      ),
    )
  const room = (x: number, y: number): number =>
    Math.min(
      enough,
      ...points.map(([px, py]) =>
        Math.hypot(Math.max(0, Math.abs(px - x) - half), Math.max(0, Math.abs(py - y) - tall)),
      ),
      ...boxes.map((box) => fromBox(x, y, box) + TRACK - 2),
      fromSigns(x, y) + TRACK - 3,
    )
  let best = { spot: usual, value: room(...usual) + 0.01 }
  if (best.value >= enough) return usual
  for (const y of steps(EDGE + tall, H - EDGE - tall, 4))
    for (const x of steps(EDGE + half, W - EDGE - half, 4)) {
      const value = room(x, y) - Math.hypot(x - usual[0], (y - usual[1]) / 2) * 0.02
      if (value > best.value) best = { spot: [x, y], value }
    }
  return best.spot
}
