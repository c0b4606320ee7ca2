/** Saved games handed to the application: by the system, on the command line, by a second start. */
import { app, type BrowserWindow, dialog } from 'electron'
import { open, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { In, Out, Reply, RequestError, RequestName } from '#shared/contract/contract.ts'
import type { ImportReport } from '#shared/contract/history.ts'
import { LONGEST_PART } from '#shared/contract/values.ts'
import type { Locale } from '#shared/games/common.ts'
import { sentence } from '#shared/games/texts.ts'
import { fill } from '#shared/texts/fill.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import type { Application } from '../application.ts'
import { sendCommand } from './page.ts'

export const EXTENSION = 'expressgame'

/** The saved games among a program's arguments, as absolute paths; desktops give addresses or paths. */
export function savedGamesIn(args: readonly string[], cwd: string): string[] {
  return args.flatMap((arg) => {
    const path = pathOf(arg)
    return path?.toLowerCase().endsWith(`.${EXTENSION}`) ? [resolve(cwd, path)] : []
  })
}

function pathOf(arg: string): string | undefined {
  if (arg.startsWith('-')) return undefined
  if (!arg.startsWith('file:')) return arg
  try {
    return fileURLToPath(arg)
  } catch {
    return undefined // of another computer
  }
}

/** A file that nobody expected to fail holds up none that come after it. */
const report = (error: unknown): void => console.error(error)

/** Files wait until somebody can open them; then they are opened one after the other, in the order they came. */
export class SavedGames {
  #waiting: string[] = []
  #open: ((file: string) => Promise<void>) | undefined
  #busy: Promise<void> = Promise.resolve()

  add(files: readonly string[]): void {
    this.#waiting.push(...files)
    this.#go()
  }

  /** From now on files are opened by `open`. */
  openBy(open: (file: string) => Promise<void>): void {
    this.#open = open
    this.#go()
  }

  #go(): void {
    const open = this.#open
    if (!open) return
    for (const file of this.#waiting.splice(0)) this.#busy = this.#busy.then(() => open(file)).catch(report)
  }
}

// Takes a saved game into the history, by the same requests the page has for it.

/** A household's games of many years; what is larger is no saved game. */
const MOST_BYTES = 512 * 1024 * 1024

/** Why a file was not taken in: the system's code, or a request's error. Nothing of it was kept beyond whole games. */
export class FileRefused extends Error {
  readonly error: RequestError
  constructor(error: RequestError) {
    super(error.key)
    this.name = 'FileRefused'
    this.error = error
  }
}

const refused = (key: string, reason: string): FileRefused => new FileRefused({ key, params: { reason } })

/** The file's text in pieces. Throws the system's error, or `FileRefused` when it is no text in UTF-8. */
async function* textOf(file: string): AsyncGenerator<string> {
  const about = await stat(file)
  if (!about.isFile()) throw refused('fileNotRead', 'EISDIR') // a pipe would be waited for
  if (about.size > MOST_BYTES) throw refused('fileNotRead', 'EFBIG')
  const handle = await open(file, 'r')
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const bytes = Buffer.alloc(LONGEST_PART)
    for (;;) {
      const { bytesRead } = await handle.read(bytes, 0, bytes.length)
      yield decoder.decode(bytes.subarray(0, bytesRead), { stream: bytesRead > 0 })
      if (bytesRead === 0) return
    }
  } catch (error) {
    if (error instanceof TypeError) throw refused('importNotJson', 'UTF-8')
    throw error
  } finally {
    await handle.close()
  }
}

/** What became of the file's games. Throws `FileRefused`. */
export async function importFile(
  application: Pick<Application, 'handle'>,
  file: string,
): Promise<ImportReport> {
  async function ask<K extends RequestName>(name: K, input: In<K>): Promise<Out<K>> {
    const reply = (await application.handle(name, input)) as Reply<K>
    if (!reply.ok) throw new FileRefused(reply.error)
    return reply.value
  }
  try {
    const { upload } = await ask('import.begin', {})
    for await (const text of textOf(file)) await ask('import.part', { upload, text })
    return await ask('import.end', { upload })
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw refused('fileNotRead', (error as NodeJS.ErrnoException).code ?? String(error))
  }
}

// What a person sees when a saved game is opened: the history with the game in it, and a word where one is needed.

function sentenceOf(locale: Locale, { key, params = {} }: RequestError): string {
  const { errors, store, electron } = LANGUAGES[locale]
  return fill(sentence({ ...errors, store: store.errors }, key) ?? electron.fileNotRead, params)
}

/** Opens one file; failures are shown, never thrown. */
export async function openSavedGame(
  application: Pick<Application, 'handle'>,
  window: BrowserWindow,
  locale: Locale,
  file: string,
): Promise<void> {
  const texts = LANGUAGES[locale].electron
  const say = (type: 'info' | 'warning', detail: string): void =>
    void dialog.showMessageBox(window, { type, message: basename(file), detail })
  try {
    const { counts, lines } = await importFile(application, file)
    app.addRecentDocument(file)
    sendCommand(window, 'history')
    const plain = counts.imported > 0 && counts.known + counts.unfinished + counts.refused === 0
    if (plain) return
    const reasons = lines.flatMap(({ why }) => (why ? [sentenceOf(locale, why)] : []))
    const said = [
      fill(texts.fileCounts, counts),
      ...(counts.unfinished > 0 ? [texts.fileUnfinished] : []),
      ...[...new Set(reasons)].slice(0, 3),
    ]
    say(counts.refused > 0 ? 'warning' : 'info', said.join('\n'))
  } catch (error) {
    const known = error instanceof FileRefused
    if (!known) console.error(error)
    say(
      'warning',
      known ? sentenceOf(locale, error.error) : fill(texts.fileNotRead, { reason: String(error) }),
    )
  }
}

/** Lets a person choose saved games. */
export async function chooseSavedGames(window: BrowserWindow, locale: Locale): Promise<string[]> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    filters: [{ name: LANGUAGES[locale].electron.savedGames, extensions: [EXTENSION, 'json', 'jsonl'] }],
    properties: ['openFile', 'multiSelections'],
  })
  return filePaths
}
