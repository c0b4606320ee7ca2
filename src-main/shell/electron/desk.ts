/** Window and menus of a running application, in its language and theme. */
import { app, BrowserWindow, dialog, Menu, nativeTheme } from 'electron'
import type { Locale } from '#shared/games/common.ts'
import { fill } from '#shared/texts/fill.ts'
import { localeOf } from '#shared/texts/language-tags.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import type { Application } from '../application.ts'
import { menuTemplate, recentGames } from './menu.ts'
import { chooseSavedGames, openSavedGame } from './saved-games.ts'
import { sendCommand } from './page.ts'
import { openWindow, printPage, recoverPage, showWindow } from './window.ts'

const THEMES = { day: 'light', night: 'dark', system: 'system' } as const

export class Desk {
  readonly #application: Application
  readonly #stateFile: string
  /** The menus as they were last shown: they are not built anew while nothing in them has changed. */
  #shown = ''

  constructor(application: Application, stateFile: string) {
    this.#application = application
    this.#stateFile = stateFile
    application.on((event) => {
      if (event.type === 'settings.changed' || event.type === 'games.changed') void this.dress()
    })
  }

  get #locale(): Locale {
    return localeOf(this.#application.settings().locale, [app.getLocale()])
  }

  /** The one window; opens it where there is none. */
  window(): BrowserWindow {
    const [open] = BrowserWindow.getAllWindows()
    if (open) return open
    const window = openWindow(this.#stateFile)
    recoverPage(
      window,
      () => LANGUAGES[this.#locale].electron,
      () => app.quit(),
    )
    return window
  }

  /** Brings the window forward. */
  show(): BrowserWindow {
    const window = this.window()
    showWindow(window)
    return window
  }

  openFile(file: string): Promise<void> {
    return openSavedGame(this.#application, this.show(), this.#locale, file)
  }

  /** Menus and theme as the settings and the games in progress want them. */
  async dress(): Promise<void> {
    nativeTheme.themeSource = THEMES[this.#application.settings().theme]
    const locale = this.#locale
    const recent = await recentGames(this.#application, locale)
    const shown = JSON.stringify([locale, recent])
    if (shown === this.#shown) return
    this.#shown = shown
    const acts = {
      send: (command: string) => sendCommand(this.window(), command),
      openFile: () => void this.#choose(),
      print: () => void this.#print(),
    }
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(locale, process.platform, acts, recent)))
  }

  async #choose(): Promise<void> {
    for (const file of await chooseSavedGames(this.show(), this.#locale)) await this.openFile(file)
  }

  async #print(): Promise<void> {
    const window = this.show()
    try {
      await printPage(window, window.getTitle())
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code ?? String(error)
      const message = fill(LANGUAGES[this.#locale].electron.notPrinted, { reason })
      void dialog.showMessageBox(window, { type: 'warning', message })
    }
  }
}
