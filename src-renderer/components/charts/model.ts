/** A chart as data: what is drawn, and the same as a table. Nothing of the library that draws it. */
import type { HistoryFilter } from '#shared/contract/history.ts'

/** Colours of a series, each with a dash, a point and a pattern of its own; `plain`: for comparison. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 'plain'

export interface Series {
  readonly name: string
  readonly tone: Tone
  /** By label; null where there is none. */
  readonly values: readonly (number | null)[]
  /** Half the width of a band around a line, by label. */
  readonly band?: readonly number[]
  /** Bigger points at these labels. */
  readonly marked?: readonly number[]
}
/** A dot of a scatter; `shape` beside the tone, so that it is told apart without colour. */
export interface Dot {
  readonly x: number
  readonly y: number
  readonly text: string
}
export interface DotSeries {
  readonly name: string
  readonly tone: Tone
  readonly dots: readonly Dot[]
}

interface Axes {
  /** How a value is written on the axis and in tips. */
  readonly write: (value: number) => string
  readonly least?: number
  readonly most?: number
}
export type ChartModel =
  | (Axes & {
      readonly kind: 'bars' | 'lines'
      readonly labels: readonly string[]
      readonly series: readonly Series[]
      readonly stacked?: boolean
      readonly flat?: boolean
    })
  | (Axes & {
      readonly kind: 'dots'
      readonly series: readonly DotSeries[]
      readonly xTitle: string
      readonly yTitle: string
    })

export interface TableRow {
  readonly cells: readonly string[]
  /** The games behind the row. */
  readonly filter?: HistoryFilter
  /** The one game behind it. */
  readonly id?: string
}
export interface ChartTable {
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
}
