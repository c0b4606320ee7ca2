/** PNG files from pixels. */
import { crc32, deflateSync } from 'node:zlib'

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
