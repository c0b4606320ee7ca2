import { describe, expect, it } from 'vitest'
import type { ExpressEvent, ExpressView } from '../../../../src-shared/games/express/types.ts'
import { CARDS } from '../../../../src-shared/games/express/cards.ts'
import { nodes } from '../../../../src-renderer/art/svg.ts'
import { drawCard, FACES, printedName } from '../../../../src-renderer/games/express/art/deck.ts'
import { logLine } from '../../../../src-renderer/games/express/logic/events.ts'
import { handCount, handOf } from '../../../../src-renderer/games/express/logic/pieces.ts'
import { isSpectacle, look } from '../../../../src-renderer/games/express/logic/scenes.ts'
import { sceneOf } from '../../../../src-renderer/games/express/logic/spectacle.ts'
import { createTexts } from '../../../../src-renderer/games/create-texts.ts'
import type { Say } from '../../../../src-renderer/kit/log.ts'
import type { Names } from '../../../../src-renderer/kit/names.ts'
import { express } from '../../../../src-main/rules/express/index.ts'
import { seenActions } from '../../../support/seen.ts'
import { playAtRandom } from './played.ts'

const seatsHands = (view: ExpressView) => view.seats.map((_, seat) => handCount(view, seat))
const teamAt = (view: ExpressView, seat: number) => view.teams[view.seats[seat]?.team ?? -1]
const carsAt = (view: ExpressView, seat: number, train: number) => teamAt(view, seat)?.trains[train]?.cars

/** What the event does to the picture, part by part: the card is where it flew to. */
function expectLanded(event: ExpressEvent, before: ExpressView, after: ExpressView): void {
  const gained = (seat: number): number => (seatsHands(after)[seat] ?? 0) - (seatsHands(before)[seat] ?? 0)
  switch (event.what) {
    case 'started':
      expect(carsAt(before, event.seat, event.train)).toBeUndefined()
      expect(carsAt(after, event.seat, event.train)).toEqual(event.cars)
      return expect(gained(event.seat)).toBe(-1 - event.cars.length)
    case 'extended':
      expect(carsAt(after, event.seat, event.train)).toEqual([
        ...(carsAt(before, event.seat, event.train) ?? []),
        ...event.cars,
      ])
      return expect(gained(event.seat)).toBe(-event.cars.length)
    case 'tookOver':
      expect(teamAt(before, event.seat)?.trains[event.train]?.engine).toBe('loco')
      return expect(teamAt(after, event.seat)?.trains[event.train]?.engine).toBe('diesel')
    case 'laidWayCar':
      expect(teamAt(after, event.seat)?.wayCars.at(-1)).toEqual({ card: event.card, upright: false })
      return expect(gained(event.seat)).toBe(-1)
    case 'discarded':
      expect(after.discards.at(-1)).toBe(event.card)
      return expect(gained(event.seat)).toBe(-1)
    case 'turntable':
    case 'disaster':
      return expect(after.slot.length).toBe(before.slot.length + 1)
    case 'drewDiscard':
      return expect(gained(event.seat)).toBe(1)
    case 'brokenCar':
      return expect(after.slot.length).toBe(before.slot.length + 1)
    case 'scored':
      expect(after.sheet.hands.at(-1)).toEqual(event.sheet)
      // The table is still as it was scored.
      return expect(after.teams.map(({ trains }) => trains)).toEqual(before.teams.map(({ trains }) => trains))
    case 'dealt':
      return expect(after.teams.every(({ trains }) => trains.length === 0)).toBe(true)
  }
}

describe('the parts of an action', () => {
  it.each([
    [2, false, 'public'],
    [4, true, 1],
    [6, false, 'public'],
  ] as const)('lay a plan out piece by piece (%i seats, partners: %s, %s)', (seats, partners, viewer) => {
    const shown = new Set<string>()
    const options = { partners, match: 'hands', hands: 2, target: 50 } as const
    for (const { parts, seat } of seenActions(express, { options, seats, seed: `pictures ${seats}`, viewer }))
      for (const { events, before, after } of parts) {
        const event = events.at(-1) as ExpressEvent | undefined
        // A plan's own hand holds the locos it takes up, so only others count its cards.
        if (event && seat !== viewer) expectLanded(event, before as ExpressView, after as ExpressView)
        if (event) shown.add(event.what)
      }
    expect([...shown]).toEqual(
      expect.arrayContaining(['started', 'extended', 'discarded', 'scored', 'dealt']),
    )
  })

  it('[EX-44] show no hand, no loco and no memory of a seat to the public', () => {
    const options = { partners: true, match: 'hand', hands: 1, target: 50 } as const
    for (const { parts } of seenActions(express, { options, seats: 4, seed: 'public', viewer: 'public' }))
      for (const { after } of parts) {
        const view = after as ExpressView
        expect(view.seats.every((_, seat) => handOf(view, seat) === undefined)).toBe(true)
        expect(view.teams.flatMap(({ trains }) => trains.flatMap(({ loco }) => loco ?? []))).toEqual([])
        expect([view.planning, view.viewer]).toEqual([undefined, 'public'])
      }
  })
})

describe('the director', () => {
  it('waits for a person when a hand is scored and another follows, and only then', () => {
    const { steps } = playAtRandom(2, 'waits', 0)
    const waiting = steps.flatMap(({ before, events, after }) =>
      events.filter((event) => look(event, before, after).waits).map(({ what }) => what),
    )
    expect(waiting).toEqual(['scored'])
  })

  it('[EX-23] shows every disaster, its question and its outcome large, and nothing secret', () => {
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
  it.each(['en', 'de'] as const)('has a whole sentence and a rule for every event (%s)', async (locale) => {
    const texts = await createTexts(locale)
    const say: Say = (key, params = {}) => texts.t(`games.express.${key}`, { ...params })
    const told = new Set<string>()
    for (const { events } of playAtRandom(4, 'told', 0, { partners: true, hands: 1 }).steps) {
      for (const event of events) {
        const line = logLine(say, names, event)
        const path = `games.express.log.${line.key}`
        expect(texts.has(path), path).toBe(true)
        const said = texts.t(path, { ...line.params, seat: 'Ada' })
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
