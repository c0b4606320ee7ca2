/** The locomotive: head-on at night, its lamp lit. */
import type { VNode } from 'vue'
import { circle, g, path, rect } from '../../../art/svg.ts'
import { clip, lettering, spokes } from './pen.ts'

const LINE = 'var(--back-line)'
const IRON = '#141a20'
const CLIP = 'tc-clip-locomotive'

export const locomotiveDefs = (): VNode[] => [clip(CLIP, rect([4.5, 4.5, 91, 131], { rx: 3.4 }))]

const iron = (width: number) => ({ fill: IRON, stroke: LINE, 'stroke-width': width })

const night = (): VNode[] => [
  rect([0, 0, 100, 140], { fill: 'var(--back-2)' }),
  path('M50 61L-10 4V-10H110V4Z', { fill: '#f6d98a', 'fill-opacity': 0.16 }),
  path('M50 61L14 -6H86Z', { fill: '#f6d98a', 'fill-opacity': 0.16 }),
  path('M44 32Q34 28 38 20Q26 18 32 8Q40 -4 52 6Q66 -2 68 10Q80 12 72 22Q70 32 56 31Q52 36 44 32Z', {
    fill: LINE,
    'fill-opacity': 0.5,
  }),
  g({ fill: LINE, 'fill-opacity': 0.32 }, [circle(22, 12, 10), circle(80, 6, 11), circle(12, 24, 6)]),
  path('M34 140L44 112H56L66 140Z', { fill: '#fff', 'fill-opacity': 0.06 }),
  path('M14 140L38 112M86 140L62 112', { stroke: LINE, 'stroke-width': 2.6 }),
  ...[118, 124, 131.6].map((y, i) =>
    rect([27 - i * 6.6, y, 46 + i * 13.2, 2.4 + i * 0.7], { fill: LINE, 'fill-opacity': 0.45 }),
  ),
]

const boiler = (): VNode[] => [
  path('M42 38L44 26H56L58 38Z', iron(1.4)),
  rect([40.6, 23.4, 18.8, 4], { fill: LINE, rx: 1 }),
  path('M22 66Q22 36 50 36T78 66V100H22Z', iron(1.6)),
  circle(50, 66, 25.4, { fill: '#1c252e', stroke: LINE, 'stroke-width': 2.2 }),
  circle(50, 66, 20.4, { fill: 'none', stroke: LINE, 'stroke-width': 0.9 }),
  ...spokes(16, 50, 66, 22.9).flatMap((points) => points.map(([x, y]) => circle(x, y, 0.9, { fill: LINE }))),
  path('M32 78L68 78M50 74V86', { stroke: LINE, 'stroke-width': 1.2 }),
  circle(50, 61, 9.4, iron(1.6)),
  circle(50, 61, 7, { fill: '#ffe9a8' }),
  circle(50, 61, 4, { fill: '#fffbe8' }),
]

const buffers = (): VNode[] => [
  rect([12, 94, 76, 10], { fill: '#a9231a', stroke: LINE, 'stroke-width': 1.4 }),
  ...[22, 78].flatMap((x) => [circle(x, 99, 6.4, iron(1.6)), circle(x, 99, 2.4, { fill: LINE })]),
  rect([46.4, 95.4, 7.2, 9], iron(1.2)),
  path('M22 104H78L70 116H30Z', iron(1.4)),
  path('M38 104L36 116M46 104V116M54 104V116M62 104L64 116', { stroke: LINE, 'stroke-width': 1.1 }),
]

export const locomotive = (banner: string): VNode[] => [
  rect([0.6, 0.6, 98.8, 138.8], { rx: 6.4, fill: 'var(--back)', stroke: 'var(--back-2)', 'stroke-width': 1 }),
  g({ 'clip-path': `url(#${CLIP})` }, [...night(), ...boiler(), ...buffers()]),
  rect([4.5, 4.5, 91, 131], { rx: 3.4, fill: 'none', stroke: LINE, 'stroke-width': 1.6 }),
  path('M10 121H90V133H10Z', { fill: LINE }),
  lettering(50, 130.8, banner, {
    class: 'card-name',
    'font-size': 12.4,
    fill: 'var(--back-2)',
    'letter-spacing': 1.6,
  }),
]
