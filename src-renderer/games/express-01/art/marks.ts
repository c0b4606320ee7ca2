/** Marks of Express 01: companies by shape as well as colour, stages, the engine of a share. */
import type { VNode } from 'vue'
import type { CardType, Company, Owner, Stage } from '#shared/games/express-01/cards.ts'
import { circle, el, g, path, poly, range, rect, text, type Drawing } from '../../../art/svg.ts'
import { steam } from '../../../art/stock-steam.ts'

/** A company's mark in a 20 x 20 box, filled with `currentColor` unless something above says otherwise. */
export const COMPANY_MARK: Readonly<Record<Owner, () => VNode>> = {
  red: () =>
    poly([
      [10, 0.5],
      [19.5, 10],
      [10, 19.5],
      [0.5, 10],
    ]),
  blue: () => circle(10, 10, 8.6),
  green: () => path('M10 1L19.4 18H.6Z'),
  yellow: () => rect([2, 2, 16, 16]),
  neutral: () => path('M10 1a9 9 0 1 0 .01 0ZM10 5.4a4.6 4.6 0 1 1-.01 0Z', { 'fill-rule': 'evenodd' }),
}

export const companyMark = (owner: Owner, x: number, y: number, size: number): VNode =>
  g(
    { transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`, fill: 'currentColor' },
    COMPANY_MARK[owner](),
  )

/** One, two or three dark ticks; the stage's colour is on the card's edge. */
export const stageTicks = (stage: Stage, x: number, y: number): Drawing =>
  range(stage).map((i) => rect([x + i * 4.2, y, 2.6, 8], { fill: 'var(--rail)', rx: 0.6 }))

/** The share symbol: the company's engine and how many shares its deck holds; 46 x 21, from (x, y). */
export const engineMark = (company: Company, inDeck: number, x: number, y: number): VNode =>
  g({ class: `co-${company}`, transform: `translate(${x} ${y})` }, [
    rect([0, 0, 46, 21], { rx: 3, fill: 'var(--co)', stroke: 'var(--map-card)', 'stroke-width': 2 }),
    g({ color: 'var(--on)' }, companyMark(company, 11, 10.5, 10)),
    g({ transform: 'translate(17 3.4) scale(0.19)' }, steam('var(--on)', 'var(--co)')),
    text(40.5, 15.6, String(inDeck), {
      class: 'plate-name',
      'text-anchor': 'middle',
      'font-size': 13,
      fill: 'var(--on)',
    }),
  ])

const line = (d: string, width = 1.9): VNode =>
  path(d, { stroke: 'currentColor', 'stroke-width': width, fill: 'none' })

/** What may be built on a base card: a small sign of the card type, its middle at (0, 0), about 18 wide. */
const TYPE_SIGN: Readonly<Record<CardType, () => Drawing>> = {
  route: () => line('M-8 0H8M-6 -3.4V3.4M-2 -3.4V3.4M2 -3.4V3.4M6 -3.4V3.4', 1.7),
  terminal: () => [line('M-7 0H3', 2.2), line('M4 -5V5', 3)],
  through: () => line('M-8 0H8M-5 -4H5M-5 4H5'),
  central: () => [line('M-7 4Q-7 -6 0 -6T7 4Z', 1.7), line('M0 -6V4', 1.7)],
  double: () => [line('M-8 0H8'), el('path', { d: 'M-9 -4H-3V4H-9ZM3 -4H9V4H3Z', fill: 'currentColor' })],
}
export const typeSign = (type: CardType, x: number, y: number): VNode =>
  g({ transform: `translate(${x} ${y})`, color: 'var(--map-ink)' }, TYPE_SIGN[type]())
