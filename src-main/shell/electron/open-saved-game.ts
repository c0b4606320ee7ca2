/** What a person sees when a saved game is opened: the history with the game in it, and a word where one is needed. */
import { basename } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import type { RequestError } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/games/common.ts'
import { sentence } from '#shared/games/texts.ts'
import { fill } from '#shared/texts/fill.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import type { Application } from '../application.ts'
import { FileRefused, importFile } from './import-file.ts'
import { sendCommand } from './pages.ts'
import { EXTENSION } from './saved-games.ts'

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
