/** Texts as they are compared: whether two names are one person's or one tag, and what a search finds. */

/** A name as compared: capitals make no other person. Joiners do: in some scripts they tell two words apart. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Signs that nobody sees and nobody types into a search. */
const UNSEEN = /[\u00AD\u034F\u200B-\u200D\u2060\uFE00-\uFE0F]/gu

/**
 * A text as searched: case folded by Unicode, so that `ipek` finds İpek and `STRASSE` Straße, whatever the language;
 * compatible signs are one, joiners none. Not to be shown, and not to tell people apart.
 */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[İı]/g, 'i')
    // Down, up and down: the capital ß has no small letter that has it for its capital.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .replace(UNSEEN, '')
    .normalize('NFC')

/** A place in a text, from its first unit to the one after its last. */
export type Found = readonly [from: number, to: number]

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Where `wanted` is in a text, one place after the other; whole signs, since a key may be longer or shorter than its text. */
export function findAll(text: string, wanted: string): readonly Found[] {
  const sought = searchKey(wanted.trim())
  if (sought === '') return []
  let key = ''
  /** For each unit of the key, the sign it comes from. */
  const from: Found[] = []
  for (const { segment, index } of signs.segment(text)) {
    const part = searchKey(segment)
    for (let i = 0; i < part.length; i++) from.push([index, index + segment.length])
    key += part
  }
  const found: Found[] = []
  for (let at = key.indexOf(sought); at >= 0; at = key.indexOf(sought, at + sought.length)) {
    const first = Math.max(from[at]?.[0] ?? 0, found.at(-1)?.[1] ?? 0)
    const last = from[at + sought.length - 1]?.[1] ?? 0
    // A sign with several in its key is found once.
    if (last > first) found.push([first, last])
  }
  return found
}
