/** The icons of the packages: whole files, in every size, and drawn from today's drawings. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hashOf } from '../../build/lib/files.mjs'
import { icns, ICNS_SIZES, ico, png } from '../../build/lib/icon-files.mjs'

const DIR = resolve(import.meta.dirname, '../../build/icons')
const read = (name: string): Buffer => readFileSync(join(DIR, name))

interface Picture {
  readonly size: number
  readonly pixels: Buffer
}

/** A PNG as our own files have it: 8 bits, RGBA, no filter. */
function decode(file: Buffer): Picture {
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const size = file.readUInt32BE(16)
  expect([file.readUInt32BE(20), ...file.subarray(24, 29)]).toEqual([size, 8, 6, 0, 0, 0])
  const lines = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)))
  const pixels = Buffer.concat(
    Array.from({ length: size }, (_, y) => lines.subarray(y * (size * 4 + 1) + 1, (y + 1) * (size * 4 + 1))),
  )
  return { size, pixels }
}

const chequers = (size: number): Picture => ({
  size,
  pixels: Buffer.from(Array.from({ length: size * size * 4 }, (_, i) => (i * 37) % 256)),
})
const corner = ({ pixels }: Picture): number => pixels[3] ?? -1
const middle = ({ size, pixels }: Picture): number => pixels[((size >> 1) * size + (size >> 1)) * 4 + 3] ?? -1

test('a picture comes out of its PNG as it went in', () => {
  for (const size of [1, 16, 33]) expect(decode(png(size, chequers(size).pixels))).toEqual(chequers(size))
  expect(() => png(16, Buffer.alloc(3))).toThrow('3 bytes are not 16 x 16 pixels')
})

test.each([16, 24, 32, 48, 64, 128, 256, 512, 1024])('Linux has the icon at %i pixels', (size) => {
  const picture = decode(read(`linux/${size}x${size}.png`))
  expect(picture.size).toBe(size)
  expect(corner(picture)).toBeLessThan(64)
  expect(middle(picture)).toBe(255)
})

interface IcoEntry {
  readonly size: number
  readonly data: Buffer
}

function entriesOf(file: Buffer): IcoEntry[] {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
  return Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
    const at = 6 + 16 * i
    const data = file.subarray(file.readUInt32LE(at + 12)).subarray(0, file.readUInt32LE(at + 8))
    return { size: file[at] || 256, data }
  })
}

test.each(['app.ico', 'document.ico'])('Windows finds every size in %s', (name) => {
  const entries = entriesOf(read(name))
  expect(entries.map(({ size }) => size)).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 256])
  for (const { size, data } of entries)
    if (size === 256) expect(decode(data).size).toBe(256)
    else {
      const mask = Math.ceil(size / 32) * 4 * size
      expect([data.readUInt32LE(0), data.readInt32LE(4), data.readInt32LE(8)]).toEqual([40, size, size * 2])
      expect(data.length).toBe(40 + size * size * 4 + mask)
    }
})

test('a bitmap in an .ico begins with its bottom line, blue before red', () => {
  const pixels = Buffer.from([1, 2, 3, 4, 0, 0, 0, 0, 5, 6, 7, 8, 0, 0, 0, 0])
  const [entry] = entriesOf(ico([{ size: 2, pixels }]))
  expect([...(entry?.data.subarray(40, 44) ?? [])]).toEqual([7, 6, 5, 8])
})

test.each(['app.icns', 'document.icns'])('a Mac finds every size in %s', (name) => {
  const file = read(name)
  expect([file.subarray(0, 4).toString(), file.readUInt32BE(4)]).toEqual(['icns', file.length])
  const sizes: Record<string, number> = {}
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4))
    sizes[file.subarray(at, at + 4).toString()] = decode(file.subarray(at + 8)).size
  expect(sizes).toEqual({
    ic07: 128,
    ic08: 256,
    ic09: 512,
    ic10: 1024,
    ic11: 32,
    ic12: 64,
    ic13: 256,
    ic14: 512,
  })
})

test('an .icns lacks no size', () => {
  expect(() => icns(ICNS_SIZES.slice(1).map(chequers))).toThrow('no picture of 32 pixels')
})

test('the icons are those of the drawings (npm run icons makes them anew)', () => {
  const drawings = ['app', 'app-small', 'document'].map((name) => `build/icons/${name}.svg`)
  expect(read('drawn-from.txt').toString().trim()).toBe(hashOf(drawings))
})
