/** Names of people may be written from right to left, in sentences that are not. */

/** Hebrew, Arabic and the other scripts that run to the left. */
const TO_THE_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** The text for use within a sentence: one that runs to the left turns nothing round about it. */
export const isolated = (text: string): string => (TO_THE_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** Names one after the other. */
export const nameList = (names: readonly string[]): string => names.map(isolated).join(', ')
