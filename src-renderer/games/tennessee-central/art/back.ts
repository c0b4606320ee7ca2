/** The back of every card. */
import type { VNode } from 'vue'
import { circle, g, path, range, rect } from '../../../art/svg.ts'
import { clip, lettering } from './pen.ts'

const LINE = 'var(--back-line)'
const CLIP = 'tc-clip-back'

export const backDefs = (): VNode[] => [clip(CLIP, rect([8.5, 8.5, 83, 123], { rx: 2 }))]

const chevrons = range(11)
  .map(
    (i) =>
      `M-20 ${i * 18 - 20}L50 ${i * 18 - 55}L120 ${i * 18 - 20}M-20 ${i * 18 - 55}L50 ${i * 18 - 20}L120 ${i * 18 - 55}`,
  )
  .join('')

export const back = (): VNode[] => [
  rect([0.6, 0.6, 98.8, 138.8], { rx: 6.4, fill: 'var(--back)', stroke: 'var(--back-2)', 'stroke-width': 1 }),
  rect([5, 5, 90, 130], { rx: 3.4, fill: 'none', stroke: LINE, 'stroke-width': 1.2 }),
  g({ 'clip-path': `url(#${CLIP})` }, [
    path(chevrons, { stroke: LINE, 'stroke-width': 1, fill: 'none', 'stroke-opacity': 0.45 }),
  ]),
  circle(50, 70, 24, { fill: 'var(--back-2)', stroke: LINE, 'stroke-width': 1.6 }),
  circle(50, 70, 20.6, { fill: 'none', stroke: LINE, 'stroke-width': 0.7 }),
  lettering(50, 69, 'T', { class: 'card-value', 'font-size': 22, fill: LINE }),
  lettering(50, 84, 'CENTRAL', { class: 'card-name', 'font-size': 8.4, fill: LINE, 'letter-spacing': 1 }),
]
