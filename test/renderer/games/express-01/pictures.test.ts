import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src-shared/games/common.ts'
import type { Express01View } from '../../../../src-shared/games/express-01/types.ts'
import { advance, conceal } from '../../../../src-renderer/games/express-01/logic/advance.ts'
import { capitalOf, companiesOf } from '../../../../src-renderer/games/express-01/logic/capital.ts'
import { handCount } from '../../../../src-renderer/games/express-01/logic/hand.ts'
import { director } from '../../../../src-renderer/games/express-01/logic/scenes.ts'
import { playAtRandom } from './played.ts'

/** What events tell in full to everybody. */
const shown = (view: Express01View) => ({
  board: view.board,
  engine: view.engine,
  companies: view.companies,
  upgraded: view.upgraded,
  round: view.round,
  seats: view.seats.map((seat) => ({
    hand: handCount(seat),
    turnCard: seat.turnCard,
    shares: [...seat.shares].sort(),
    bases: seat.bases,
    capital: seat.capital,
    chosen: seat.chosen,
  })),
})
/** What only the all-seeing replay is told in full. */
const secret = (view: Express01View) => ({
  hands: view.seats.map(({ hand }) => hand),
  decks: view.decks.map(({ name, cards, top }) => ({ name, cards, top })),
})

describe('the pictures between two states', () => {
  it.each([
    ['germany', 2],
    ['germany', 4],
    ['usa', 3],
  ] as const)('end where the rules end, whoever looks (%s, %i seats)', (board, seats) => {
    for (const viewer of [0, seats - 1, 'public'] as const)
      for (const { before, events, after } of playAtRandom(board, seats, `${board} ${seats}`, viewer).steps)
        expect(shown(events.reduce(advance, before))).toEqual(shown(after))
  })

  it('carry every card to where it lies, for who sees all', () => {
    for (const { before, events, after } of playAtRandom('usa', 4, 'all', 'all').steps)
      expect(secret(events.reduce(advance, before))).toEqual(secret(after))
  })

  it('leave the state before untouched', () => {
    for (const { before, events } of playAtRandom('germany', 3, 'untouched', 1).steps) {
      const kept = JSON.stringify(before)
      events.reduce(advance, before)
      expect(JSON.stringify(before)).toBe(kept)
    }
  })

  it('[E1-7] count capital as the rules do', () => {
    for (const { after } of playAtRandom('germany', 4, 'capital', 'all').steps) {
      const companies = companiesOf(after)
      expect(companies).toEqual(after.companies)
      after.seats.forEach((seat, i) =>
        expect(capitalOf(seat, companies, after.engine === i)).toEqual(seat.capital),
      )
    }
  })

  it('[E1-38] keep no secret of the last viewer when a curtain closes', () => {
    for (const { before } of playAtRandom('germany', 3, 'secrets', 2).steps) {
      const concealed = conceal(before)
      expect(concealed.seats.every(({ hand, known }) => 'cards' in hand && known.length === 0)).toBe(true)
      if (before.phase === 'bid') expect(concealed.seats.every(({ bid }) => bid === undefined)).toBe(true)
    }
  })
})

describe('the director', () => {
  const { steps } = playAtRandom('germany', 3, 'scenes', 0)
  const scenes = steps.flatMap(({ before, events }) => director.scenes(before as unknown as Json, events))

  it('makes a scene of every event, in order', () => {
    expect(scenes.map(({ event }) => event)).toEqual(steps.flatMap(({ events }) => events))
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
