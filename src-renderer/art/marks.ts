/** Marks that carry meaning: suits, seats, patterns. Each has a shape or a pattern as well as a colour. */
import type { VNode } from 'vue'
import type { Livery } from '#shared/contract/games.ts'
import { circle, el, g, path, rect, type Attrs, type Drawing, type Point } from './svg.ts'

/** Suit shapes in a 100 x 100 box, by the names the classes `suit-*` use. */
export const SUIT_PATH = {
  spades:
    'M50 5C59 24 91 39 91 63C91 77 80 84 70 84C62 84 56 80 53 74C54 85 59 91 67 95H33C41 91 46 85 47 74C44 80 38 84 30 84C20 84 9 77 9 63C9 39 41 24 50 5Z',
  hearts:
    'M50 94C17 66 7 49 7 32C7 17 18 8 30 8C40 8 47 14 50 23C53 14 60 8 70 8C82 8 93 17 93 32C93 49 83 66 50 94Z',
  diamonds: 'M50 3Q64 32 90 50Q64 68 50 97Q36 68 10 50Q36 32 50 3Z',
  clubs:
    'M50 5C62 5 71 14 71 26C71 31 70 35 66 40C68 39 71 38 74 38C86 38 95 47 95 59C95 71 86 80 74 80C65 80 57 75 54 67C55 82 59 90 67 95H33C41 90 45 82 46 67C43 75 35 80 26 80C14 80 5 71 5 59C5 47 14 38 26 38C29 38 32 39 34 40C30 35 29 31 29 26C29 14 38 5 50 5Z',
} as const
export type SuitName = keyof typeof SUIT_PATH

/** A suit's shape, `size` wide, its middle at (x, y). */
export const suit = (name: SuitName, [x, y]: Point, size: number, attrs: Attrs = {}): VNode =>
  path(SUIT_PATH[name], {
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`,
    fill: 'var(--suit)',
    ...attrs,
  })

const LIVERY_PATTERN: Readonly<Record<Livery, () => Drawing>> = {
  plum: () => rect([8.4, 0, 3.2, 20]),
  teal: () => [rect([0, 6, 20, 2.4]), rect([0, 11.6, 20, 2.4])],
  rust: () => path('M0 14L10 5L20 14V17.6L10 8.6L0 17.6Z'),
  slate: () => [circle(6, 7, 1.9), circle(14, 7, 1.9), circle(6, 14, 1.9), circle(14, 14, 1.9)],
  olive: () =>
    path('M10 3.4L16.6 10L10 16.6L3.4 10ZM10 6.8L6.8 10L10 13.2L13.2 10Z', { 'fill-rule': 'evenodd' }),
  indigo: () =>
    path('M2.4 0L10 7.6L17.6 0L20 2.4L12.4 10L20 17.6L17.6 20L10 12.4L2.4 20L0 17.6L7.6 10L0 2.4Z'),
}
/** A seat's livery as an enamel disc in a 20 x 20 box; needs `seat-*` above it and the page's `#disc` clip. */
export const liveryDisc = (livery: Livery): Drawing => [
  circle(10, 10, 9.6, { fill: 'var(--seat)' }),
  g({ fill: '#fff', 'clip-path': 'url(#disc)' }, LIVERY_PATTERN[livery]()),
  circle(10, 10, 9.2, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 0.8 }),
]

const ink = (width: number): Attrs => ({ stroke: 'var(--pat)', 'stroke-width': width, fill: 'none' })
const dot = { fill: 'var(--pat)' }
const PATTERNS: Readonly<Record<string, () => Drawing>> = {
  slash: () => path('M-3 3L3 -3M-1 13L13 -1M9 15L15 9', ink(3.4)),
  backslash: () => path('M-3 9L3 15M-1 -1L13 13M9 -3L15 3', ink(3.4)),
  lines: () => path('M0 3H12M0 9H12', ink(2)),
  posts: () => path('M3 0V12M9 0V12', ink(2)),
  dots: () => [circle(3, 3, 1.7, dot), circle(9, 9, 1.7, dot)],
  grid: () => path('M0 3H12M3 0V12', ink(1.6)),
  chevrons: () => path('M0 8L6 2L12 8', ink(2.2)),
  waves: () => path('M0 6Q3 1 6 6T12 6', ink(2)),
  checks: () => [rect([0, 0, 6, 6], dot), rect([6, 6, 6, 6], dot)],
  rings: () => circle(6, 6, 3.4, ink(1.6)),
  bricks: () => path('M0 3H12M0 9H12M3 3V9M9 9V15M9 -3V3', ink(1.4)),
}
/**
 * The fills `#p-<name>`, and `#p-<name>-dark` for light grounds: a pattern sees only the properties of the place
 * where it is defined, hence two sets.
 */
export const sharedDefs = (): Drawing => [
  el('clipPath', { id: 'disc' }, circle(10, 10, 9.2)),
  [
    ['', 'rgb(255 255 255 / 0.26)'],
    ['-dark', 'rgb(40 28 4 / 0.38)'],
  ].flatMap(([suffix, colour]) =>
    Object.entries(PATTERNS).map(([name, draw]) =>
      el(
        'pattern',
        {
          id: `p-${name}${suffix}`,
          width: 12,
          height: 12,
          patternUnits: 'userSpaceOnUse',
          style: { '--pat': colour ?? '' },
        },
        draw(),
      ),
    ),
  ),
]
