import { describe, expect, it } from 'vitest'
import type { Json, SeatKind } from '#shared/games/common.ts'
import { RECORD_FORMAT } from '#shared/record.ts'
import type { CapitalSheet } from '#shared/games/express-01/types.ts'
import type { ExpressSheet } from '#shared/games/express/types.ts'
import type { TennesseeSheet } from '#shared/games/tennessee-central/types.ts'
import { type Playable, playable } from '../../src-main/rules/record.ts'
import { factsOf, loadCollectors } from '../../src-main/statistics/facts.ts'
import { numberOfKind, type SeatFact } from '../../src-main/store/statistics-facts.ts'
import type { WholeGame } from '../../src-main/store/adopt.ts'
import { makeGame } from '../support/make-games.ts'
import '../support/games.ts'

const collectors = await loadCollectors()

/** Its record, every seat of this kind. */
const recordOf = (made: WholeGame, kind: SeatKind): Playable =>
  playable({
    format: RECORD_FORMAT,
    game: made.game,
    rules: made.rules,
    options: made.options,
    seed: made.seed,
    seats: made.seats.map(({ name, livery }) => ({ name, livery, kind })),
    actions: made.actions.map(({ seat, action }) => ({
      ...(action as Readonly<Record<string, Json>>),
      seat,
    })),
  })

/** A finished game of this kind, every seat a person's, and its facts, each of a kind with a number. */
function counted(game: string): { made: WholeGame; facts: readonly SeatFact[] } {
  for (let n = 0; ; n++) {
    const made = makeGame('facts', n, 0.5)
    if (made.game !== game || !made.result) continue
    const facts = factsOf(recordOf(made, 'human'), collectors)
    for (const { what, name, phase } of facts) expect(numberOfKind({ what, name, phase })).toBeGreaterThan(0)
    return { made, facts }
  }
}
const sum = (facts: readonly SeatFact[], seat: number, what: string, phase?: number): number =>
  facts
    .filter((fact) => fact.seat === seat && fact.what === what)
    .filter((fact) => (phase ?? fact.phase) === fact.phase)
    .reduce((total, { value }) => total + value, 0)

describe('what a game counts of its own', () => {
  it('[TC-11] dividends by company add up to those of the score sheet', () => {
    const { made, facts } = counted('tennessee-central')
    const { dividends } = made.result?.sheet as TennesseeSheet
    const seats = made.seats.map((_, seat) => seat)
    expect([1, 2, 3].map((phase) => seats.map((seat) => sum(facts, seat, 'dividend', phase)))).toEqual(
      dividends,
    )
    expect(facts.every(({ name }) => 'SHDC'.includes(name))).toBe(true)
    expect(facts.filter(({ seat, phase }) => seat === 0 && phase === 1).map(({ times }) => times)).toEqual([
      1,
    ])
  })

  it('[EX-40] trains by type and the other lines add up to the total', () => {
    const { made, facts } = counted('express')
    const sheet = made.result?.sheet as unknown as ExpressSheet
    made.seats.forEach((_, seat) => {
      expect(sum(facts, seat, 'train') + sum(facts, seat, 'score')).toBe(sheet.totals[seat])
    })
    const trains = sheet.hands.flatMap(({ rows }) =>
      rows.flatMap((row) => row.seats.flatMap(() => row.trains)),
    )
    const times = facts.filter(({ what }) => what === 'train').reduce((n, fact) => n + fact.times, 0)
    expect(times).toBe(trains.length)
  }, 20_000)

  it('[E1-36] capital comes from its parts, shares from the stations of their companies', () => {
    const { made, facts } = counted('express-01')
    const { capital } = made.result?.sheet as { capital: readonly CapitalSheet[] }
    capital.forEach(({ total, shares }, seat) => {
      expect(sum(facts, seat, 'capital')).toBe(total)
      expect(sum(facts, seat, 'share')).toBe(shares)
    })
    const runs = made.actions.filter(({ action }) => (action as { do: string }).do === 'bonus').length
    expect(facts.filter(({ what }) => what === 'route').reduce((n, fact) => n + fact.times, 0)).toBe(runs)
  }, 60_000)

  it('counts nothing for computers', () => {
    const { made } = counted('tennessee-central')
    expect(factsOf(recordOf(made, 'director'), collectors)).toEqual([])
  })
})
