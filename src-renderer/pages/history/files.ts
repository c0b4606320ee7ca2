/** Files in and out: an export is fetched in pieces and handed to the browser; an import is sent in pieces. */
import type { ExportForm, HistoryCursor, HistorySelection, ImportReport } from '#shared/contract/history.ts'
import { LONGEST_PART } from '#shared/contract/values.ts'
import type { Ask } from '../../stores/ask.ts'

const CSV = { type: 'text/csv', ending: 'csv' }
const FILES: Readonly<Record<ExportForm, typeof CSV>> = {
  json: { type: 'application/json', ending: 'json' },
  csv: CSV,
  'csv-semicolon': CSV,
}

/** Hands a text to the browser, which asks where to put it or puts it with the downloads. */
export function save(parts: readonly string[], name: string, form: ExportForm): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: `${FILES[form].type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Fetches the games chosen; `told` hears how many there are so far. Undefined when main refused. */
export async function fetchExport(
  ask: Ask,
  selection: HistorySelection,
  form: ExportForm,
  told: (games: number) => void,
): Promise<{ readonly parts: readonly string[]; readonly games: number } | undefined> {
  const parts: string[] = []
  let games = 0
  let after: HistoryCursor | undefined
  do {
    const part = await ask('history.export', { selection, form, ...(after && { after }) })
    if (!part) return undefined
    parts.push(part.text)
    games += part.games
    after = part.next
    told(games)
  } while (after)
  return { parts, games }
}

/** A file name without signs that a system refuses. */
export const fileName = (words: readonly string[], form: ExportForm): string =>
  `${words
    .join('-')
    .replace(/[^\p{L}\p{N}.-]+/gu, '-')
    .slice(0, 80)}.${FILES[form].ending}`

export interface Sending {
  /** People who agreed to games in progress; without them such games wait. */
  readonly agreed?: readonly string[]
  /** Share of the file sent, 0 to 1, and games taken in so far. */
  readonly told: (share: number, games: number) => void
  readonly stopped: () => boolean
}

/** Sends a file; undefined when main refused a piece. Once stopped, what was sent is told all the same. */
export async function sendFile(ask: Ask, file: Blob, sending: Sending): Promise<ImportReport | undefined> {
  const { agreed, told, stopped } = sending
  const begun = await ask('import.begin', agreed ? { unfinished: { agreed } } : {})
  if (!begun) return undefined
  const { upload } = begun
  const reader = file.stream().getReader()
  const decoder = new TextDecoder()
  let sent = 0
  for (let chunk = await reader.read(); !chunk.done && !stopped(); chunk = await reader.read()) {
    sent += chunk.value.length
    const text = decoder.decode(chunk.value, { stream: true })
    for (let at = 0; at < text.length && !stopped(); at += LONGEST_PART) {
      const taken = await ask('import.part', { upload, text: text.slice(at, at + LONGEST_PART) })
      if (!taken) return undefined
      told(file.size === 0 ? 1 : sent / file.size, taken.games)
    }
  }
  void reader.cancel()
  return ask('import.end', { upload })
}
