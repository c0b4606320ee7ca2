/** Pictures as files: PNG, and the icons of Windows and macOS, which hold one picture in several sizes. */
import { crc32, deflateSync } from 'node:zlib'

// PNG files from pixels.

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * A square picture as PNG. `pixels`: RGBA, row by row, 8 bits a channel, alpha not multiplied in.
 *
 * @param {number} size
 * @param {Buffer} pixels
 */
export function png(size, pixels) {
  const row = size * 4
  if (pixels.length !== row * size)
    throw new Error(`png: ${pixels.length} bytes are not ${size} x ${size} pixels`)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 6, 0, 0, 0], 8) // 8 bits, RGBA, deflate, no interlace
  const lines = Buffer.alloc((row + 1) * size) // each line behind its filter's number, 0: none
  for (let y = 0; y < size; y++) pixels.copy(lines, y * (row + 1) + 1, y * row, (y + 1) * row)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

// The icons of Windows and macOS.

/** @typedef {{ size: number; pixels: Buffer }} Picture pixels: RGBA, row by row */

/** Up to this size Windows reads bitmaps in more places than PNG. */
const MOST_BITMAP = 128

/** A picture as Windows' bitmap: bottom row first, blue before red, followed by an empty mask. */
function bitmap({ size, pixels }) {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(size, 4)
  header.writeInt32LE(size * 2, 8) // picture and mask
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  const colours = Buffer.alloc(size * size * 4)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = (y * size + x) * 4
      const [red, green, blue, alpha] = pixels.subarray(from, from + 4)
      colours.set([blue, green, red, alpha], ((size - 1 - y) * size + x) * 4)
    }
  return Buffer.concat([header, colours, Buffer.alloc(Math.ceil(size / 32) * 4 * size)])
}

/**
 * An .ico of pictures up to 256 pixels.
 *
 * @param {readonly Picture[]} pictures
 */
export function ico(pictures) {
  const images = pictures.map((picture) =>
    picture.size > MOST_BITMAP ? png(picture.size, picture.pixels) : bitmap(picture),
  )
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  for (const [i, { size }] of pictures.entries()) {
    const entry = 6 + 16 * i
    head.set([size % 256, size % 256], entry) // 256 is written as 0
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(images[i].length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += images[i].length
  }
  return Buffer.concat([head, ...images])
}

/** The types of an .icns that hold PNG, with their size in pixels; `@2x` pictures have types of their own. */
/** @type {readonly (readonly [type: string, size: number])[]} */
const ICNS_TYPES = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
]
export const ICNS_SIZES = [...new Set(ICNS_TYPES.map(([, size]) => size))]

/**
 * An .icns of pictures of the sizes in `ICNS_SIZES`.
 *
 * @param {readonly Picture[]} pictures
 */
export function icns(pictures) {
  const parts = ICNS_TYPES.map(([type, size]) => {
    const picture = pictures.find((picture) => picture.size === size)
    if (!picture) throw new Error(`icns: no picture of ${size} pixels`)
    return block(type, png(size, picture.pixels))
  })
  return block('icns', Buffer.concat(parts))
}

function block(type, data) {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32BE(data.length + 8, 4)
  return Buffer.concat([head, data])
}
