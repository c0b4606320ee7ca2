/** How far a number, a date or a text from outside may go. Lengths of texts are counted in code points everywhere. */
import { z } from 'zod'

/** Longest that one decision can have taken, in milliseconds: a leap year. */
export const MOST_MS = 366 * 24 * 60 * 60 * 1000
/** Longest name of a person, of a game, and longest tag. */
export const LONGEST = { person: 40, game: 80, tag: 40, seed: 100 } as const
export const MOST_TAGS = 20

const FIRST_YEAR = 1970
/** A year more has five digits, and no longer sorts as text. */
const LAST_YEAR = 9999
export const LATEST = Date.UTC(LAST_YEAR, 11, 31, 23, 59, 59, 999)

export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** A day, or a moment of it; the day must be in the calendar. */
const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/

/** The moment as every other is written; undefined where it is none, or not of the years 1970 to 9999. */
export function isoTime(text: string): string | undefined {
  const [, year, month, day] = (WRITTEN.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return undefined
  const ms = Date.parse(text)
  const inReach = ms >= Date.UTC(FIRST_YEAR, 0) && ms <= LATEST
  return inReach ? new Date(ms).toISOString() : undefined
}

export type SignFault = 'nameControl' | 'nameDirection' | 'nameHalf' | 'nameSign'

/** England, Scotland and Wales: a black flag and the letters of the country, which nobody sees. */
const FLAGS = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{1,6}\u{E007F}/gu
const FORBIDDEN: readonly (readonly [RegExp, SignFault])[] = [
  [/[\p{Cc}\p{Zl}\p{Zp}]/u, 'nameControl'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u, 'nameDirection'],
  [/\p{Cs}/u, 'nameHalf'],
  // Joiners belong to names and to emoji; the signs before Arabic numbers are seen.
  [/(?![\u200C\u200D\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2])[\p{Cf}\p{Co}]/u, 'nameSign'],
]

/** The first character that no name may hold, as `U+202E`, and what it is. */
function foreignSign(text: string): { readonly key: SignFault; readonly sign: string } | undefined {
  const looked = text.replace(FLAGS, '')
  for (const [pattern, key] of FORBIDDEN) {
    const found = pattern.exec(looked)?.[0].codePointAt(0)
    if (found !== undefined) return { key, sign: `U+${found.toString(16).toUpperCase().padStart(4, '0')}` }
  }
  return undefined
}

const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Something in it can be seen: neither blanks alone nor joiners alone. */
const isSeen = (text: string): boolean => SEEN.test(text)

/** A sentence of the errors' texts, as the parameters of an issue. */
const fault = (key: string, params: Readonly<Record<string, string | number>> = {}) => ({
  code: 'custom' as const,
  params: { key, ...params },
  message: [key, ...Object.values(params)].join(' '),
})

/** A text as people type it, in one normal form, without blanks around it and signs nobody sees; it may be empty. */
export const typedText = (most: number) =>
  z
    .string()
    .max(20 * most)
    .normalize('NFC')
    .trim()
    .superRefine((text, context) => {
      const foreign = foreignSign(text)
      if (foreign) context.addIssue(fault(foreign.key, { sign: foreign.sign }))
      else if (lengthOf(text) > most) context.addIssue(fault('textLong', { most }))
    })

/** A name: a typed text that can be seen. */
export const typedName = (most: number) =>
  typedText(most).superRefine((text, context) => {
    if (!isSeen(text)) context.addIssue(fault('nameInvisible'))
  })

/** A text that must stay as it is where it was kept: no half of a character, which no file could hold. */
export const keptText = (most: number) =>
  z
    .string()
    .max(2 * most)
    .refine((text) => text.isWellFormed(), {
      params: { key: 'fieldHalf' },
      message: 'holds half a character',
    })
