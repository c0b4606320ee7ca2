import { describe, expect, test } from 'vitest'
import { game, play, Table, type Setting } from './position.ts'

const four = (setting: Setting): Table => new Table({ seats: 4, partners: true, ...setting })
const attack = { locos: '', end: { disaster: 'broken-car', seat: 1, train: 0 } } as const

describe('[EX-42] partners', () => {
  test('[EX-42] share trains, locos and way cars; each plays from its own hand', () => {
    const table = four({ hands: ['box*4 coal', 'box*5', 'box*4 coal'], trains: [['auto: coal*2']] })
    table.turn({ trains: [play('coal', 0)], locos: 'auto', end: { discard: 'box' } })
    table.draw().turn({ trains: [play('box')], locos: 'box', end: { discard: 'box' } })
    table.draw().turn({ trains: [play('coal', 0)], locos: 'box', end: { discard: 'box' } })
    expect(table.trains(0)).toEqual(['coal coal coal coal'])
    expect(table.hand(2)).toContain('auto')
    expect(table.hand(0)).toEqual(['box', 'box', 'box'])
  })

  test('[EX-42] either partner may answer from hand, asked in turn order after the player', () => {
    const setting = {
      ...{ hands: ['box*3 broken-car', undefined, undefined, 'box light-crane'] },
      trains: [[], ['box: coal*3']],
    }
    const table = four(setting).turn(attack)
    expect(table.deciders()).toEqual([1])
    table.answer(false)
    expect(table.deciders()).toEqual([3])
    expect(table.why(1, { do: 'answer', block: false })).toEqual(['EX-31 notYou'])
    table.answer(true)
    expect(table.trains(1)).toEqual(['coal coal coal'])
    expect(table.view().teams[1]!.wayCars).toEqual([{ card: 'light-crane', upright: true }])
    expect(table.deciders()).toEqual([1])
    const right = four(setting)
    right.state.direction = -1
    expect(right.turn(attack).deciders()).toEqual([3])
  })

  test('[EX-42] a derailment asks only its target', () => {
    const table = four({ hands: ['box*3 derailment'] })
    table.turn({ end: { disaster: 'derailment', seat: 3 } })
    expect(table.deciders()).toEqual([3])
    table.answer(false)
    expect(table.view()).toMatchObject({ phase: 'draw', turn: 1 })
    expect(table.view().seats[3]!.lost).toBe(1)
  })

  test('[EX-42] way cars laid serve both; nobody answers a disaster of its own team', () => {
    const laid = four({ hands: ['box*3 derailment'], wayCars: [undefined, 'boom!'] })
    laid.turn({ end: { disaster: 'derailment', seat: 3 } })
    expect(laid.view().seats[3]!.lost).toBe(0)
    const own = four({
      hands: ['box*3 broken-car', undefined, 'light-crane'],
      trains: [['box: coal*2']],
    })
    own.turn({ locos: 'box', end: { disaster: 'broken-car', seat: 2, train: 0 } })
    expect(own.trains(0)).toEqual(['coal'])
    expect(own.deciders()).toEqual([1])
  })

  test('[EX-27] engines are not switched with a partner', () => {
    const table = four({ hands: ['box*3 switch-engines'], trains: [['box: coal', 'box: coal']] })
    const end = { disaster: 'switch-engines', seat: 2, mine: [0], theirs: [1] } as const
    expect(table.whyTurn({ locos: 'box*2', end })).toEqual(['EX-27 switchWithOwn'])
  })

  test('[EX-29] the engine of an empty train goes to the partner whose turn comes next', () => {
    const setting = {
      hands: ['box*3 broken-car', 'tank*2', undefined, 'tank*2'],
      trains: [[], ['auto: coal']],
    }
    const left = four(setting).turn(attack).answer(false).answer(false)
    expect([left.hand(1), left.hand(3)].map((hand) => hand.includes('auto'))).toEqual([true, false])
    const right = four(setting)
    right.state.direction = -1
    right.turn(attack).answer(false).answer(false)
    expect(right.hand(3)).toContain('auto')
  })

  test('[EX-29] a reversal that is due and turns to be lost are counted', () => {
    const setting = {
      hands: ['box*3 broken-car', 'tank*2', undefined, 'tank*2'],
      trains: [[], ['auto: coal']],
    }
    const played = (change: (table: Table) => void): boolean[] => {
      const table = four(setting)
      change(table)
      table.turn(attack).answer(false).answer(false)
      return [table.hand(1), table.hand(3)].map((hand) => hand.includes('auto'))
    }
    const [toNext, toLast] = [
      [true, false],
      [false, true],
    ]
    expect(played((table) => (table.state.extra = true))).toEqual(toLast)
    expect(played((table) => (table.state.lost[1] = 1))).toEqual(toLast)
    expect(
      played((table) => {
        table.state.lost[1] = 1
        table.state.lost[3] = 1
      }),
    ).toEqual(toNext)
  })
})

describe('[EX-43] may I go out?', () => {
  const setting: Setting = {
    hands: ['coal tank box', undefined, 'auto*2'],
    trains: [['box: coal*4', 'box: tank*3']],
  }
  const out = { trains: [play('coal', 0), play('tank', 1)], locos: 'box*2', end: { discard: 'box' } } as const

  test('[EX-43] a seat may ask once a turn, after the draw; question and answer are public', () => {
    const table = four(setting).act(0, { do: 'ask' })
    expect(table.deciders()).toEqual([2])
    expect(table.why(0, { do: 'ask' })).toEqual(['EX-43 notYou'])
    expect(table.why(2, { do: 'draw', from: 'deck' })).toEqual(['EX-43 permitFirst'])
    table.act(2, { do: 'permit', yes: true })
    expect(table.view('public').permission).toBe('yes')
    expect(table.why(0, { do: 'ask' })).toEqual(['EX-43 askedAlready'])
    expect(table.events).toEqual([
      { what: 'askedPartner', seat: 0, partner: 2 },
      { what: 'permitted', seat: 2, yes: true },
    ])
  })

  test('[EX-43] a "no" forbids it this turn', () => {
    const table = four(setting).act(0, { do: 'ask' }).act(2, { do: 'permit', yes: false })
    expect(table.whyTurn(out)).toEqual(['EX-13 keepOne', 'EX-43 outForbidden'])
    table.turn({ locos: 'box*2', end: { discard: 'tank' } })
    expect(table.view().permission).toBe('none')
  })

  test('[EX-43] a "yes" binds as a "no" does; without asking one may go out or not', () => {
    const table = four(setting).act(0, { do: 'ask' }).act(2, { do: 'permit', yes: true })
    const staying = { locos: 'box*2', end: { discard: 'tank' } } as const
    expect(table.whyTurn(staying)).toEqual(['EX-43 outPromised'])
    expect(table.whyTurn(out)).toEqual([])
    const { actions } = game.legalActions(table.state, 0)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(table.why(0, action)).toEqual([])
    for (const turn of [staying, out]) expect(four(setting).whyTurn(turn)).toEqual([])
  })

  test('[EX-43] by the option, and in matches begun before version 2, a "yes" only permits', () => {
    const staying = { locos: 'box*2', end: { discard: 'tank' } } as const
    const [chosen, earlier] = [four(setting), four(setting)]
    chosen.state.options = { ...chosen.state.options, permission: 'lenient' }
    earlier.state.rules = 1
    for (const lenient of [chosen, earlier]) {
      lenient.act(0, { do: 'ask' }).act(2, { do: 'permit', yes: true })
      expect(lenient.whyTurn(staying)).toEqual([])
      expect(lenient.whyTurn(out)).toEqual([])
    }
  })

  test('[EX-43] only where a plan goes out, and only with a partner', () => {
    const cannot = four({ ...setting, hands: ['coal tank*2 box*2 auto'] })
    expect(cannot.why(0, { do: 'ask' })).toEqual(['EX-43 cannotGoOut'])
    expect(new Table({ ...setting, seats: 4 }).why(0, { do: 'ask' })).toEqual(['EX-43 noPartner'])
    expect(four(setting).view(0).planning).toMatchObject({ canGoOut: true, canAsk: true })
    expect(cannot.view(0).planning).toMatchObject({ canGoOut: false, canAsk: false })
  })

  test('[EX-13] a "no" to a seat with one card to discard leaves it without a discard', () => {
    const table = four({ hands: ['box'], trains: [['box: coal*5', 'box: tank*4']] })
    expect(table.whyTurn({ locos: 'box*2', end: { none: true } })).toEqual(['EX-10 endMissing'])
    table.act(0, { do: 'ask' }).act(2, { do: 'permit', yes: false })
    expect(game.legalActions(table.state, 0).actions).toHaveLength(1)
    table.turn({ locos: 'box*2', end: { none: true } })
    expect(table.hand(0)).toEqual(['box'])
  })
})
