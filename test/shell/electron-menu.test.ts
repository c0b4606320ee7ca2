import type { MenuItemConstructorOptions } from 'electron'
import { expect, test, vi } from 'vitest'
import { COMMANDS, keysOf } from '../../src-renderer/navigation/commands.ts'
import { linkedPages } from '../../src-renderer/navigation/page.ts'
import { PAGES } from '../../src-renderer/pages/pages.ts'
import { menuTemplate, type RecentGame } from '../../src-main/shell/electron/menu.ts'
import { localeOf } from '#shared/texts/language-tags.ts'
import '../support/games.ts'

type Item = MenuItemConstructorOptions

const menusOf = (
  platform: NodeJS.Platform,
  locale: 'en' | 'de' = 'en',
  send: (command: string) => void = () => undefined,
  recent: readonly RecentGame[] = [],
) =>
  menuTemplate(
    locale,
    platform,
    { send, openFile: () => send('(open)'), print: () => send('(print)') },
    recent,
  )
const itemsOf = (menus: Item[]): Item[] =>
  menus.flatMap(({ submenu }) => (submenu as Item[]).filter(({ type }) => type !== 'separator'))
const named = (menus: Item[], id: string): Item => {
  const item = itemsOf(menus).find((item) => item.id === id)
  if (!item) throw new Error(`no item ${id}`)
  return item
}

test.each(['linux', 'win32', 'darwin'] as const)(
  'on %s every command and every page of the page’s menu is in the menus once',
  (platform) => {
    const ids = itemsOf(menusOf(platform)).flatMap(({ id }) => (id === undefined ? [] : [id]))
    const pages = linkedPages(PAGES).map(({ name }) => name)
    expect(pages).toEqual(expect.arrayContaining(['home', 'new-game', 'rules', 'cards']))
    expect(ids.toSorted()).toEqual([...COMMANDS, ...pages].toSorted())
  },
)

test('the menus show the keys that the page answers', () => {
  const menus = menusOf('linux')
  const shown = (id: string): string | undefined => named(menus, id).accelerator?.replace('CmdOrCtrl', 'Mod')
  for (const { name, keys } of linkedPages(PAGES)) expect(shown(name), name).toBe(keys)
  for (const command of COMMANDS.filter((name) => name !== 'hurry'))
    expect(shown(command), command).toBe(keysOf(command)[0])
  expect(named(menusOf('linux', 'de'), 'cards').label).toBe('Karten von Express 01')
})

test.each(['linux', 'win32', 'darwin'] as const)(
  'on %s every item is named, in both languages',
  (platform) => {
    const english = menusOf(platform, 'en')
    const german = menusOf(platform, 'de')
    expect(itemsOf(german)).toHaveLength(itemsOf(english).length)
    for (const item of [...english, ...german, ...itemsOf(english), ...itemsOf(german)])
      expect(item.label).toMatch(/\p{L}/u)
    expect(named(german, 'undo').label).toBe('Zurücknehmen')
  },
)

test.each(['linux', 'win32', 'darwin'] as const)('on %s no shortcut is given twice', (platform) => {
  const keys = itemsOf(menusOf(platform)).flatMap(({ accelerator }) =>
    accelerator === undefined ? [] : [accelerator],
  )
  expect(keys).toHaveLength(new Set(keys).size)
  expect(keys).toEqual(expect.arrayContaining(['CmdOrCtrl+N', 'CmdOrCtrl+Z', 'CmdOrCtrl+Q']))
})

test('the menus are those of the system', () => {
  const labels = (platform: NodeJS.Platform) => menusOf(platform).map(({ label }) => label?.replace('&', ''))
  expect(labels('linux')).toEqual(['File', 'Edit', 'View', 'Game', 'Window', 'Help'])
  expect(labels('darwin')).toEqual(['Express Depot', 'File', 'Edit', 'View', 'Game', 'Window', 'Help'])
  expect(named(menusOf('win32'), 'redo').accelerator).toBe('Ctrl+Y')
  expect(named(menusOf('linux'), 'redo').accelerator).toBe('CmdOrCtrl+Shift+Z')
})

test('keys of commands belong to the page, except on a Mac, whose menu must not take plain letters', () => {
  expect(named(menusOf('linux'), 'hint')).toMatchObject({ accelerator: 'H', registerAccelerator: false })
  expect(named(menusOf('darwin'), 'hint').accelerator).toBeUndefined()
  expect(named(menusOf('darwin'), 'undo')).toMatchObject({
    accelerator: 'CmdOrCtrl+Z',
    registerAccelerator: true,
  })
})

const SHORTCUTS = {
  linux: { open: 'CmdOrCtrl+O', print: 'CmdOrCtrl+P', full: 'F11', hurry: 'Space', settings: 'CmdOrCtrl+,' },
  win32: { open: 'CmdOrCtrl+O', print: 'CmdOrCtrl+P', full: 'F11', hurry: 'Space', settings: 'CmdOrCtrl+,' },
  darwin: {
    open: 'CmdOrCtrl+O',
    print: 'CmdOrCtrl+P',
    full: 'Ctrl+Cmd+F',
    hurry: undefined,
    settings: 'CmdOrCtrl+,',
  },
} as const

test.each(['linux', 'win32', 'darwin'] as const)(
  'on %s the window’s own commands have their keys',
  (platform) => {
    const items = itemsOf(menusOf(platform))
    const keyOf = (label: string) => items.find((item) => item.label === label)?.accelerator
    expect({
      open: keyOf('Open Saved Game…'),
      print: keyOf('Save as PDF…'),
      full: keyOf('Full Screen'),
      hurry: keyOf('Hurry the Computer'),
      settings: keyOf('Settings…'),
    }).toEqual(SHORTCUTS[platform])
    const roles = items.flatMap(({ role }) => role ?? [])
    expect(roles).toEqual(
      expect.arrayContaining(['zoomIn', 'zoomOut', 'resetZoom', 'togglefullscreen', 'quit']),
    )
  },
)

test('the games in progress are listed, whatever their people are called', () => {
  const send = vi.fn()
  const recent = [{ id: 'g1', label: 'Express: Ann & Ben' }]
  const listed = (platform: NodeJS.Platform): Item[] => {
    const submenu = itemsOf(menusOf(platform, 'en', send, recent)).find(
      ({ label }) => label === 'Games in Progress',
    )?.submenu
    return submenu as Item[]
  }
  expect(listed('linux').map(({ label }) => label)).toEqual(['Express: Ann && Ben'])
  expect(listed('darwin').map(({ label }) => label)).toEqual(['Express: Ann & Ben'])
  const [first] = listed('linux') as { click: () => void }[]
  first?.click()
  expect(send).toHaveBeenCalledExactlyOnceWith('game g1')
  const empty = itemsOf(menusOf('linux', 'de')).find(({ label }) => label === 'Laufende Spiele')
  expect(empty?.submenu).toEqual([{ label: 'Kein laufendes Spiel', enabled: false }])
})

test('an item sends its command to the page', () => {
  const send = vi.fn()
  const { click } = named(menusOf('linux', 'en', send), 'undo') as { click: () => void }
  click()
  expect(send).toHaveBeenCalledExactlyOnceWith('undo')
})

test.each([
  ['system', 'de-AT', 'de'],
  ['system', 'DE', 'de'],
  ['system', 'en-US', 'en'],
  ['system', 'fr', 'en'],
  ['system', '', 'en'],
  ['de', 'en', 'de'],
  ['en', 'de', 'en'],
] as const)('setting %s on a system of %s speaks %s', (setting, system, expected) => {
  expect(localeOf(setting, [system])).toBe(expected)
})
