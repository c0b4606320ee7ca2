import { describe, expect, it } from 'vitest'
import { suitOf } from '../../../../src-shared/games/tennessee-central/cards.ts'
import type { TennesseeEvent, TennesseeView } from '../../../../src-shared/games/tennessee-central/types.ts'
import { tennesseeCentral } from '../../../../src-main/rules/tennessee-central/index.ts'
import { handCounts, openHand } from '../../../../src-renderer/games/tennessee-central/logic/hand.ts'
import { look } from '../../../../src-renderer/games/tennessee-central/logic/scenes.ts'
import { seenActions } from '../../../support/seen.ts'
import { playAtRandom } from './played.ts'

const counts = (view: TennesseeView) => view.seats.map(handCounts)
const fronts = (view: TennesseeView) => view.seats.map(({ front }) => front.map(({ card }) => card))

/** What the event does to the picture, part by part: the card is where it flew to. */
function expectLanded(event: TennesseeEvent, before: TennesseeView, after: TennesseeView): void {
  switch (event.what) {
    case 'built':
      expect(after.stacks[suitOf(event.card)].at(-1)).toBe(event.card)
      expect(after.values[suitOf(event.card)]).toBe(event.value)
      return expect(counts(after)[event.seat]?.tracks).toBe((counts(before)[event.seat]?.tracks ?? 0) - 1)
    case 'drew':
      expect(after.deck.left).toBe(before.deck.left - 1)
      return expect(counts(after)[event.seat]?.tracks).toBe((counts(before)[event.seat]?.tracks ?? 0) + 1)
    case 'placedLocomotive':
      return expect(after.stacks[event.suit].at(-1)).toBe('L')
    case 'revealed':
      // The shares lie in front and are paid for before any of them moves on.
      expect(fronts(after)).toEqual(fronts(before).map((front, seat) => [...front, event.cards[seat]]))
      expect(after.dividends).toBe(before.dividends)
      return expect(after.seats.some(({ chosen }) => chosen)).toBe(false)
    case 'paid':
      expect(after.dividends).toBe(event.dividend)
      expect(after.seats.map(({ dividends }) => dividends.at(-1))).toEqual(event.pays)
      return expect(fronts(after)).toEqual(fronts(before))
    case 'passed':
      return event.cards.forEach((card, seat) => {
        expect(fronts(after)[(seat + 1) % after.seats.length]).toContain(card)
      })
  }
}

describe('the parts of an action', () => {
  it.each([
    [2, 0],
    [3, 'public'],
    [4, 3],
  ] as const)(
    'show what is revealed, paid and passed one after the other (%i seats, %s)',
    (seats, viewer) => {
      const shown = new Set<string>()
      for (const { parts } of seenActions(tennesseeCentral, {
        options: { locomotive: 'top' },
        seats,
        seed: `${seats}`,
        viewer,
      }))
        for (const { events, before, after } of parts) {
          const event = events.at(-1) as TennesseeEvent | undefined
          if (event) expectLanded(event, before as TennesseeView, after as TennesseeView)
          if (event) shown.add(event.what)
        }
      expect([...shown]).toEqual(expect.arrayContaining(['built', 'drew', 'revealed', 'paid', 'passed']))
    },
  )

  it('show no hand and no choice to the public', () => {
    for (const { parts } of seenActions(tennesseeCentral, {
      options: { locomotive: 'top' },
      seats: 3,
      seed: 'public',
      viewer: 'public',
    }))
      for (const { after } of parts)
        for (const seat of (after as TennesseeView).seats) {
          expect(openHand(seat)).toBeUndefined()
          expect(seat.choice).toBeUndefined()
        }
  })
})

describe('the director', () => {
  it('[TC-10] lets every seat’s share fly at once, from an own hand by its card, from another by its place', () => {
    const { steps } = playAtRandom(3, 'flights', 1)
    const step = steps.find(({ events }) => events.some((event) => event.what === 'revealed'))
    const scenes = step ? step.events.map((event) => ({ event, ...look(event, step.before) })) : []
    const reveal = scenes.find((scene) => scene.event.what === 'revealed')
    expect(reveal?.flights?.map((flight) => flight.to)).toEqual(['front:0', 'front:1', 'front:2'])
    expect(reveal?.flights?.[0]?.from).toBe('hand:0')
    expect(reveal?.flights?.[1]?.from).toBe(`card:${reveal?.flights?.[1]?.face}`)
    const paid = scenes.find((scene) => scene.event.what === 'paid')
    expect(paid).toMatchObject({ lights: ['value:S', 'value:H', 'value:D', 'value:C'], spectacle: true })
  })

  it('shows a card drawn by another seat only from behind', () => {
    for (const { before, events } of playAtRandom(3, 'drawn', 0).steps) {
      for (const event of events) {
        const { flights } = look(event, before)
        if (event.what === 'drew') expect(flights?.[0]?.face === 'back').toBe(event.seat !== 0)
      }
    }
  })
})
