/** Drawing by code: everything here makes Vue nodes of SVG elements, so that no HTML is ever injected. */
import { h, type VNode } from 'vue'

export type Attrs = Readonly<Record<string, string | number | boolean | undefined | Record<string, string>>>
export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]
/** What a drawing function gives: a node, or any nesting of nodes. */
export type Drawing = VNode | readonly Drawing[]

/** Round for output: two decimals are finer than a pixel at every size in use. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

/** The drawing without its nesting. */
export const nodes = (drawing: Drawing): VNode[] => ('length' in drawing ? drawing.flatMap(nodes) : [drawing])
const written = (attrs: Attrs): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attrs)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([key, value]) => [key, typeof value === 'number' ? n(value) : value]),
  )

export const el = (tag: string, attrs: Attrs = {}, ...kids: readonly Drawing[]): VNode =>
  h(tag, written(attrs), nodes(kids))
export const g = (attrs: Attrs, ...kids: readonly Drawing[]): VNode => el('g', attrs, ...kids)
export const path = (d: string, attrs: Attrs = {}): VNode => el('path', { d, ...attrs })
export const rect = ([x, y, width, height]: Box, attrs: Attrs = {}): VNode =>
  el('rect', { x, y, width, height, ...attrs })
export const circle = (cx: number, cy: number, r: number, attrs: Attrs = {}): VNode =>
  el('circle', { cx, cy, r, ...attrs })
export const line = ([x1, y1]: Point, [x2, y2]: Point, attrs: Attrs = {}): VNode =>
  el('line', { x1, y1, x2, y2, ...attrs })
export const text = (x: number, y: number, value: string, attrs: Attrs = {}): VNode =>
  h('text', written({ x, y, ...attrs }), value)

const tenth = (value: number): string => String(Math.round(value * 10) / 10)
/** A closed polygon. */
export const poly = (points: readonly Point[], attrs: Attrs = {}): VNode =>
  path('M' + points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L') + 'Z', attrs)

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Numbers from 0 to 1 that look random and are always the same: drawings never change by themselves. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
