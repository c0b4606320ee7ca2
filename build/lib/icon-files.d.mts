export interface Picture {
  readonly size: number
  /** RGBA, row by row. */
  readonly pixels: Buffer
}

export const ICNS_SIZES: readonly number[]
/** An .ico of pictures up to 256 pixels. */
export function ico(pictures: readonly Picture[]): Buffer
/** An .icns of pictures of the sizes in `ICNS_SIZES`. */
export function icns(pictures: readonly Picture[]): Buffer
