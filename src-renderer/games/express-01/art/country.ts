/** The country behind a board, as points. */
import type { Point } from '../../../art/svg.ts'

/** Points are in half cards and rows, the lattice of the spaces. */
export interface Country {
  /** What is always in sight: left, top, width, height. */
  readonly view: readonly [left: number, top: number, width: number, height: number]
  readonly land: readonly Point[]
  readonly seas: readonly (readonly Point[])[]
  readonly lakes: readonly (readonly Point[])[]
  readonly rivers: readonly (readonly Point[])[]
  /** Middle of the compass rose. */
  readonly compass: Point
  /** Ranges of hills: the middle of each group, and how many. */
  readonly hills: readonly (readonly [x: number, y: number, count: number])[]
}

/** A part of the map, in drawing units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
