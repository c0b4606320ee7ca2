import { describe, expect, it } from 'vitest'
import type { NewGame, Player } from '../../src-shared/contract/games.ts'
import { tennesseeCentral } from '../../src-shared/games/tennessee-central/info.ts'
import {
  addSeat,
  draftOf,
  firstDraft,
  flawOf,
  newGameOf,
  setHuman,
  swapLivery,
} from '../../src-renderer/pages/new-game/setup.ts'

const player = (id: number, name: string): Player => ({ id, name, hasPin: false, games: 3 })
const fresh = () => firstDraft(tennesseeCentral, 'Marie')

describe('the set-up of a new game', () => {
  it('begins with one person against two computers and the default options', () => {
    const game = newGameOf(tennesseeCentral, fresh())
    expect(game).toEqual({
      game: 'tennessee-central',
      options: { locomotive: 'top' },
      seats: [
        { name: 'Marie', kind: 'human', livery: 'plum' },
        { name: 'Ada', kind: 'conductor', livery: 'teal' },
        { name: 'Bruno', kind: 'apprentice', livery: 'rust' },
      ],
    })
  })

  it('comes back as it was played last, without the seed', () => {
    const last: NewGame = {
      game: 'tennessee-central',
      options: { locomotive: 'own' },
      seats: [
        { name: 'Jonas', kind: 'human', livery: 'olive' },
        { name: 'Dora', kind: 'director', livery: 'teal' },
      ],
      seed: 'typed in',
    }
    const { seed, ...rest } = last
    expect(seed).toBe('typed in')
    expect(newGameOf(tennesseeCentral, draftOf(tennesseeCentral, last))).toEqual(rest)
  })

  it('replaces an option of an older version by its default', () => {
    const last: NewGame = { game: 'tennessee-central', options: { locomotive: 'gone', other: 1 }, seats: [] }
    expect(draftOf(tennesseeCentral, last).options).toEqual({ locomotive: 'top' })
  })

  it('adds computers with a free name, a free livery and the level of the last one', () => {
    const draft = fresh()
    addSeat(draft)
    expect(draft.seats[3]).toMatchObject({ name: 'Clara', kind: 'apprentice', livery: 'slate' })
  })

  it('offers a known player when a computer becomes a person, and the other way round', () => {
    const draft = fresh()
    const players = [player(1, 'Marie'), player(2, 'Jonas')]
    const [, second] = draft.seats
    if (!second) throw new Error('no second seat')
    setHuman(draft, second, true, players)
    expect(second).toMatchObject({ name: 'Jonas', kind: 'human' })
    setHuman(draft, second, false, players)
    expect(second).toMatchObject({ name: 'Ada', kind: 'conductor' })
  })

  it('keeps a name typed in when the kind changes', () => {
    const draft = fresh()
    const [, second] = draft.seats
    if (!second) throw new Error('no second seat')
    second.name = 'Oma'
    setHuman(draft, second, true, [player(2, 'Jonas')])
    expect(second.name).toBe('Oma')
  })

  it('lets two seats exchange their liveries', () => {
    const draft = fresh()
    const [first] = draft.seats
    if (!first) throw new Error('no first seat')
    swapLivery(draft, first, 'rust')
    expect(draft.seats.map((seat) => seat.livery)).toEqual(['rust', 'teal', 'plum'])
  })

  it('says what keeps the game from starting', () => {
    const draft = fresh()
    expect(flawOf(tennesseeCentral, draft)).toBeUndefined()
    const [first, second] = draft.seats
    if (!first || !second) throw new Error('too few seats')
    second.name = ' marie '
    expect(flawOf(tennesseeCentral, draft)).toEqual({ key: 'sameName', params: { name: 'marie' } })
    first.name = '  '
    expect(flawOf(tennesseeCentral, draft)).toEqual({ key: 'noName', params: { n: 1 } })
    draft.seats.length = 1
    expect(flawOf(tennesseeCentral, draft)).toEqual({ key: 'few', params: { min: 2 } })
  })
})
