import { describe, expect, test } from 'vitest'
import { drawWorld } from '../../../src-main/rules/express/worlds.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { play, Table } from './position.ts'

const known = (card: string, hands: number[], locos: number[] = [], deck = false) => ({
  card,
  hands,
  locos,
  deck,
})

describe('[EX-44] locos', () => {
  test('[EX-44] a seat knows the locos it laid itself, and nobody else does', () => {
    const table = new Table({ seats: 4, partners: true, trains: [['auto: coal*2']] })
    table.turn({ locos: 'box', end: { discard: 'auto' } })
    const seen = [0, 1, 2, 3, 'public', 'all'] as const
    expect(seen.map((viewer) => table.view(viewer).teams[0]!.trains[0]!.loco)).toEqual([
      'box',
      ...[undefined, undefined, undefined, undefined, 'box'],
    ])
  })

  test("[EX-44] a partner's only on the own turn after drawing", () => {
    const table = new Table({ seats: 4, partners: true, trains: [['auto: coal*2']] })
    const loco = () => table.view(2).teams[0]!.trains[0]!.loco
    table.turn({ locos: 'auto', end: { discard: 'box' } })
    table.draw().turn({ trains: [play('box')], locos: 'box', end: { discard: 'box' } })
    expect(loco()).toBeUndefined()
    table.draw()
    expect(loco()).toBe('auto')
    table.turn({ trains: [play('box')], locos: 'auto box', end: { discard: 'box' } })
    expect(table.view(0).teams[0]!.trains[0]!.loco).toBeUndefined()
    expect(table.view(0).known).toContainEqual(known('auto', [2], [0]))
  })
})

describe('[EX-45] what a seat knows', () => {
  test('[EX-45] own hand, face-up cards, piles in order, sizes; not other hands or the order of the deck', () => {
    const table = new Table({ seats: 3, discards: 'auto tank', slot: 'wreck coal', deck: 'mail coach dome' })
    const view = table.view(1)
    expect(view.seats.map(({ hand }) => hand)).toEqual([{ cards: 5 }, Array(5).fill('box'), { cards: 5 }])
    expect(view).toMatchObject({ discards: ['auto', 'tank'], slot: ['wreck', 'coal'], deck: { left: 3 } })
    expect(view.deck.order).toBeUndefined()
    expect(table.view('all').deck.order).toEqual(['mail', 'coach', 'dome'])
    expect(table.view('public').seats.map(({ hand }) => hand)).toEqual([
      { cards: 5 },
      { cards: 5 },
      { cards: 5 },
    ])
  })

  test('[EX-45] a discard taken is remembered until it shows again; it may have become a loco', () => {
    const table = new Table({ phase: 'draw', discards: 'auto tank', trains: [['coal: mail']] }).draw(
      'discard',
    )
    expect(table.view(1).known).toEqual([known('tank', [0])])
    expect(table.view('public').known).toEqual([known('tank', [0])])
    expect(table.view(0).known).toEqual([])
    table.turn({ locos: 'tank', end: { discard: 'box' } })
    expect(table.view(1).known).toEqual([known('tank', [0], [0])])
    table.draw().turn({ trains: [play('box')], locos: 'box', end: { discard: 'box' } })
    table.draw().turn({ trains: [play('tank')], locos: 'coal box', end: { discard: 'box' } })
    expect(table.view(1).known).toEqual([])
  })

  test('[EX-45] a car stolen to hand is known, and so is an engine returned to those who saw it', () => {
    const table = new Table({ seats: 3, hands: ['box*3 steal'], trains: [[], ['auto: coal']] })
    table.turn({ end: { disaster: 'steal', seat: 1, train: 0, to: 'hand' } }).answer(false)
    expect(table.view(2).known).toEqual([known('coal', [0])])
    expect(table.view(0).known).toEqual([])
    const swapped = new Table({ seats: 3, hands: ['box*3 broken-car'], trains: [[], ['auto: coal']] })
    swapped.state.trains[1]![0]!.seen = 0b101
    swapped.turn({ end: { disaster: 'broken-car', seat: 1, train: 0 } }).answer(false)
    expect(swapped.view(2).known).toEqual([known('auto', [1])])
    expect(swapped.view('public').known).toEqual([])
    expect(swapped.hand(1)).toContain('auto')
  })

  test('[EX-45] after a reshuffle the deck is known but for its order', () => {
    const table = new Table({ phase: 'draw', deck: 'coal', discards: 'auto commuter tank' }).draw()
    const drawn = table.hand(0).find((card) => card === 'auto' || card === 'commuter')!
    const other = drawn === 'auto' ? 'commuter' : 'auto'
    expect(table.view(0).known).toEqual([known(other, [], [], true)])
    expect(table.view(1).known).toHaveLength(2)
    expect(table.view(1).known).toContainEqual(known(drawn, [0], [], true))
  })

  test('[EX-45] a world drawn from a view keeps what is known where it may be', () => {
    const table = new Table({ phase: 'draw', deck: 'coal', discards: 'auto*3 wreck tank' }).draw()
    const view = table.view(1)
    for (let i = 0; i < 50; i++) {
      const { hands, deck } = drawWorld(view, seedRandom(`world ${i}`))
      expect(hands[0]).toHaveLength(7)
      expect([...hands[0]!, ...deck].filter((card) => card === 26)).toHaveLength(1)
      expect([...hands[0]!, ...deck].filter((card) => card === 8).length).toBeGreaterThanOrEqual(3)
    }
  })
})
