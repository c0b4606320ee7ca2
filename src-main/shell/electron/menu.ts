/** The native menus: every command with its shortcut, and the games in progress, in the application's language. */
import type { MenuItemConstructorOptions } from 'electron'
import type { Reply } from '#shared/contract/contract.ts'
import type { GameSummary } from '#shared/contract/games.ts'
import type { Locale } from '#shared/games/common.ts'
import { sentence } from '#shared/games/texts.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import { offeredRules, rulesOf } from '../../rules/games.ts'
import type { Application } from '../application.ts'

const MOST = 9

/** A game in progress, as the menu lists it. */
export interface RecentGame {
  readonly id: string
  readonly label: string
}

function labelOf({ game, name, seats }: GameSummary, locale: Locale): string {
  const info = rulesOf(game)?.info
  const title = name ?? (info && sentence(info.texts[locale], 'name')) ?? game
  return `${title}: ${seats.map((seat) => seat.name).join(', ')}`
}

/** The games in progress, last played first; none when they cannot be read. */
export async function recentGames(
  application: Pick<Application, 'handle'>,
  locale: Locale,
): Promise<readonly RecentGame[]> {
  const query = { states: ['open'], offset: 0, limit: MOST }
  const reply = (await application.handle('games.list', query)) as Reply<'games.list'>
  if (!reply.ok) return []
  return reply.value.games.map((game) => ({ id: game.id, label: labelOf(game, locale) }))
}

type Item = MenuItemConstructorOptions
const line: Item = { type: 'separator' }

/** What the menus set going. */
export interface MenuActs {
  /** A command of the page. */
  readonly send: (command: string) => void
  /** Asks for a saved game and opens it. */
  readonly openFile: () => void
  /** Saves the page as PDF. */
  readonly print: () => void
}

/** The command that opens the table of a game in progress. */
const gameCommand = (id: string): string => `game ${id}`

/** Outside a Mac an ampersand in a label marks a letter, unless it is doubled. */
const plain = (label: string, mac: boolean): string => (mac ? label : label.replaceAll('&', '&&'))

/**
 * The template for one system and language. On Linux and Windows the page itself answers the keys of its commands, so
 * that a text field keeps its own undo; the menu only shows them. A Mac's menu owns its keys. `recent`: the games in
 * progress, last played first.
 */
export function menuTemplate(
  locale: Locale,
  platform: NodeJS.Platform,
  { send, openFile, print }: MenuActs,
  recent: readonly RecentGame[] = [],
): Item[] {
  const t = LANGUAGES[locale].nativeMenu
  const mac = platform === 'darwin'
  const command = (label: string, name: string, key?: string): Item => ({
    id: name,
    label,
    click: () => send(name),
    // A plain letter as a Mac menu key would be taken from every text field.
    ...(key === undefined || (mac && !key.includes('+') && !key.startsWith('F')) ? {} : { accelerator: key }),
    registerAccelerator: mac,
  })
  const gamePages = offeredRules().flatMap(({ info: { texts, pages = [] } }) =>
    pages.map(({ name, title, keys }) =>
      command(plain(sentence(texts[locale], title) ?? name, mac), name, keys?.replace('Mod', 'CmdOrCtrl')),
    ),
  )
  const quit: Item = { role: 'quit', label: t.quit, accelerator: 'CmdOrCtrl+Q' }
  const settings = command(t.settings, 'settings', 'CmdOrCtrl+,')
  const about = command(t.about, 'about')

  const application: Item = {
    label: 'Express Depot',
    submenu: [
      about,
      line,
      settings,
      line,
      { role: 'services', label: t.services },
      line,
      { role: 'hide', label: t.hide },
      { role: 'hideOthers', label: t.hideOthers },
      { role: 'unhide', label: t.unhide },
      line,
      quit,
    ],
  }
  const games: Item[] = recent.map(({ id, label }) => ({
    label: plain(label, mac),
    click: () => send(gameCommand(id)),
  }))
  const file: Item = {
    label: t.file,
    submenu: [
      command(t.newGame, 'new-game', 'CmdOrCtrl+N'),
      { label: t.recent, submenu: games.length > 0 ? games : [{ label: t.noRecent, enabled: false }] },
      command(t.home, 'home'),
      command(t.history, 'history'),
      command(t.statistics, 'statistics'),
      line,
      { label: t.openFile, accelerator: 'CmdOrCtrl+O', click: openFile },
      { label: t.print, accelerator: 'CmdOrCtrl+P', click: print },
      line,
      ...(mac ? [{ role: 'close', label: t.close } as const] : [settings, line, quit]),
    ],
  }
  const edit: Item = {
    label: t.edit,
    submenu: [
      command(t.undo, 'undo', 'CmdOrCtrl+Z'),
      command(t.redo, 'redo', platform === 'win32' ? 'Ctrl+Y' : 'CmdOrCtrl+Shift+Z'),
      line,
      { role: 'cut', label: t.cut },
      { role: 'copy', label: t.copy },
      { role: 'paste', label: t.paste },
      { role: 'selectAll', label: t.selectAll },
    ],
  }
  const view: Item = {
    label: t.view,
    submenu: [
      { role: 'zoomIn', label: t.zoomIn, accelerator: 'CmdOrCtrl+Plus' },
      // The same key without Shift, where Plus needs it.
      {
        role: 'zoomIn',
        label: t.zoomIn,
        accelerator: 'CmdOrCtrl+=',
        visible: false,
        acceleratorWorksWhenHidden: true,
      },
      { role: 'zoomOut', label: t.zoomOut },
      { role: 'resetZoom', label: t.resetZoom },
      line,
      { role: 'togglefullscreen', label: t.fullScreen, accelerator: mac ? 'Ctrl+Cmd+F' : 'F11' },
    ],
  }
  const game: Item = {
    label: t.game,
    submenu: [command(t.hint, 'hint', 'H'), command(t.hurry, 'hurry', 'Space')],
  }
  const window: Item = {
    label: t.window,
    role: 'windowMenu',
    submenu: [
      { role: 'minimize', label: t.minimize },
      ...(mac
        ? ([{ role: 'zoom', label: t.zoom }, line, { role: 'front', label: t.front }] as const)
        : [{ role: 'close', label: t.close } as const]),
    ],
  }
  const help: Item = {
    label: t.help,
    role: 'help',
    submenu: [
      command(t.rules, 'rules', 'F1'),
      ...gamePages,
      command(t.shortcuts, 'shortcuts', '?'),
      ...(mac ? [] : [line, about]),
    ],
  }
  return [...(mac ? [application] : []), file, edit, view, game, window, help]
}
