import { describe, expect, test } from 'vitest'
import { play, Table } from './position.ts'

const hand = (card: string) => [`box*3 ${card}`]
const broken = (seat: number, train: number) => ({ disaster: 'broken-car', seat, train }) as const
const steal = (seat: number, train: number, to: 'hand' | number) =>
  ({ disaster: 'steal', seat, train, to }) as const
const wreck = (seat: number, train: number) => ({ disaster: 'wreck', seat, train }) as const

describe('playing a disaster', () => {
  test('[EX-23] all its details are named first and have to exist; oneself may be the target', () => {
    const table = new Table({ hands: hand('broken-car'), trains: [['box: coal*3'], ['box: tank*3']] })
    expect(table.whyTurn({ locos: 'box', end: broken(1, 1) })).toEqual(['EX-23 targetHasNoTrain'])
    expect(table.whyTurn({ locos: 'box', end: broken(5, 0) })).toEqual(['EX-23 noSuchSeat'])
    table.turn({ locos: 'box', end: broken(0, 0) })
    expect(table.trains(0)).toEqual(['coal coal'])
    expect(table.deciders()).toEqual([1])
  })

  test('[EX-23] trains are counted as the plan leaves them, those started included', () => {
    const table = new Table({ hands: hand('coal*2 broken-car'), trains: [['box: tank*3']] })
    table.turn({ trains: [play('coal*2')], locos: 'box*2', end: broken(0, 1) })
    expect(table.trains(0)).toEqual(['tank tank tank', 'coal'])
  })

  test('[EX-24] for effect it goes to the slot with what it causes to be lost, as a discard to the discards', () => {
    const setting = { hands: hand('broken-car'), trains: [[], ['box: coal*2 wild']] }
    const used = new Table(setting).turn({ end: broken(1, 0) }).answer(false)
    expect(used.view().slot).toEqual(['broken-car', 'wild'])
    expect(used.view().discards).toEqual(['tank'])
    const plain = new Table(setting).turn({ end: { discard: 'broken-car' } })
    expect(plain.view().slot).toEqual([])
    expect(plain.view().discards).toEqual(['tank', 'broken-car'])
    expect(plain.trains(1)).toEqual(['coal coal wild'])
  })
})

describe('broken car and steal', () => {
  test('[EX-25] broken car: the last car goes to the slot', () => {
    const table = new Table({ hands: hand('broken-car'), trains: [[], ['box: mail coach dome']] })
    table.turn({ end: broken(1, 0) }).answer(false)
    expect(table.trains(1)).toEqual(['mail coach'])
    expect(table.view().slot).toEqual(['broken-car', 'dome'])
  })

  test('[EX-25] a caboose, and a wild laid as one, cannot be chosen', () => {
    const trains = [[], ['box: coal*2 caboose', 'box: coal*2 wild-caboose', 'box: coal*2 wild']]
    const table = new Table({ hands: hand('broken-car steal'), trains })
    for (const train of [0, 1]) {
      expect(table.whyTurn({ end: broken(1, train) })).toEqual(['EX-25 cabooseProtects'])
      expect(table.whyTurn({ end: steal(1, train, 'hand') })).toEqual(['EX-25 cabooseProtects'])
    }
    expect(table.whyTurn({ end: broken(1, 2) })).toEqual([])
  })

  test('[EX-25] steal: the last car goes to the hand or, legally, to the end of an own train', () => {
    const setting = { hands: hand('steal'), trains: [['box: coal*2', 'box: tank*2'], ['box: coal*3']] }
    const toHand = new Table(setting).turn({ locos: 'box*2', end: steal(1, 0, 'hand') }).answer(false)
    expect(toHand.hand(0)).toContain('coal')
    const toTrain = new Table(setting).turn({ locos: 'box*2', end: steal(1, 0, 0) }).answer(false)
    expect(toTrain.trains(0)).toEqual(['coal coal coal', 'tank tank'])
    expect(toTrain.trains(1)).toEqual(['coal coal'])
    const table = new Table(setting)
    expect(table.whyTurn({ locos: 'box*2', end: steal(1, 0, 1) })).toEqual(['EX-15 mixedTypes'])
    expect(table.whyTurn({ locos: 'box*2', end: steal(1, 0, 2) })).toEqual(['EX-25 noTrainForStolen'])
  })

  test('[EX-25] a stolen car may join a train started this turn, but not the one it came from', () => {
    const table = new Table({ hands: hand('steal coal'), trains: [['box: coal*2'], ['box: coal*3']] })
    expect(table.whyTurn({ locos: 'box', end: steal(0, 0, 0) })).toEqual(['EX-25 backOntoSameTrain'])
    const started = { trains: [play('coal')], locos: 'box*2' }
    expect(table.whyTurn({ ...started, end: steal(1, 0, 1) })).toEqual([])
    table.turn({ ...started, end: steal(0, 0, 1) })
    expect(table.trains(0)).toEqual(['coal', 'coal coal'])
  })

  test('[EX-25] a stolen wild may be laid as a caboose, and only a wild', () => {
    const setting = { hands: hand('steal'), trains: [['box: tank*2'], ['box: coal*2 wild', 'box: tank*2']] }
    const as = { as: 'caboose' } as const
    const table = new Table(setting).turn({ locos: 'box', end: { ...steal(1, 0, 0), ...as } }).answer(false)
    expect(table.trains(0)).toEqual(['tank tank wild-caboose'])
    const other = new Table(setting)
    expect(other.whyTurn({ locos: 'box', end: { ...steal(1, 1, 0), ...as } })).toEqual([
      'EX-25 onlyWildAsCaboose',
    ])
    expect(other.whyTurn({ locos: 'box', end: { ...steal(1, 0, 'hand'), ...as } })).toEqual([
      'EX-25 onlyWildAsCaboose',
    ])
  })

  test('[EX-25] a train that moves up keeps the car stolen for it', () => {
    const table = new Table({ hands: hand('steal'), trains: [['auto: coal', 'box: coal*2']] })
    table.turn({ locos: 'box*2', end: steal(0, 0, 1) })
    expect(table.trains(0)).toEqual(['coal coal coal'])
    expect(table.hand(0)).toEqual(['box', 'box', 'box', 'auto'])
  })

  test('[EX-29] a train reduced to its engine leaves, and the engine returns to its owner, even past five', () => {
    const table = new Table({ hands: [hand('broken-car')[0], 'tank*5'], trains: [[], ['auto: coal']] })
    table.turn({ end: broken(1, 0) }).answer(false)
    expect(table.trains(1)).toEqual([])
    expect(table.hand(1)).toEqual(['tank', 'tank', 'tank', 'tank', 'tank', 'auto'])
    const diesel = new Table({ hands: hand('broken-car'), trains: [[], ['diesel: coach']] })
    diesel.turn({ end: broken(1, 0) }).answer(false)
    expect(diesel.hand(1)).toContain('diesel')
    expect(diesel.view(0).known).toEqual([{ card: 'diesel', hands: [1], locos: [], deck: false }])
  })

  test('[EX-21] what a disaster leaves stays legal: a train of a wild alone scores 0', () => {
    const table = new Table({ hands: hand('broken-car'), trains: [[], ['box: wild coal']] })
    table.turn({ end: broken(1, 0) }).answer(false)
    expect(table.view().teams[1]!.trains[0]).toMatchObject({ cars: ['wild'], points: 0 })
  })
})

describe('derailment', () => {
  const derail = (seat: number) => ({ disaster: 'derailment', seat }) as const

  test('[EX-26] the target loses the next turn it would take', () => {
    const table = new Table({ seats: 3, hands: hand('derailment') })
    table.turn({ end: derail(2) }).answer(false)
    expect(table.deciders()).toEqual([1])
    table.draw().turn({ trains: [play('box')], locos: 'box', end: { discard: 'box' } })
    expect(table.deciders()).toEqual([0])
    expect(table.what()).toContain('lostTurn')
    expect(table.view().seats[2]!.lost).toBe(0)
  })

  test('[EX-26] two derailments lose two turns', () => {
    const table = new Table({ seats: 2, hands: hand('derailment') })
    table.state.lost[1] = 1
    table.turn({ end: derail(1) }).answer(false)
    expect(table.view().seats[1]!.lost).toBe(1)
    expect(table.deciders()).toEqual([0])
  })

  test('[EX-26] whatever the direction, and never an extra turn already won', () => {
    const table = new Table({ seats: 3, hands: ['box*3 turntable derailment'] })
    table
      .turn({ end: { turntable: true } })
      .draw()
      .turn({ end: derail(0) })
    expect(table.view()).toMatchObject({ turn: 2, direction: -1 })
    expect(table.view().seats[0]!.lost).toBe(1)
  })
})

describe('switch engines', () => {
  const swap = (mine: number[], theirs: number[], seat = 1) =>
    ({ disaster: 'switch-engines', seat, mine, theirs }) as const
  const setting = {
    hands: hand('switch-engines hopper'),
    trains: [
      ['box: coal*3', 'tank: tank*2', 'diesel: coach*3'],
      ['auto: box*3', 'mail: box*2'],
    ],
  }
  const locos = 'box hopper'

  test('[EX-27] locos change places face down, pair by pair', () => {
    const table = new Table(setting).turn({ locos, end: swap([0, 1], [1, 0]) }).answer(false)
    expect(table.view().teams.map(({ trains }) => trains.map(({ loco }) => loco))).toEqual([
      ['mail', 'auto', undefined],
      ['hopper', 'box'],
    ])
  })

  test('[EX-27] neither owner may look before it has drawn on its next turn; both remember what they gave', () => {
    const table = new Table(setting).turn({ locos, end: swap([0], [0]) }).answer(false)
    const locosSeen = (viewer: number) =>
      table.view(viewer).teams.map(({ trains }) => trains.map(({ loco }) => loco ?? '?'))
    expect(locosSeen(0)).toEqual([
      ['?', 'hopper', '?'],
      ['box', '?'],
    ])
    expect(locosSeen(1)).toEqual([
      ['auto', '?', '?'],
      ['?', 'mail'],
    ])
    table.draw()
    expect(locosSeen(1)[1]).toEqual(['box', 'mail'])
    expect(table.view(0).known).toContainEqual({ card: 'box', hands: [1], locos: [1], deck: false })
  })

  test('[EX-27] at least one pair, as many on both sides, no diesels, not with oneself', () => {
    const table = new Table(setting)
    const why = (end: ReturnType<typeof swap>) => table.whyTurn({ locos, end })
    expect(why(swap([], []))).toEqual(['EX-27 switchNothing'])
    expect(why(swap([0], [0, 1]))).toEqual(['EX-27 switchUneven'])
    expect(why(swap([2], [0]))).toEqual(['EX-27 switchDiesel'])
    expect(why(swap([0, 0], [0, 1]))).toEqual(['EX-27 switchTwice'])
    expect(why(swap([0], [2]))).toEqual(['EX-27 switchNoTrain'])
    expect(why(swap([0], [0], 0))).toEqual(['EX-27 switchWithOwn'])
  })
})

describe('wreck', () => {
  test('[EX-28] a whole train goes to the slot with its engine, face up', () => {
    const table = new Table({ hands: hand('wreck'), trains: [[], ['auto: coal*3 caboose', 'box: tank*2']] })
    table.turn({ end: wreck(1, 0) }).answer(false)
    expect(table.view('public').slot).toEqual(['wreck', 'auto', 'coal', 'coal', 'coal', 'caboose'])
    expect(table.trains(1)).toEqual(['tank tank'])
  })

  test('[EX-28] with the diesel that leads it; one of the own trains may be chosen', () => {
    const table = new Table({ hands: hand('wreck'), trains: [['diesel: coach*2']] })
    table.turn({ end: wreck(0, 0) })
    expect(table.view().slot).toEqual(['wreck', 'diesel', 'coach', 'coach'])
  })
})

describe('way cars', () => {
  const train = [[], ['box: coal*3']]
  const attack = { end: broken(1, 0) } as const

  test('[EX-30] a way car laid normally goes to the slot with the disaster, without a question', () => {
    const table = new Table({
      ...{ hands: [hand('broken-car')[0], 'box*4 light-crane'], trains: train },
      wayCars: [undefined, 'light-crane boom'],
    })
    table.turn(attack)
    expect(table.view().slot).toEqual(['broken-car', 'light-crane'])
    expect(table.view().teams[1]!.wayCars).toEqual([{ card: 'boom', upright: false }])
    expect(table.trains(1)).toEqual(['coal coal coal'])
    expect(table.view().phase).toBe('draw')
  })

  test('[EX-30] also against oneself', () => {
    const table = new Table({ hands: hand('wreck'), trains: [['box: coal']], wayCars: ['heavy-crane'] })
    table.turn({ locos: 'box', end: wreck(0, 0) })
    expect(table.trains(0)).toEqual(['coal'])
    expect(table.view().slot).toEqual(['wreck', 'heavy-crane'])
  })

  test('[EX-31] one in hand may be laid upright: no effect, and it stays', () => {
    const table = new Table({ hands: [hand('broken-car')[0], 'box*4 light-crane'], trains: train })
    table.turn(attack)
    expect(table.deciders()).toEqual([1])
    expect(table.view(0).pending).toMatchObject({ seat: 0, asked: 1, wayCar: 'light-crane' })
    table.answer(true)
    expect(table.view().teams[1]!.wayCars).toEqual([{ card: 'light-crane', upright: true }])
    expect(table.view().slot).toEqual(['broken-car'])
    expect(table.trains(1)).toEqual(['coal coal coal'])
    expect(table.view().teams[1]!.points).toBe(8)
  })

  test('[EX-31] every target is asked, holding it or not; without it only "no" is legal', () => {
    const table = new Table({ hands: hand('broken-car'), trains: train }).turn(attack)
    expect(table.deciders()).toEqual([1])
    expect(table.why(1, { do: 'answer', block: true })).toEqual(['EX-31 wayCarNotInHand'])
    expect(table.why(0, { do: 'answer', block: false })).toEqual(['EX-31 notYou'])
    expect(table.why(1, { do: 'draw', from: 'deck' })).toEqual(['EX-31 answerFirst'])
    table.answer(false)
    expect(table.trains(1)).toEqual(['coal coal'])
  })

  test('[EX-31] the question looks the same whether or not the way car is held', () => {
    const asked = (held: string) => {
      const table = new Table({ hands: [hand('broken-car')[0], `box*4 ${held}`], trains: train }).turn(attack)
      return { view: table.view(0), public: table.view('public'), events: table.what() }
    }
    expect(asked('light-crane')).toEqual(asked('tank'))
  })

  test('[EX-31] not against oneself', () => {
    const table = new Table({ hands: hand('broken-car light-crane'), trains: [['box: coal*3']] })
    table.turn({ locos: 'box', end: broken(0, 0) })
    expect(table.trains(0)).toEqual(['coal coal'])
    expect(table.hand(0)).toContain('light-crane')
  })

  test('[EX-13] [EX-31] answering with the last card empties the hand, and is not going out', () => {
    const table = new Table({ hands: [hand('broken-car')[0], 'light-crane'], trains: train })
    table.turn(attack).answer(true)
    expect(table.hand(1)).toEqual([])
    expect(table.view().phase).toBe('draw')
  })

  test('[EX-32] the matching way car serving as a loco does not help', () => {
    const table = new Table({ hands: hand('broken-car'), trains: [[], ['light-crane: coal*3']] }).turn(attack)
    expect(table.why(1, { do: 'answer', block: true })).toEqual(['EX-31 wayCarNotInHand'])
  })

  test('[EX-33] an upright one keeps answering: nothing is asked, nothing is lost', () => {
    const table = new Table({
      ...{ hands: hand('broken-car'), trains: train },
      wayCars: [undefined, 'light-crane light-crane!'],
    })
    table.turn(attack)
    expect(table.view().teams[1]!.wayCars).toHaveLength(2)
    expect(table.view().slot).toEqual(['broken-car'])
    expect(table.what()).not.toContain('asked')
  })
})

describe('turntable', () => {
  test('[EX-34] to the slot, another turn at once, then the direction is reversed', () => {
    const table = new Table({ seats: 4, hands: ['box*4 turntable'] })
    table.turn({ end: { turntable: true } })
    expect(table.view()).toMatchObject({
      turn: 0,
      extra: true,
      phase: 'draw',
      direction: 1,
      slot: ['turntable'],
    })
    table.draw().turn({ trains: [play('box')], locos: 'box', end: { discard: 'box' } })
    expect(table.view()).toMatchObject({ turn: 3, extra: false, direction: -1 })
  })

  test('[EX-34] one may end the extra turn too: another turn, and the two reversals cancel out', () => {
    const table = new Table({ seats: 4, hands: ['box*3 turntable*2'] })
    table
      .turn({ end: { turntable: true } })
      .draw()
      .turn({ end: { turntable: true } })
    expect(table.view()).toMatchObject({ turn: 0, extra: true, direction: -1 })
    table.draw().turn({ trains: [play('box')], locos: 'box', end: { discard: 'box' } })
    expect(table.view()).toMatchObject({ turn: 1, direction: 1 })
  })

  test('[EX-34] the extra turn is a full one: disasters and going out are allowed', () => {
    const table = new Table({
      ...{ hands: ['coal turntable'], deck: 'tank tank' },
      trains: [['diesel: coach*5', 'box: tank*2']],
    })
    table.turn({ locos: 'coal', end: { turntable: true } }).draw()
    table.turn({ trains: [play('tank*2', 1)], locos: 'box', end: { discard: 'coal' } })
    expect(table.view().phase).toBe('over')
    expect(table.view().sheet.hands[0]!.wentOut).toBe(0)
  })
})
