import { describe, expect, it } from 'vitest'
import { express } from '../../../../src-shared/games/express/info.ts'
import { addSeat, askedOptions, firstDraft, flawOf } from '../../../../src-renderer/pages/new-game/setup.ts'

describe('setting up a match of Express', () => {
  it('[EX-41] asks for a number of hands or a target only where the match has one', () => {
    const draft = firstDraft(express, 'Marie')
    const asked = () => askedOptions(express, draft).map(({ name }) => name)
    expect(asked()).toEqual(['match', 'partners'])
    draft.options.match = 'hands'
    expect(asked()).toEqual(['match', 'hands', 'partners'])
    draft.options.match = 'target'
    expect(asked()).toEqual(['match', 'target', 'partners'])
  })

  it('[EX-2] lets partners play with four or six seats only, and says so', () => {
    const draft = firstDraft(express, 'Marie')
    draft.options.partners = true
    expect(flawOf(express, draft)).toEqual({ key: 'numbers', params: { numbers: '4, 6' } })
    addSeat(draft)
    expect(flawOf(express, draft)).toBeUndefined()
    addSeat(draft)
    expect(flawOf(express, draft)?.key).toBe('numbers')
  })
})
