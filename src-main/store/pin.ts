/**
 * A PIN keeps honest people from another's hand at one device. It is stored salted and hashed, so that the
 * file does not tell it; four digits are no protection against someone who takes the file away.
 */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const LENGTH = 32
const COST = { N: 16384, r: 8, p: 1 }

export const newSalt = (): Buffer => randomBytes(16)

export const hashPin = (pin: string, salt: Buffer): Buffer => scryptSync(pin, salt, LENGTH, COST)

export const samePin = (pin: string, salt: Buffer, hash: Buffer): boolean =>
  timingSafeEqual(hashPin(pin, salt), hash)
