/** What a person sees when a saved game is opened: the history with the game in it, and a word where one is needed. */
import { basename } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import type { RequestError } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/games/common.ts'
import { electronTexts } from '#shared/texts/electron.ts'
import { errors as errorsDe } from '#shared/texts/errors.de.ts'
import { errors as errorsEn } from '#shared/texts/errors.en.ts'
import { fill } from '#shared/texts/fill.ts'
import { storeDe } from '#shared/texts/store.de.ts'
import { storeEn } from '#shared/texts/store.en.ts'
import type { Application } from '../application.ts'
import { FileRefused, importFile } from './import-file.ts'
import { sendCommand } from './pages.ts'
import { EXTENSION } from './saved-games.ts'

const ERRORS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { ...errorsEn, ...flat(storeEn.errors) },
  de: { ...errorsDe, ...flat(storeDe.errors) },
}

function flat(errors: { readonly store: Readonly<Record<string, string>> }): Record<string, string> {
  return Object.fromEntries(Object.entries(errors.store).map(([key, text]) => [`store.${key}`, text]))
}

const sentenceOf = (locale: Locale, { key, params = {} }: RequestError): string =>
  fill(ERRORS[locale][key] ?? electronTexts[locale].fileNotRead, params)

/** Opens one file; failures are shown, never thrown. */
export async function openSavedGame(
  application: Pick<Application, 'handle'>,
  window: BrowserWindow,
  locale: Locale,
  file: string,
): Promise<void> {
  const texts = electronTexts[locale]
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
    filters: [{ name: electronTexts[locale].savedGames, extensions: [EXTENSION, 'json', 'jsonl'] }],
    properties: ['openFile', 'multiSelections'],
  })
  return filePaths
}
