/** A share: an old certificate with guilloche, the same ground for all twelve, and a vignette by rank. */
import type { VNode } from 'vue'
import type { ShareRank, Suit } from '#shared/games/tennessee-central/cards.ts'
import { circle, g, path, range, rect, type Box, type Point } from '../../../art/svg.ts'
import { corner, INK, PAPER, paper } from './paper.ts'
import { clip, lettering, through, use } from './pen.ts'
import { suitShape } from './suits.ts'
import { VIGNETTES } from './vignettes.ts'

const CLIP = 'tc-clip-vignette'
const GROUND = 'tc-certificate'
const OVAL = 'M17 64a33 27 0 1 0 66 0a33 27 0 1 0 -66 0Z'
const INNER_OVAL = 'M19.6 64a30.4 24.6 0 1 0 60.8 0a30.4 24.6 0 1 0 -60.8 0Z'

/** A rosette of `petals`, its radius swinging by `depth`. */
function rosette(radius: number, petals: number, depth: number): VNode {
  const points = range(201).map((i): Point => {
    const angle = (i / 200) * Math.PI * 2
    const r = radius * (1 - depth + depth * Math.cos(petals * angle))
    return [50 + r * Math.cos(angle), 64 + r * Math.sin(angle)]
  })
  return path(through(points), { fill: 'none', stroke: INK, 'stroke-width': 0.45 })
}

/** Six waves of one length and growing phase, interlaced. */
function band([x, y, width, height]: Box, phase: number): VNode[] {
  const steps = Math.round(width * 0.7)
  return range(6).map((wave) => {
    const swing = (height / 2) * (0.55 + 0.45 * Math.cos(wave))
    const points = range(steps + 1).map((i): Point => {
      const t = i / steps
      const angle = t * Math.PI * 2 * (width / 16) + (wave * Math.PI) / 6 + phase
      return [x + t * width, y + height / 2 + swing * Math.sin(angle)]
    })
    return path(through(points), { fill: 'none', stroke: INK, 'stroke-width': 0.5 })
  })
}

const ground = (): VNode[] => [
  paper(),
  rect([4.5, 4.5, 91, 131], { rx: 3.4, fill: INK, 'fill-opacity': 0.06, stroke: INK, 'stroke-width': 1.6 }),
  rect([7.4, 7.4, 85.2, 125.2], { rx: 2, fill: 'none', stroke: INK, 'stroke-width': 0.6 }),
  g({ 'stroke-opacity': 0.7 }, [...band([24, 11, 66, 11], 0), ...band([10, 118, 66, 11], 1)]),
  g(
    { 'stroke-opacity': 0.4 },
    range(3).flatMap((i) => [rosette(39 - i * 3, 18, 0.13), rosette(31 - i * 3, 24, 0.2)]),
  ),
  path(OVAL, { fill: PAPER, stroke: INK, 'stroke-width': 1.5 }),
  path(INNER_OVAL, { fill: 'none', stroke: INK, 'stroke-width': 0.5 }),
]

export const certificateDefs = (): VNode[] => [clip(CLIP, path(OVAL)), g({ id: GROUND }, ground())]

/** `banner`: the word on the ribbon, in the language of the page. */
export const certificate = (suit: Suit, rank: ShareRank, banner: string): VNode[] => [
  use(GROUND),
  g({ 'clip-path': `url(#${CLIP})` }, VIGNETTES[rank]()),
  path('M14 95H86L90 101L86 107H14L10 101Z', { fill: INK }),
  lettering(50, 105.2, banner, { class: 'card-name', 'font-size': 12.4, fill: PAPER, 'letter-spacing': 2 }),
  circle(83, 121, 9.6, { fill: PAPER, stroke: INK, 'stroke-width': 1.4 }),
  suitShape(suit, [83, 121], 11),
  rect([5.6, 5.6, 18, 37], { fill: PAPER, rx: 3 }),
  corner(rank, suit),
]
