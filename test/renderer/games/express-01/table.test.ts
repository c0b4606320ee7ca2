import { describe, expect, it } from 'vitest'
import { express01 } from '../../../../src-main/rules/express-01/index.ts'
import type { Express01View } from '../../../../src-shared/games/express-01/types.ts'
import { bench, type Bench } from './bench.ts'
import { positionWhere } from './played.ts'

let at: Bench | undefined
const legal = (...[state, seat]: Parameters<typeof express01.legalActions>) =>
  express01.legalActions(state, seat).actions
const has = (state: Parameters<typeof legal>[0], seat: number, what: string): boolean =>
  legal(state, seat).some((action) => action.do === what)

describe('the table of Express 01', { timeout: 60_000 }, () => {
  it('[E1-5] bids a card by number key and Enter, once one is chosen', async () => {
    const { state, seat } = positionWhere('germany', 3, 'bid', (view) => view.phase === 'bid')
    at = await bench(state, seat)
    expect(at.prompt()).toContain('the highest goes first')
    at.primary().click()
    expect(at.notices.spoken).toBe('Choose a card of your hand first.')
    await at.key('2')
    expect(at.find('.hand [aria-pressed="true"]').getAttribute('aria-label')).toMatch(/^\d{3} \(Route III\)/)
    await at.key('Enter')
    expect(at.done).toHaveLength(1)
    expect(at.view().phase).not.toBe('bid')
  })

  it('[E1-9] [E1-10] chooses a pair, and says why the first turn has no choice', async () => {
    const { state, seat } = positionWhere('usa', 2, 'pair', (view) => view.phase === 'pair' && view.opening)
    at = await bench(state, seat, { others: false })
    await at.click('[data-choice="pair:CD"]')
    expect(at.prompt()).toBe('The first turn of the game expands the network, then acquires shares.')
    await at.key('1')
    await at.key('Enter')
    expect(at.done).toEqual([{ do: 'pair', pair: 'AB' }])
    expect(at.prompt()).toContain('Boston, Washington or New York')
  })

  it('[E1-9] hears the number keys while the keyboard is on the map', async () => {
    const { state, seat } = positionWhere('usa', 2, 'pair', (view) => view.phase === 'pair' && view.opening)
    at = await bench(state, seat, { others: false })
    at.find('[data-space]').focus()
    await at.key('1')
    expect(at.find('[data-choice="pair:AB"]').getAttribute('aria-pressed')).toBe('true')
  })

  const expanding = (credit: Express01View['credit']) =>
    positionWhere(
      'germany',
      3,
      `expand ${credit}`,
      (view, seat, state) =>
        view.phase === 'expand' && view.credit === credit && view.board.length > 4 && has(state, seat, 'pay'),
    )

  it.each([
    ['fits', true],
    ['does not fit', false],
  ])('[E1-14] speaks of one more route only where one fits: it %s', async (words, fits) => {
    const { state, seat } = positionWhere(
      'germany',
      3,
      `route that ${words}`,
      (view, seat, state) =>
        view.phase === 'expand' && view.credit === 'route' && has(state, seat, 'upgrade') === fits,
    )
    at = await bench(state, seat)
    expect(at.prompt().includes('One more route may follow')).toBe(fits)
  })

  it('[E1-14] outlines what the suggested card buys, opens a tray, pays and lays with one Enter', async () => {
    const { state, seat } = expanding('none')
    at = await bench(state, seat)
    const before = at.view().seats[seat]?.capital.hand
    const open = at.all('[data-space][aria-label*="can be upgraded"]')
    expect(open.length).toBeGreaterThan(2)
    expect(at.find('.hand .line').textContent).toMatch(/\d{3} pays.*One card buys one station or two routes/)
    open[0]?.focus()
    await at.key('Enter')
    const tiles = at.all('.tray [data-tile]')
    const refused = tiles.map((tile) => tile.getAttribute('aria-disabled') === 'true')
    expect(refused).toEqual([...refused].sort((a, b) => Number(a) - Number(b)))
    expect(document.activeElement?.matches('.tray [aria-pressed="true"]')).toBe(true)
    expect(at.all('.e1-ghost')).toHaveLength(1)
    await at.key('Enter')
    expect(at.done.map((action) => action.do)).toEqual(['pay', 'upgrade'])
    expect(at.view().seats[seat]?.capital.hand).toBe((before ?? 0) - 1)
  })

  it('[E1-15] answers a card of the tray that does not fit with its rule', async () => {
    const { state, seat } = expanding('none')
    at = await bench(state, seat)
    for (const space of at.all('[data-space][aria-label*="can be upgraded"]').map((e) => e.dataset.space)) {
      await at.click(`[data-space="${space}"]`)
      if (at.all('.tray [data-tile][aria-disabled]').length === 0) continue
      await at.click('.tray [data-tile][aria-disabled]')
      const tile = at.find('.tray [data-tile][aria-disabled]')
      expect(at.prompt()).toBe(tile.getAttribute('title'))
      expect(at.notices.spoken).toBe(tile.getAttribute('title'))
      expect(at.primary().getAttribute('aria-disabled')).toBe('true')
      return
    }
    throw new Error('everything fits')
  })

  it('turns the card with R, lets go with Escape, ends with D', async () => {
    const { state, seat } = expanding('none')
    at = await bench(state, seat, { others: false })
    await at.click('[data-space][aria-label*="can be upgraded"]')
    const chosen = (): string =>
      at?.find('.tray [data-tile][aria-pressed="true"]').getAttribute('aria-label') ?? ''
    const before = chosen()
    await at.key('r')
    // A card that lies the same both ways has nothing to turn.
    if (chosen() !== before) expect(chosen().slice(0, 9)).toBe(before.slice(0, 9))
    await at.key('Escape')
    expect(at.all('.tray')).toHaveLength(0)
    await at.key('d')
    expect(at.done).toEqual([{ do: 'done' }])
  })

  it('[E1-14] says why a paid card must be used before the action can end', async () => {
    const { state, seat } = positionWhere(
      'germany',
      2,
      'paid',
      (view) => view.phase === 'expand' && view.credit === 'card' && !view.opening,
    )
    at = await bench(state, seat)
    await at.key('d')
    expect(at.done).toEqual([])
    expect(at.prompt()).toBe('The card just paid must buy an upgrade first.')
  })

  it('[E1-23] buys the share and with the cards chosen, and tells why another company cannot be bought', async () => {
    const { state, seat } = positionWhere(
      'germany',
      3,
      'shares',
      (view, who, now) =>
        view.phase === 'acquire' &&
        has(now, who, 'buy') &&
        Object.values(view.companies).some(({ stations }) => stations === 0),
    )
    at = await bench(state, seat, { others: false })
    const without = Object.entries(at.view().companies).find(([, { stations }]) => stations === 0)?.[0]
    await at.click(`[data-choice="company:${without}"]`)
    expect(at.prompt()).toBe('The company has no station in the network.')
    const tiles = at.all('.buy [data-tile]')
    expect(tiles.length).toBeGreaterThan(0)
    expect(at.primary().textContent).toMatch(/^Buy \w+ for \d cards?/)
    await at.key('Enter')
    expect(at.done[0]).toMatchObject({ do: 'buy' })
    expect(at.view().seats[seat]?.shares).toContain((at.done[0] as { card: string }).card)
  })

  it('[E1-11] takes another card into the payment when it is pressed', async () => {
    const { state, seat } = positionWhere(
      'germany',
      2,
      'payment',
      (view, who, now) =>
        view.phase === 'acquire' && has(now, who, 'buy') && (view.seats[who]?.capital.hand ?? 0) > 3,
    )
    at = await bench(state, seat, { others: false })
    const unpaid = at.find('.hand [data-choice^="card:"][aria-pressed="false"]').dataset.choice
    await at.click(`[data-choice="${unpaid}"]`)
    await at.key('Enter')
    expect(at.done[0]).toMatchObject({
      do: 'buy',
      pay: expect.arrayContaining([unpaid?.slice(5)]) as string[],
    })
  })

  it('[E1-29] [E1-31] draws the best way, shows who is paid, runs the train, takes known tops by key', async () => {
    const { state, seat } = positionWhere(
      'germany',
      3,
      'train',
      (view, who, now) => view.phase === 'bonus' && has(now, who, 'bonus'),
    )
    at = await bench(state, seat, { others: false })
    expect(at.all('.e1-route').length).toBe(1)
    expect(at.find('.bonus').textContent).toMatch(/pays \d+.*Proved best/s)
    expect(at.all('.queue li').length).toBeGreaterThan(0)
    await at.key('n')
    await at.key('Enter')
    expect(at.done[0]).toMatchObject({ do: 'bonus' })
    expect(at.view().payment?.amount).toBeGreaterThan(0)
  })

  it('[E1-29] hides the best way while the person looks for one, and runs its own once none pays more', async () => {
    const { state, seat } = positionWhere(
      'germany',
      3,
      'train',
      (view, who, now) => view.phase === 'bonus' && has(now, who, 'bonus'),
    )
    at = await bench(state, seat, { others: false })
    const best = express01.legalActions(state, seat).actions.find((action) => action.do === 'bonus')
    const route = best?.do === 'bonus' ? best.route : []
    await at.key('f')
    expect(at.all('.e1-route, .queue')).toEqual([])
    expect(at.find('.bonus').textContent).not.toContain('Proved best')
    expect(at.primary().getAttribute('aria-disabled')).toBe('true')
    for (const { space } of route) await at.click(`[data-space="${space}"]`)
    await at.click(`[data-space="${route.at(-1)?.space}"]`)
    expect(at.primary().getAttribute('aria-disabled')).toBe('true')
    await at.click(`[data-space="${route.at(-1)?.space}"]`)
    await at.rest()
    expect(at.find('.bonus').textContent).toContain('No route pays more')
    expect(at.all('.queue li').length).toBeGreaterThan(0)
    await at.key('Enter')
    expect(at.done[0]).toMatchObject({ do: 'bonus', route })
    await at.key('f')
  })

  it('[E1-31] takes the top card of the chosen deck', async () => {
    const { state, seat } = positionWhere('germany', 3, 'take', (view) => view.phase === 'take')
    at = await bench(state, seat, { others: false })
    const before = at.view().seats[seat]?.capital.hand
    await at.key('1')
    expect(at.all('.take [aria-pressed="true"]')).toHaveLength(1)
    await at.key('Enter')
    expect(at.done[0]).toMatchObject({ do: 'take' })
    expect(at.view().seats[seat]?.capital.hand).toBe((before ?? 0) + 1)
  })

  it('[E1-32] asks the holder of the black engine', async () => {
    const { state, seat } = positionWhere('germany', 3, 'engine', (view) => view.phase === 'engine')
    at = await bench(state, seat, { others: false })
    await at.key('2')
    await at.key('Enter')
    expect(at.done).toEqual([{ do: 'engine', use: false }])
  })

  it('[E1-34] swaps turn cards by pressing the other’s card', async () => {
    const { state, seat } = positionWhere('germany', 3, 'order', (view) => view.phase === 'order')
    at = await bench(state, seat, { others: false })
    const [other] = at.all('.turns button').filter((button) => !button.textContent?.includes('You'))
    other?.click()
    await at.key('Enter')
    expect(at.done[0]).toMatchObject({ do: 'swap' })
  })

  it('lets cards be tried while others play, and lays none', async () => {
    const { state, seat } = positionWhere(
      'germany',
      3,
      'plan',
      (view) => view.phase === 'pair' && view.board.length > 3,
    )
    at = await bench(state, (seat + 1) % 3, { others: false })
    await at.click(`[data-space="${at.view().board[0]?.space}"]`)
    expect(at.find('.tray').textContent).toContain('nothing is laid')
    await at.key('Enter')
    expect(at.done).toEqual([])
  })

  it('[E1-13] shows what a deck holds, sorted', async () => {
    const { state, seat } = positionWhere('usa', 2, 'decks', (view) => view.phase === 'pair')
    at = await bench(state, seat, { others: false })
    await at.click('[data-choice="deck:route-3"]')
    const deck = at.view().decks.find(({ name }) => name === 'route-3')
    expect(at.all('.dialog ul .e1-card')).toHaveLength(deck?.cards.length ?? 0)
  })

  it('takes over a hint as if it had been put together by hand', async () => {
    const { state, seat } = positionWhere(
      'germany',
      3,
      'hint',
      (view) => view.phase === 'pair' && !view.opening,
    )
    at = await bench(state, seat, { others: false })
    const move = (pair: string, share: number) => ({
      action: { do: 'pair', pair },
      share,
      spread: 0.03,
      margin: 2,
    })
    at.hint.value = { moves: [move('CD', 0.6), move('AB', 0.3)], iterations: 40 }
    await at.rest()
    await at.click('.hints li button')
    expect(at.find('[data-choice="pair:CD"]').getAttribute('aria-pressed')).toBe('true')
    await at.key('Enter')
    expect(at.done).toEqual([{ do: 'pair', pair: 'CD' }])
  })

  it('speaks German', async () => {
    const { state, seat } = expanding('none')
    at = await bench(state, seat, { locale: 'de' })
    expect(at.prompt()).toContain('Gestrichelte Felder')
    expect(at.find('.act').textContent).toContain('Ausbau beenden')
    expect(at.page.text()).not.toMatch(/games\.express-01/)
  })
})
