/** Colours and patterns of a chart, from the page's own custom properties, so that both themes fit. */
import type { Tone } from './model.ts'

export interface Ink {
  readonly ink: string
  readonly line: string
  readonly strong: string
  readonly panel: string
  readonly font: string
  readonly size: number
  readonly tone: (tone: Tone) => string
  /** The tone, mostly transparent; tones are written as six hexadecimal digits. */
  readonly soft: (tone: Tone) => string
}

const TONES = ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6']

export function inkOf(element: HTMLElement): Ink {
  const style = getComputedStyle(element)
  const read = (name: string): string => style.getPropertyValue(name).trim()
  const tone = (of: Tone): string => read(of === 'plain' ? '--line-strong' : (TONES[of] ?? '--ink'))
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return {
    ink: read('--ink-2'),
    line: read('--line'),
    strong: read('--line-strong'),
    panel: read('--panel'),
    font: read('--font-sign'),
    size: rem * 0.875,
    tone,
    soft: (of) => `${tone(of)}2e`,
  }
}

const SIZE = 8
type Stroke = (pen: CanvasRenderingContext2D) => void
const path = (pen: CanvasRenderingContext2D, ...points: readonly number[]): void => {
  for (let i = 0; i < points.length; i += 4) {
    pen.moveTo(points[i] ?? 0, points[i + 1] ?? 0)
    pen.lineTo(points[i + 2] ?? 0, points[i + 3] ?? 0)
  }
}
/** What is drawn over a colour: nothing, slashes, dots, level lines, a grid, backslashes. */
const PATTERNS: readonly (Stroke | undefined)[] = [
  undefined,
  (pen) => path(pen, -2, 2, 2, -2, 0, 8, 8, 0, 6, 10, 10, 6),
  (pen) => {
    pen.moveTo(5.5, 4)
    pen.arc(4, 4, 1.2, 0, 2 * Math.PI)
  },
  (pen) => path(pen, 0, 4, 8, 4),
  (pen) => path(pen, 0, 4, 8, 4, 4, 0, 4, 8),
  (pen) => path(pen, -2, 6, 2, 10, 0, 0, 8, 8, 6, -2, 10, 2),
]

/** A filling of the tone with its pattern; the plain colour where patterns cannot be made. */
export function fillOf(context: CanvasRenderingContext2D, ink: Ink, tone: Tone): CanvasPattern | string {
  const stroke = PATTERNS[tone === 'plain' ? 3 : tone]
  const colour = ink.tone(tone)
  if (!stroke) return colour
  const tile = document.createElement('canvas')
  tile.width = tile.height = SIZE
  const pen = tile.getContext('2d')
  if (!pen) return colour
  pen.fillStyle = colour
  pen.fillRect(0, 0, SIZE, SIZE)
  pen.strokeStyle = ink.panel
  pen.globalAlpha = 0.55
  pen.lineWidth = 1.6
  pen.beginPath()
  stroke(pen)
  pen.stroke()
  return context.createPattern(tile, 'repeat') ?? colour
}
