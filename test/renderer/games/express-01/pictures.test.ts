import { describe, expect, it } from 'vitest'
import type { Express01Event, Express01View } from '../../../../src-shared/games/express-01/types.ts'
import { express01 } from '../../../../src-main/rules/express-01/index.ts'
import { look } from '../../../../src-renderer/games/express-01/logic/scenes.ts'
import { play } from '../../../../src-renderer/games/express-01/play.ts'
import { scenesOf } from '../../../../src-renderer/kit/stage.ts'
import { stepsFor } from '../../../../src-main/table/state.ts'
import type { Json } from '../../../../src-shared/games/common.ts'
import { seenActions } from '../../../support/seen.ts'
import { playAtRandom } from './played.ts'

const hands = (view: Express01View): number[] => view.seats.map(({ capital }) => capital.hand)
const at = (view: Express01View, name: string): string | undefined =>
  view.decks.find((deck) => deck.name === name)?.top[0]

/** What the event does to the picture, part by part: the card is where it flew to. */
function expectLanded(event: Express01Event, before: Express01View, after: Express01View): void {
  switch (event.what) {
    case 'order':
      expect(after.seats.map(({ bid, turnCard }) => [bid, turnCard])).toEqual(
        event.bids.map((bid, seat) => [bid, event.turnCards[seat]]),
      )
      return
    case 'round':
      return expect(after.round).toBe(before.round + 1)
    case 'aid':
      return expect(after.engine).toBe(event.seat)
    case 'upgraded': {
      const { space, card, turned } = event
      return expect(after.board).toContainEqual({ space, card, turned })
    }
    case 'bought':
      expect(after.seats[event.seat]?.shares).toContain(event.card)
      return expect(after.companies[event.company].issued).toBe(
        before.companies[event.company].issued + (event.from === undefined ? 1 : 0),
      )
    case 'took':
      return expect(hands(after)[event.seat]).toBe((hands(before)[event.seat] ?? 0) + 1)
    case 'paid':
      if (event.card === 'engine') return expect(after.engine).toBeUndefined()
      expect(after.decks.map(({ name }) => at(after, name))).toContain(event.card)
      return expect(hands(after)[event.seat]).toBe((hands(before)[event.seat] ?? 0) - 1)
    case 'bonus':
      return expect(after.payment).toMatchObject({ company: event.company, amount: event.amount })
  }
}

describe('the parts of an action', () => {
  it.each([
    ['germany', 2, 0],
    ['germany', 4, 'public'],
    ['usa', 3, 2],
    ['usa', 4, 'all'],
  ] as const)(
    'show every card where it went, one after the other (%s, %i seats, %s)',
    (board, seats, viewer) => {
      const shown = new Set<string>()
      for (const { parts } of seenActions(express01, { options: { board }, seats, seed: `${board}`, viewer }))
        for (const { events, before, after } of parts) {
          const event = events.at(-1) as Express01Event | undefined
          if (event) expectLanded(event, before as Express01View, after as Express01View)
          if (event) shown.add(event.what)
        }
      expect([...shown]).toEqual(
        expect.arrayContaining(['order', 'aid', 'upgraded', 'bought', 'took', 'paid']),
      )
    },
  )
})

const TABLE = { options: { board: 'germany' }, seats: 3, seed: 'scenes' } as const

describe('the director', () => {
  const { steps } = playAtRandom('germany', 3, 'scenes', 0)
  const scenes = steps.flatMap(({ before, events }) =>
    events.map((event) => ({ event, ...look(event, before) })),
  )

  it('makes a scene of every event, in order, and ends with the view of the table', () => {
    for (const { line, before, after } of seenActions(express01, { ...TABLE, viewer: 0 })) {
      const told = stepsFor(line, 0, line.at - 1)
      const made = scenesOf(play.director, before as Json, told, after as Json)
      const events = told.flatMap(({ parts }) => parts.flatMap((part) => part.events))
      expect(made.map(({ event }) => event)).toEqual(events)
      expect(made.at(-1)?.view).toEqual(after)
    }
  })

  it('lets cards fly from deck to map, from hand to deck, from deck to hand', () => {
    const flights = (what: string) =>
      scenes.filter(({ event }) => event.what === what).flatMap((s) => s.flights ?? [])
    expect(flights('upgraded').length).toBeGreaterThan(5)
    expect(flights('upgraded').every(({ from, to }) => /^deck:/.test(from) && /^space:\d{3}$/.test(to))).toBe(
      true,
    )
    expect(flights('paid').every(({ from, to }) => /^(card|seat):/.test(from) && /^deck:/.test(to))).toBe(
      true,
    )
    const took = flights('took')
    expect(took.length).toBeGreaterThan(0)
    expect(took.filter(({ to }) => to !== 'hand').map(({ face }) => face)).toContain('back')
  })
})
