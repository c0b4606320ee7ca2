import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src-shared/games/common.ts'
import type { TennesseeView } from '../../../../src-shared/games/tennessee-central/types.ts'
import { advance, conceal } from '../../../../src-renderer/games/tennessee-central/logic/advance.ts'
import { handCounts, openHand } from '../../../../src-renderer/games/tennessee-central/logic/hand.ts'
import { director } from '../../../../src-renderer/games/tennessee-central/logic/scenes.ts'
import { playAtRandom } from './played.ts'

/** What a table draws of a view; the order of a hand is the picture's own. */
const drawn = (view: TennesseeView) => ({
  stacks: view.stacks,
  values: view.values,
  dividends: view.dividends,
  deck: { left: view.deck.left, parts: view.deck.parts },
  seats: view.seats.map((seat) => ({
    front: seat.front,
    dividends: seat.dividends,
    chosen: seat.chosen,
    counts: handCounts(seat),
    hand: openHand(seat),
  })),
})

describe('the pictures between two states', () => {
  it.each([2, 3, 4])('end where the rules end, whoever looks (%i seats)', (seats) => {
    for (const viewer of [0, seats - 1, 'public'] as const) {
      const { steps } = playAtRandom(seats, `pictures ${seats}`, viewer)
      for (const { before, events, after } of steps) {
        expect(drawn(events.reduce(advance, before))).toEqual(drawn(after))
      }
    }
  })

  it('leave the state before untouched', () => {
    for (const { before, events } of playAtRandom(3, 'untouched', 1).steps) {
      const kept = JSON.stringify(before)
      events.reduce(advance, before)
      expect(JSON.stringify(before)).toBe(kept)
    }
  })

  it('keep no card of a hand and no secret choice once concealed', () => {
    for (const { after } of playAtRandom(4, 'concealed', 2).steps) {
      const hidden = conceal(after)
      expect(hidden.seats.every((seat) => openHand(seat) === undefined && seat.choice === undefined)).toBe(
        true,
      )
      expect(hidden.seats.map(handCounts)).toEqual(after.seats.map(handCounts))
    }
  })

  it('[TC-10] let every seat’s share fly at once, from an own hand by its card, from another by its place', () => {
    const { steps } = playAtRandom(3, 'flights', 1)
    const step = steps.find(({ events }) => events.some((event) => event.what === 'revealed'))
    const scenes = director.scenes(step?.before as unknown as Json, step?.events ?? [])
    const reveal = scenes.find((scene) => scene.event.what === 'revealed')
    expect(reveal?.flights?.map((flight) => flight.to)).toEqual(['front:0', 'front:1', 'front:2'])
    expect(reveal?.flights?.[0]?.from).toBe('hand:0')
    expect(reveal?.flights?.[1]?.from).toBe(`card:${reveal?.flights?.[1]?.face}`)
    const paid = scenes.find((scene) => scene.event.what === 'paid')
    expect(paid).toMatchObject({ lights: ['value:S', 'value:H', 'value:D', 'value:C'], spectacle: true })
  })

  it('show a card drawn by another seat only from behind', () => {
    for (const { before, events } of playAtRandom(3, 'drawn', 0).steps) {
      for (const scene of director.scenes(before as unknown as Json, events)) {
        const event = scene.event as (typeof events)[number]
        if (event.what === 'drew') expect(scene.flights?.[0]?.face === 'back').toBe(event.seat !== 0)
      }
    }
  })
})
