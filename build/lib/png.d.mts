/** A square picture as PNG. `pixels`: RGBA, row by row, 8 bits a channel, alpha not multiplied in. */
export function png(size: number, pixels: Buffer): Buffer
