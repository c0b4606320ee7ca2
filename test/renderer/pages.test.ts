import { describe, expect, it, vi } from 'vitest'
import type { Player } from '../../src-shared/contract/games.ts'
import { type Json, LOCALES } from '../../src-shared/games/common.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/contract/values.ts'
import App from '../../src-renderer/App.vue'
import { tableKeys } from '../../src-renderer/kit/table-keys.ts'
import HomePage from '../../src-renderer/pages/home/HomePage.vue'
import NewGamePage from '../../src-renderer/pages/new-game/NewGamePage.vue'
import RulesPage from '../../src-renderer/pages/rules/RulesPage.vue'
import SettingsPage from '../../src-renderer/pages/settings/SettingsPage.vue'
import { arrive, Refused, settle } from './support/depot.ts'
import { finishedGame, openGame } from './support/games.ts'

const PLAYERS: readonly Player[] = [
  { id: 1, name: 'Marie', hasPin: true, games: 14 },
  { id: 2, name: 'Jonas', hasPin: false, games: 1 },
]
const NO_STACKS: Json = { S: [], H: [], D: [], C: [] }
const inDialog = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role=dialog] ${selector}`)
  if (!found) throw new Error(`the dialog has no ${selector}`)
  return found
}
const buttonIn = (text: string): HTMLElement => {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] footer button')]
  const found = buttons.find((button) => button.textContent?.includes(text))
  if (!found) throw new Error(`no button ${text}`)
  return found
}

describe('Home', () => {
  it('welcomes whoever comes first, with the game one click away', async () => {
    const { page } = await arrive(HomePage)
    expect(page.get('.welcome').text()).toContain('Choose a game')
    expect(page.get('.tile a').attributes('href')).toBe('#/new/tennessee-central')
    expect(page.find('aside').exists()).toBe(false)
  })

  it('shows the games in progress and what they wait for', async () => {
    const { page } = await arrive(HomePage, {
      answers: {
        'games.list': ({ states }) =>
          states.includes('open') ? { games: [openGame], total: 1 } : { games: [finishedGame], total: 148 },
      },
    })
    expect(page.get('.game').text()).toContain('Your turn')
    expect(page.get('.game .btn').attributes('href')).toBe('#/table/g1')
    expect(page.get('aside').text()).toContain('All 148 games')
    expect(page.get('aside li').text()).toMatch(/Tennessee Central.*2nd.*\$37/s)
  })

  it.each(LOCALES)('says all of it before the other pages can say anything (%s)', async (locale) => {
    const views: Readonly<Record<string, Json>> = {
      'tennessee-central': { deck: { left: 7 }, dividends: 1, phase: 'turn', stacks: NO_STACKS },
      express: { hand: 0, sheet: { hands: [], totals: [] }, teams: [] },
    }
    const running = Object.entries(views).map(([game, view]) => ({ ...openGame, id: game, game, view }))
    const past = [finishedGame, { ...finishedGame, id: 'g3', state: 'abandoned' as const }]
    const { page } = await arrive(HomePage, {
      ...{ locale, extent: 'first' },
      answers: {
        'games.list': ({ states }) =>
          states.includes('open') ? { games: running, total: 2 } : { games: past, total: 148 },
      },
    })
    await page.get('.give-up').trigger('click')
    await settle()
    const said = [...document.body.querySelectorAll('*')].flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent ?? ''] : [])),
      ...['aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
    ])
    const words = said.map((text) => text.trim()).filter((text) => text !== '')
    expect(words.length).toBeGreaterThan(40)
    expect(words.filter((text) => /^[a-z][\w-]*(\.[\w-]+)+$/i.test(text))).toEqual([])
  })

  it('gives a game up only after asking', async () => {
    const { page, bridge } = await arrive(HomePage, {
      answers: {
        'games.list': () => ({ games: [openGame], total: 1 }),
        'games.abandon': () => ({ ...openGame, state: 'abandoned' }),
      },
    })
    await page.get('.give-up').trigger('click')
    await settle()
    expect(bridge.inputs('games.abandon')).toEqual([])
    buttonIn('Give up').click()
    await settle()
    expect(bridge.inputs('games.abandon')).toEqual([{ id: 'g1' }])
  })
})

describe('the menu', () => {
  it('is loaded when it is asked for, and lies open then', async () => {
    const { page } = await arrive(HomePage, { extent: 'first' })
    expect(document.querySelector('[role=menu]')).toBeNull()
    await page.get('[aria-haspopup=menu]').trigger('click')
    await settle()
    const items = [...document.querySelectorAll('[role=menu] [role=menuitem]')].map(
      (item) => item.textContent,
    )
    expect(items).toContainEqual(expect.stringContaining('Statistics'))
    expect(items.filter((text) => /\w\.\w/.test(text))).toEqual([])
    expect(page.findAll('[aria-haspopup=menu]').length).toBe(1)
    page.unmount()
    // From now on it is there at once, and closed.
    const next = await arrive(HomePage)
    expect(document.querySelector('[role=menu]')).toBeNull()
    expect(next.page.get('[aria-haspopup=menu]').attributes('id')).toMatch(/^reka-/)
  })
})

describe('New game', () => {
  const answers = { 'players.list': () => PLAYERS, 'games.create': () => ({ id: 'new1' }) }

  it('is ready to start, with the most regular player in the first seat', async () => {
    const { page, bridge, router } = await arrive(NewGamePage, {
      answers,
      props: { game: 'tennessee-central' },
    })
    const push = vi.spyOn(router, 'push').mockResolvedValue()
    await page.get('form').trigger('submit')
    await settle()
    expect(bridge.inputs('games.create')).toMatchObject([
      {
        game: 'tennessee-central',
        options: { locomotive: 'top' },
        seats: [{ name: 'Marie', kind: 'human' }, {}, {}],
      },
    ])
    expect(push).toHaveBeenCalledWith({ name: 'table', params: { id: 'new1' } })
  })

  it('calls the first player of all a guest: a name that reads well beside others', async () => {
    const { bridge } = await arrive(NewGamePage, {
      answers: { ...answers, 'players.list': () => [] },
      props: { game: 'tennessee-central' },
    })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    expect(bridge.inputs('games.create')).toMatchObject([
      { seats: [{ name: 'Guest', kind: 'human' }, {}, {}] },
    ])
  })

  it('starts with Enter from anywhere', async () => {
    const { bridge } = await arrive(NewGamePage, { answers, props: { game: 'tennessee-central' } })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    expect(bridge.inputs('games.create')).toHaveLength(1)
  })

  it('says why it cannot start, and does not', async () => {
    const { page, bridge } = await arrive(NewGamePage, { answers, props: { game: 'tennessee-central' } })
    await page.findAll('input.name')[1]?.setValue('Marie')
    expect(page.get('.btn.primary').text()).toContain('Two seats are called Marie.')
    await page.get('form').trigger('submit')
    expect(bridge.inputs('games.create')).toEqual([])
  })

  it('adds and removes seats within the bounds of the game', async () => {
    const { page } = await arrive(NewGamePage, { answers, props: { game: 'tennessee-central' } })
    await page.get('.add').trigger('click')
    expect(page.findAll('.seat')).toHaveLength(4)
    expect(page.get('.add').attributes('aria-disabled')).toBe('true')
    await page.get('.add').trigger('click')
    expect(page.findAll('.seat')).toHaveLength(4)
    for (let i = 0; i < 2; i++) await page.get('.remove').trigger('click')
    expect(page.findAll('.seat')).toHaveLength(2)
    expect(page.find('.remove').exists()).toBe(false)
  })

  it('explains each answer to an option, and sends the one chosen', async () => {
    const { page, bridge } = await arrive(NewGamePage, { answers, props: { game: 'tennessee-central' } })
    const answer = page.findAll('.answer')[1]
    expect(answer?.text()).toMatch(/Counts for good.*rest of the game/s)
    await answer?.trigger('click')
    await page.get('form').trigger('submit')
    await settle()
    expect(bridge.inputs('games.create')).toMatchObject([{ options: { locomotive: 'anywhere' } }])
  })
})

describe('Rules', () => {
  it('draw the rules with an anchor each, and point at the one of the address', async () => {
    const { page } = await arrive(RulesPage, { props: { game: 'tennessee-central', rule: 'TC-10' } })
    await settle()
    expect(page.get('article h1').text()).toBe('Tennessee Central')
    expect(page.get('#TC-10').classes()).toContain('target')
    expect(page.get('#TC-10 a').attributes('href')).toBe('#/rules/tennessee-central/TC-10')
  })

  it('are searched', async () => {
    const { page } = await arrive(RulesPage, { props: { game: 'tennessee-central' } })
    await settle()
    await page.get('input[type=search]').setValue('locomotive')
    expect(page.findAll('mark').length).toBeGreaterThan(5)
    expect(page.get('[role=status]').text()).toMatch(/^\d+ paragraphs found$/)
    expect(page.find('#TC-9').exists()).toBe(false)
  })
})

describe('Settings', () => {
  const answers = {
    'players.list': () => PLAYERS,
    'settings.set': (part: object) => ({ ...DEFAULT_SETTINGS, ...part }),
    'players.merge': () => PLAYERS.slice(0, 1),
    'players.pin': () => PLAYERS,
    'players.delete': () => PLAYERS,
    'players.forgot-pin': () => PLAYERS,
    'history.search': () => ({ games: [], total: 2 }),
    'players.rename': () => new Refused({ key: 'store.nameTaken', params: { name: 'Marie' } }),
  }
  const ask = async (change: string, name = 'Jonas') => {
    const depot = await arrive(SettingsPage, { answers })
    const triggers = depot.page.findAll(`[aria-haspopup=menu][aria-label="Change ${name}"]`)
    await triggers[0]?.trigger('keydown', { key: 'Enter' })
    await settle()
    const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      (one) => one.textContent?.trim() === change,
    )
    item?.click()
    await settle()
    return depot
  }

  const type = async (field: string, text: string) => {
    const input = inDialog(field) as HTMLInputElement
    input.value = text
    input.dispatchEvent(new Event('input'))
    await settle()
  }

  it('are kept as soon as they are chosen', async () => {
    const { page, bridge } = await arrive(SettingsPage, { answers })
    const night = page.findAll('[role=radio]').find((radio) => radio.text() === 'Night')
    await night?.trigger('click')
    await settle()
    expect(bridge.inputs('settings.set')).toEqual([{ theme: 'night' }])
    expect(night?.attributes('aria-checked')).toBe('true')
  })

  it('merge a player into another', async () => {
    const { page, bridge } = await ask('Merge')
    buttonIn('Merge into Marie').click()
    await settle()
    // Marie has a PIN.
    expect(bridge.inputs('players.merge')).toEqual([])
    expect(buttonIn('Merge into Marie').title).toBe('This needs the PIN that Marie has today.')
    await type('input[type=password]', '2468')
    buttonIn('Merge into Marie').click()
    await settle()
    expect(bridge.inputs('players.merge')).toEqual([{ from: 2, into: 1, proofInto: '2468' }])
    expect(page.text()).not.toContain('Jonas')
  })

  it('leave the dialog open when a name is refused', async () => {
    const { bridge } = await ask('Rename')
    const field = inDialog('input') as HTMLInputElement
    field.value = 'Marie'
    field.dispatchEvent(new Event('input'))
    buttonIn('Save').click()
    await settle()
    expect(bridge.inputs('players.rename')).toEqual([{ id: 2, name: 'Marie' }])
    expect(document.querySelector('[role=dialog]')).not.toBeNull()
  })

  it('ask for a PIN of four to eight digits', async () => {
    const { bridge } = await ask('Set a PIN')
    const field = inDialog('input') as HTMLInputElement
    field.value = '12'
    field.dispatchEvent(new Event('input'))
    await settle()
    buttonIn('Save').click()
    await settle()
    expect(bridge.inputs('players.pin')).toEqual([])
    expect(buttonIn('Save').getAttribute('aria-disabled')).toBe('true')
  })

  it('change or remove a PIN with the one of today only', async () => {
    const { bridge } = await ask('Change or remove PIN', 'Marie')
    const fields = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')]
    const labels = fields.map((field) => document.querySelector(`label[for="${field.id}"]`)?.textContent)
    expect(labels).toEqual(['PIN of Marie today', 'New PIN'])
    buttonIn('Remove PIN').click()
    await settle()
    expect(bridge.inputs('players.pin')).toEqual([])
    await type('input[type=password]', '2468')
    buttonIn('Remove PIN').click()
    await settle()
    expect(bridge.inputs('players.pin')).toEqual([{ id: 1, pin: null, proof: '2468' }])
  })

  it('ask for the PIN of whoever is renamed or deleted', async () => {
    const { bridge } = await ask('Delete', 'Marie')
    expect(buttonIn('Delete').getAttribute('aria-disabled')).toBe('true')
    await type('input[type=password]', '2468')
    inDialog('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    await settle()
    expect(bridge.inputs('players.delete')).toEqual([{ id: 1, proof: '2468' }])
  })

  it('tell beforehand what a forgotten PIN gives up', async () => {
    const { bridge } = await ask('PIN forgotten', 'Marie')
    expect(inDialog('[role=status]').textContent.trim()).toBe('2 running games are given up.')
    expect(bridge.inputs('history.search')[0]).toMatchObject({
      filter: { states: ['open'], players: [1], levels: ['human'] },
    })
    expect(bridge.inputs('players.forgot-pin')).toEqual([])
    buttonIn('Take the PIN away').click()
    await settle()
    expect(bridge.inputs('players.forgot-pin')).toEqual([{ id: 1 }])
  })

  it('offer nothing to forget where there is no PIN', async () => {
    await ask('nothing of the kind')
    const items = [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent.trim())
    expect(items).toEqual(['Rename', 'Set a PIN', 'Merge', 'Delete'])
  })
})

describe('The application', () => {
  it('takes language, theme, scale and motion from the settings, also when they change elsewhere', async () => {
    const { bridge } = await arrive(App, { path: '/settings' })
    const settings = {
      ...DEFAULT_SETTINGS,
      locale: 'de',
      theme: 'night',
      scale: 125,
      motion: 'reduced',
    } as const
    bridge.emit({ type: 'settings.changed', settings })
    await settle()
    const root = document.documentElement
    expect([root.lang, root.dataset.theme, root.dataset.motion, root.style.fontSize]).toEqual([
      'de',
      'night',
      'reduced',
      '125%',
    ])
    expect(root.getAttribute('translate')).toBe('no')
  })

  it('shows what the store said when it opened', async () => {
    await arrive(App, {
      path: '/settings',
      answers: {
        'app.info': () => ({
          version: '1.2.3',
          shell: 'local',
          platform: 'linux',
          notices: [{ key: 'store.startedAnew', params: { aside: 'depot.damaged' } }],
        }),
      },
    })
    expect(document.querySelector('.message')?.textContent).toContain('depot.damaged')
  })

  it('follows the commands of the native menu', async () => {
    const { bridge, router } = await arrive(App, { path: '/settings' })
    bridge.emit({ type: 'command', command: 'history' })
    await settle()
    expect(router.currentRoute.value.name).toBe('history')
    expect(document.querySelector('[role=status].vh')?.textContent).toContain('History')
    expect(document.activeElement?.id).toBe('main')
    bridge.emit({ type: 'command', command: 'shortcuts' })
    await settle()
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Ctrl+Z')
  })

  it('lists the keys of the table that is open with those of the application', async () => {
    const { bridge } = await arrive(App, { path: '/settings' })
    tableKeys.value = {
      game: 'express-01',
      keys: [{ keys: ['r', 'ArrowUp'], text: 'turn', act: () => undefined }],
      digits: { text: 'choose', act: () => undefined },
      confirm: () => undefined,
      ownEnter: () => false,
    }
    bridge.emit({ type: 'command', command: 'shortcuts' })
    await settle()
    const lines = [...document.querySelectorAll('[role=dialog] dl > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      ...[...line.querySelectorAll('kbd')].map((key) => key.textContent),
    ])
    expect(lines).toContainEqual(['Turn the card round', 'R', '↑'])
    expect(lines).toContainEqual(['Carry out what is chosen', 'Enter'])
    expect(lines).toContainEqual(['The card, pair, company or choice of that number', '1', '…', '9'])
    expect(lines).toContainEqual(['Hint', 'H'])
    expect(lines).not.toContainEqual(['Choose among cards and stacks', '←', '→', '↑', '↓'])
    tableKeys.value = undefined
  })
})
