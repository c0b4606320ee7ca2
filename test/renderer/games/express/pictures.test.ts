import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src-shared/games/common.ts'
import type { ExpressEvent, ExpressView } from '../../../../src-shared/games/express/types.ts'
import { CARDS } from '../../../../src-shared/games/express/cards.ts'
import { nodes } from '../../../../src-renderer/art/svg.ts'
import { drawCard, FACES, printedName } from '../../../../src-renderer/games/express/art/deck.ts'
import { advance, conceal } from '../../../../src-renderer/games/express/logic/advance.ts'
import { logLine } from '../../../../src-renderer/games/express/logic/events.ts'
import { handCount, handOf } from '../../../../src-renderer/games/express/logic/pieces.ts'
import { director, isSpectacle } from '../../../../src-renderer/games/express/logic/scenes.ts'
import { sceneOf } from '../../../../src-renderer/games/express/logic/spectacle.ts'
import { createTexts } from '../../../../src-renderer/i18n.ts'
import type { Say } from '../../../../src-renderer/kit/log.ts'
import type { Names } from '../../../../src-renderer/kit/names.ts'
import { playAtRandom } from './played.ts'

/** What a table draws of a view for everybody; an order within slot and hand is the picture's own. */
const drawn = (view: ExpressView) => ({
  tables: view.teams.map(({ trains, wayCars }) => ({
    trains: trains.map(({ engine, cars }) => [engine, ...cars]),
    wayCars: wayCars.map(({ card, upright }) => `${card} ${upright}`).sort(),
  })),
  hands: view.seats.map((_, seat) => handCount(view, seat)),
  lost: view.seats.map(({ lost }) => lost),
  deck: view.deck.left,
  discards: view.discards,
  slot: [...view.slot].sort(),
  direction: view.direction,
  hands_scored: view.sheet.hands,
  totals: view.sheet.totals,
})
const dealsAnew = (events: readonly ExpressEvent[]): boolean => events.some(({ what }) => what === 'dealt')
const hides = (events: readonly ExpressEvent[]): boolean =>
  events.some(({ what }) => what === 'dealt' || what === 'redealt')

describe('the pictures between two states', () => {
  it.each([
    [2, false],
    [4, true],
    [6, false],
  ])('end where the rules end, as the public sees it (%i seats, partners: %s)', (seats, partners) => {
    for (const { before, events, after } of playAtRandom(seats, `pictures ${seats}`, 'public', {
      partners,
      hands: seats === 2 ? 2 : 1,
    }).steps) {
      const pictured = drawn(events.reduce(advance, before))
      if (dealsAnew(events)) pictured.deck = after.deck.left
      expect(pictured).toEqual(drawn(after))
    }
  })

  it('[EX-8] keep the own hand card by card, locos taken up and laid again', () => {
    for (const { before, events, after } of playAtRandom(3, 'own hand', 1, { hands: 1 }).steps) {
      if (hides(events)) continue
      const pictured = events.reduce(advance, before)
      expect([...(handOf(pictured, 1) ?? [])].sort()).toEqual([...(handOf(after, 1) ?? [])].sort())
    }
  })

  it('leave the state before untouched', () => {
    for (const { before, events } of playAtRandom(3, 'untouched', 1, { hands: 1 }).steps) {
      const kept = JSON.stringify(before)
      events.reduce(advance, before)
      expect(JSON.stringify(before)).toBe(kept)
    }
  })

  it('[EX-44] keep no hand, no loco and no memory once concealed', () => {
    for (const { after } of playAtRandom(4, 'concealed', 2, { partners: true, hands: 1 }).steps) {
      const hidden = conceal(after)
      expect(hidden.seats.map((_, seat) => handOf(hidden, seat))).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(
        hidden.teams.flatMap(({ trains }) => trains.map(({ loco }) => loco)).every((loco) => !loco),
      ).toBe(true)
      expect([hidden.known, hidden.planning, hidden.viewer]).toEqual([[], undefined, 'public'])
      expect(drawn(hidden)).toEqual(drawn(after))
    }
  })

  it('wait for a person when a hand is scored and another follows, and only then', () => {
    const { steps } = playAtRandom(2, 'waits', 0)
    const waiting = steps.flatMap(({ before, events }) =>
      director
        .scenes(before as unknown as Json, events)
        .filter(({ waits }) => waits)
        .map(({ event }) => event.what),
    )
    expect(waiting).toEqual(['scored'])
  })

  it('[EX-23] show every disaster, its question and its outcome large, and nothing secret', () => {
    const shown = new Set<string>()
    for (const { before, events } of playAtRandom(4, 'large', 'public', { hands: 1 }).steps) {
      for (const event of events) {
        const scene = sceneOf(before, event)
        if (isSpectacle(event) && event.what !== 'scored' && event.what !== 'standstill') {
          expect(scene, event.what).toBeDefined()
        }
        if (scene?.kind === 'disaster') shown.add(event.what)
      }
      if (before.pending) expect(sceneOf(before, undefined)?.end).toEqual(before.pending.end)
    }
    expect([...shown]).toEqual(expect.arrayContaining(['disaster', 'asked', 'declined']))
  })
})

describe('the log', () => {
  const names: Names = {
    all: ['Du', 'Ada', 'Bruno', 'Clara'],
    you: 0,
    of: (seat) => ['Du', 'Ada', 'Bruno', 'Clara'][seat] ?? '',
    list: (items) => items.join(', '),
  }
  it.each(['en', 'de'] as const)('has a whole sentence and a rule for every event (%s)', (locale) => {
    const { global } = createTexts(locale)
    const say: Say = (key, params = {}) => global.t(`games.express.${key}`, { ...params })
    const told = new Set<string>()
    for (const { events } of playAtRandom(4, 'told', 0, { partners: true, hands: 1 }).steps) {
      for (const event of events) {
        const line = logLine(say, names, event)
        const path = `games.express.log.${line.key}`
        expect(global.te(path), path).toBe(true)
        const said = global.t(path, { ...line.params, seat: 'Ada' })
        expect(said).not.toMatch(/[{}|]|undefined|games\./)
        expect(line.rule).toMatch(/^EX-\d+$/)
        told.add(event.what)
      }
    }
    expect(told.size).toBeGreaterThan(15)
  })
})

describe('the cards', () => {
  it('[EX-1] are all drawn, each with its name in both languages', () => {
    expect(FACES.length).toBe(CARDS.length + 2)
    for (const locale of ['en', 'de'] as const) {
      for (const face of FACES) {
        const drawing = nodes(drawCard(face, locale))
        expect(drawing.length).toBeGreaterThan(4)
        const words = JSON.stringify(drawing.map(({ children }) => children))
        if (face !== 'back') expect(words, face).toContain(printedName(face, locale).toUpperCase())
      }
    }
  })
})
