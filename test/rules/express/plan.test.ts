import { describe, expect, test } from 'vitest'
import { game, play, Table, turn } from './position.ts'

const box = { discard: 'box' } as const

describe('locos', () => {
  test('[EX-8] after the draw the locos count as cards of the hand and are laid anew', () => {
    const table = new Table({ hands: ['box*3 coal'], trains: [['auto: coal*3']] })
    table.turn({ trains: [play('coal', 0)], locos: 'box', end: box })
    expect(table.view(0).teams[0]!.trains[0]!.loco).toBe('box')
    expect(table.hand(0)).toEqual(['box', 'auto'])
  })

  test('[EX-8] [EX-14] every train without a face-up diesel has exactly one loco', () => {
    const table = new Table({ hands: ['box*3 coal'], trains: [['auto: coal*3', 'diesel: coach*3']] })
    expect(table.whyTurn({ end: box })).toEqual(['EX-14 locosMissing'])
    expect(table.whyTurn({ locos: 'auto box', end: box })).toEqual(['EX-8 locosTooMany'])
    expect(table.whyTurn({ locos: 'auto', end: box })).toEqual([])
  })

  test('[EX-14] [EX-18] any card may be a loco', () => {
    for (const loco of ['wild', 'turntable', 'wreck', 'boom', 'caboose', 'diesel']) {
      const table = new Table({ hands: [`box*2 coal ${loco}`] })
      expect(table.whyTurn({ trains: [play('coal')], locos: loco, end: box }), loco).toEqual([])
    }
  })
})

describe('laying cards', () => {
  test('[EX-9] trains are started and lengthened at their end, way cars lie in their own row', () => {
    const table = new Table({ hands: ['box*4 coal*2 boom hopper'], trains: [['box: coal*2']] })
    table.turn({ trains: [play('coal*2', 0), play('hopper')], wayCars: 'boom', locos: 'box*2', end: box })
    expect(table.trains(0)).toEqual(['coal coal coal coal', 'hopper'])
    expect(table.view().teams[0]!.wayCars).toEqual([{ card: 'boom', upright: false }])
    expect(table.hand(0)).toEqual(['box', 'box'])
  })

  test('[EX-9] nothing must be played unless the hand limit asks for it', () => {
    expect(new Table({ hands: ['coal*6'] }).whyTurn({ end: { discard: 'coal' } })).toEqual([])
    expect(new Table({ hands: ['coal*7'] }).whyTurn({ end: { discard: 'coal' } })).toEqual([
      'EX-10 tooManyCards',
    ])
  })

  test('[EX-9] only cards held and trains that exist can be used', () => {
    const table = new Table({ hands: ['box*4'], trains: [['tank: coal*2']] })
    expect(table.whyTurn({ trains: [play('coal', 0)], locos: 'tank', end: box })).toEqual(['EX-9 notInHand'])
    expect(table.whyTurn({ trains: [play('box', 1)], locos: 'tank', end: box })).toEqual(['EX-9 noSuchTrain'])
    expect(table.whyTurn({ wayCars: 'box', locos: 'tank', end: box })).toEqual(['EX-9 notAWayCar'])
    const twice = { trains: [play('coal', 0), play('coal', 0)], locos: 'box', end: box }
    expect(new Table({ hands: ['box*3 coal*2'], trains: [['tank: coal*2']] }).whyTurn(twice)).toEqual([
      'EX-9 trainTwice',
    ])
  })

  test('[EX-11] cars on the table stay where they are: a plan can only add to the end', () => {
    const table = new Table({ hands: ['box*3 coal'], trains: [['box: coal*2 caboose', 'box: tank*2']] })
    expect(table.whyTurn({ trains: [play('coal', 0)], locos: 'box*2', end: box })).toEqual([
      'EX-17 afterCaboose',
    ])
    table.turn({ locos: 'box*2', end: box })
    expect(table.trains(0)).toEqual(['coal coal caboose', 'tank tank'])
  })

  test('[EX-16] a diesel face up takes over a passenger train and starts one, but no freight train', () => {
    const takeover = { trains: [{ train: 0, add: [], engine: 'diesel' }] as never, end: box }
    const table = new Table({ hands: ['box*3 diesel'], trains: [['auto: mail coach']] })
    table.turn(takeover)
    expect(table.view().teams[0]!.trains[0]).toMatchObject({ engine: 'diesel', cars: ['mail', 'coach'] })
    expect(table.hand(0)).toEqual(['box', 'box', 'auto'])
    expect(table.what()).toContain('tookOver')
    const freight = new Table({ hands: ['box*3 diesel'], trains: [['auto: coal*2']] })
    expect(freight.whyTurn(takeover)).toEqual(['EX-16 dieselFreight'])
    const second = new Table({ hands: ['box*3 diesel'], trains: [['diesel: mail coach']] })
    expect(second.whyTurn(takeover)).toEqual(['EX-14 secondEngine'])
    const start = new Table({ hands: ['box*3 diesel mail'] })
    start.turn({ trains: [{ add: ['mail'], engine: 'diesel' }], end: box })
    expect(start.view('public').teams[0]!.trains[0]!.engine).toBe('diesel')
  })

  test('[EX-19] [EX-21] a wild train left by a disaster stands, and grows again with an ordinary car only', () => {
    const table = new Table({ hands: ['box*3 coal wild caboose'], trains: [['box: wild']] })
    expect(table.whyTurn({ locos: 'box', end: box })).toEqual([])
    expect(table.whyTurn({ trains: [play('coal', 0)], locos: 'box', end: box })).toEqual([])
    expect(table.whyTurn({ trains: [play('wild', 0)], locos: 'box', end: box })).toEqual(['EX-19 wildsOnly'])
    const two = new Table({ hands: ['box*3 caboose'], trains: [['box: wild*2']] })
    expect(two.whyTurn({ trains: [play('caboose', 0)], locos: 'box', end: box })).toEqual(['EX-19 wildsOnly'])
  })

  test('[EX-21] a wild laid as a caboose is one from then on', () => {
    const table = new Table({ hands: ['box*3 wild coal'], trains: [['box: coal*2']] })
    table.turn({ trains: [play('wild-caboose', 0)], locos: 'box', end: box })
    expect(table.trains(0)).toEqual(['coal coal wild-caboose'])
    expect(game.cards(table.state)).toContain('wild')
  })

  test('every reason that holds is told, most basic first', () => {
    const table = new Table({ hands: ['box*7 coal tank'], turns: 0 })
    expect(table.whyTurn({ trains: [play('coal tank'), play('wild')], end: { turntable: true } })).toEqual([
      ...['EX-9 notInHand', 'EX-9 notInHand', 'EX-15 mixedTypes', 'EX-19 wildsOnly'],
      ...['EX-14 locosMissing', 'EX-22 firstTurn', 'EX-10 tooManyCards'],
    ])
  })
})

describe('ending the turn', () => {
  test('[EX-10] a discard, a disaster or a turntable ends the turn', () => {
    const table = new Table({ hands: ['box*3'] })
    expect(table.whyTurn({ end: { none: true } })).toEqual(['EX-10 endMissing'])
    table.turn({ end: box })
    expect(table.view().discards).toEqual(['tank', 'box'])
    expect(table.deciders()).toEqual([1])
  })

  test('[EX-10] the limit is counted after the ending card, before its effect', () => {
    const end = { disaster: 'steal', seat: 1, train: 0, to: 'hand' } as const
    const table = new Table({ hands: ['box*5 steal'], trains: [[], ['box: coal*3']] })
    expect(table.whyTurn({ end })).toEqual([])
    table.turn({ end }).answer(false)
    expect(table.hand(0)).toHaveLength(6)
  })

  test('[EX-13] a turn that does not go out keeps a card', () => {
    const table = new Table({ hands: ['box coal'], trains: [['box: coal*3']] })
    const all = { trains: [play('coal', 0)], locos: 'box', end: box }
    expect(table.whyTurn(all)).toEqual(['EX-13 keepOne', 'EX-35 outNeedsFive'])
    const last = new Table({ hands: ['turntable coal'], trains: [['box: coal*3']] })
    expect(last.whyTurn({ trains: [play('coal', 0)], locos: 'box', end: { turntable: true } })).toEqual([
      'EX-13 lastCardPlain',
    ])
  })

  test('[EX-13] a seat that cannot discard and keep a card ends its turn without a discard', () => {
    for (const hands of [['box'], ['']]) {
      const table = new Table({ hands, trains: [['auto: coal*3']] })
      const { actions } = game.legalActions(table.state, 0)
      expect(actions).toEqual([turn({ locos: 'auto', end: { none: true } })])
      table.turn({ locos: 'auto', end: { none: true } })
      expect(table.hand(0)).toEqual(hands[0] === '' ? [] : hands)
      expect(table.deciders()).toEqual([1])
    }
    const one = new Table({ hands: ['coal'], trains: [['auto: coal*3']] })
    expect(one.whyTurn({ trains: [play('coal', 0)], locos: 'auto', end: { none: true } })).toEqual([
      'EX-13 keepOne',
    ])
    expect(one.whyTurn({ locos: 'auto', end: { discard: 'coal' } })[0]).toBe('EX-13 keepOne')
  })

  test('[EX-22] no disaster and no turntable for effect on a first turn, but both as plain discards', () => {
    const table = new Table({ hands: ['box*3 turntable derailment'], turns: 0 })
    expect(table.whyTurn({ end: { turntable: true } })).toEqual(['EX-22 firstTurn'])
    expect(table.whyTurn({ end: { disaster: 'derailment', seat: 1 } })).toEqual(['EX-22 firstTurn'])
    expect(table.whyTurn({ end: { discard: 'turntable' } })).toEqual([])
  })
})
