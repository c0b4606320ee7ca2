import { describe, expect, it } from 'vitest'
import { onlyHuman, turnOf, winners } from '../../src-renderer/game-lists/results.ts'
import { finishedGame, openGame, SEATS } from './support/games.ts'

const hotSeat = {
  ...openGame,
  seats: SEATS.map((seat, i) => (i === 1 ? { ...seat, kind: 'human' as const } : seat)),
}

describe('what lists say about a game', () => {
  it('you are at turn when you are the only person', () => {
    expect(turnOf(openGame)).toEqual({ who: 'you', name: 'Marie' })
  })

  it('a person is named when several share the screen', () => {
    expect(turnOf({ ...hotSeat, deciders: [1] })).toEqual({ who: 'person', name: 'Ada' })
  })

  it('a person comes before a computer when both must decide', () => {
    expect(turnOf({ ...openGame, deciders: [2, 0] })).toEqual({ who: 'you', name: 'Marie' })
  })

  it('a computer is named while it thinks, nobody when the game is over', () => {
    expect(turnOf({ ...openGame, deciders: [2] })).toEqual({ who: 'computer', name: 'Bruno' })
    expect(turnOf(finishedGame)).toBeUndefined()
  })

  it('all seats in first place have won', () => {
    expect(winners(finishedGame).map((seat) => seat.name)).toEqual(['Ada'])
    expect(winners({ ...finishedGame, places: [1, 1, 3] }).map((seat) => seat.name)).toEqual(['Marie', 'Ada'])
  })

  it('the own seat is known only when one person played', () => {
    expect(onlyHuman(openGame)).toBe(0)
    expect(onlyHuman(hotSeat)).toBeUndefined()
  })
})
