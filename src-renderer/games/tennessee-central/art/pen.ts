/** Small additions to the pen of `art/svg.ts`, for cards in a box of 100 x 140. */
import type { VNode } from 'vue'
import { el, range, text, type Attrs, type Point } from '../../../art/svg.ts'

export const use = (id: string): VNode => el('use', { href: `#${id}` })
export const clip = (id: string, shape: VNode): VNode => el('clipPath', { id }, shape)
export const lettering = (x: number, y: number, words: string, attrs: Attrs): VNode =>
  text(x, y, words, { 'text-anchor': 'middle', ...attrs })

const tenth = (value: number): number => Math.round(value * 10) / 10
/** An open polyline as path data. */
export const through = (points: readonly Point[]): string =>
  'M' + points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')

/** At each of `count` equal steps round (cx, cy), the points at the given distances. */
export const spokes = (count: number, cx: number, cy: number, ...distances: readonly number[]): Point[][] =>
  range(count).map((i) => {
    const angle = (i / count) * Math.PI * 2
    return distances.map((r): Point => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)])
  })
