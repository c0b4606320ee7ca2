/** Cards only some seats may know of, looked for wherever others could find them: page, what is heard, messages. */
import { expect, type Page } from '@playwright/test'
import type { TableTold } from '#shared/contract/table.ts'
import type { CardName } from '#shared/games/express/cards.ts'
import { cards as words } from '#shared/games/express/texts/en/cards.ts'
import type { ExpressEvent, ExpressView } from '#shared/games/express/types.ts'
import type { Messages } from '../support/messages.ts'

/** Every table in a message, wherever it lies. */
function tablesIn(message: string): TableTold[] {
  const search = (value: unknown): TableTold[] => {
    if (typeof value !== 'object' || value === null) return []
    if ('viewer' in value && 'view' in value && 'news' in value) return [value as TableTold]
    return Object.values(value).flatMap(search)
  }
  return search(JSON.parse(message))
}

/** No hand, loco or drawn card in a told table but those of its viewer; `gave`: a loco it switched away. */
function expectConcealed(
  { viewer, view, news: { past, steps }, legal }: TableTold,
  gave: (viewer: TableTold['viewer'], card: CardName) => boolean,
): void {
  expect(legal?.seat ?? viewer, 'actions told').toBe(viewer)
  const parts = steps.flatMap((step) => step.parts)
  for (const seen of [view, ...[past, ...parts].flatMap((one) => ('view' in one ? [one.view] : []))]) {
    const { seats, teams, deck } = seen as unknown as ExpressView
    const open = seats.flatMap(({ hand }, seat) => (Array.isArray(hand) ? [seat] : []))
    expect(open, 'open hands').toEqual(viewer === 'public' ? [] : [viewer])
    expect('order' in deck, 'order of the deck').toBe(false)
    for (const team of teams.filter((one) => !one.seats.some((seat) => seat === viewer))) {
      expect(
        team.trains.filter(({ loco }) => loco !== undefined && !gave(viewer, loco)),
        'locos of others',
      ).toEqual([])
    }
  }
  const entries = 'log' in past ? [...past.log, ...parts] : parts
  const told = entries.flatMap(({ events }) => events) as readonly ExpressEvent[]
  const foreign = told.filter((e) => (e.what === 'drewDeck' || e.what === 'laidLocos') && e.seat !== viewer)
  expect(foreign.filter((event) => 'cards' in event)).toEqual([])
}

/** The page in small letters, without the sheet of pictures: that holds the whole deck, whoever looks. */
const drawn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element
    copy.querySelectorAll('.sprite-sheet').forEach((sheet) => sheet.remove())
    return copy.outerHTML.toLowerCase()
  })

export class Secrets {
  /** Who may know of a card; one that everybody has seen is gone. */
  readonly #known = new Map<CardName, Set<number>>()
  readonly #page: Page
  readonly #messages: Messages

  constructor(page: Page, messages: Messages, known: Readonly<Partial<Record<CardName, readonly number[]>>>) {
    this.#page = page
    this.#messages = messages
    for (const [card, seats] of Object.entries(known)) this.#known.set(card as CardName, new Set(seats))
  }

  learns(seat: number, card: CardName): void {
    this.#known.get(card)?.add(seat)
  }
  shown(card: CardName): void {
    this.#known.delete(card)
  }

  /** Looks everywhere; `open`: the seat whose doors are open, if any. Messages read once are done with. */
  async look(open?: number): Promise<void> {
    const html = await drawn(this.#page)
    const heard = await this.#page.locator('body').ariaSnapshot()
    const messages = await this.#messages.all()
    await this.#messages.forget()
    const tables = messages.flatMap(tablesIn).filter(({ state }) => state === 'open')
    const mayKnow = (viewer: TableTold['viewer'], card: CardName): boolean =>
      typeof viewer === 'number' && (this.#known.get(card)?.has(viewer) ?? false)
    tables.forEach((table) => expectConcealed(table, mayKnow))
    for (const [card, seats] of this.#known) {
      for (const table of tables) {
        if (mayKnow(table.viewer, card)) continue
        expect(JSON.stringify(table), `a message to ${table.viewer}`).not.toContain(`"${card}"`)
      }
      if (open !== undefined && seats.has(open)) continue
      expect(heard, `what is heard with the doors of ${open ?? 'nobody'} open`).not.toContain(words[card])
      for (const trace of [words[card], `#ex-${card}-`]) {
        const at = html.indexOf(trace)
        expect(at < 0 ? '' : html.slice(Math.max(0, at - 80), at + 80), `${card} in the page`).toBe('')
      }
    }
  }
}
