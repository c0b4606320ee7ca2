import { describe, expect, test } from 'vitest'
import { CARDS, COPIES, type CardName } from '#shared/games/express/cards.ts'
import type { ExpressDeal } from '#shared/games/express/types.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { DealError } from '../../../src-main/rules/game.ts'
import { seedRandom, shuffle } from '../../../src-main/rules/random.ts'
import { cards, game, options, play, Table } from './position.ts'

const allCards = (seats: number): CardName[] =>
  CARDS.flatMap((card, i) =>
    new Array<CardName>(card === 'turntable' && seats < 4 ? 2 : COPIES[i]!).fill(card),
  )

/** A deal with the hands given and the other cards behind the first cards of the deck. */
function dealOf(hands: string[], deck = ''): ExpressDeal {
  const rest = allCards(hands.length)
  const given = hands.map((text) => cards(text))
  const first = cards(deck)
  for (const card of [...given.flat(), ...first]) rest.splice(rest.indexOf(card), 1)
  return { dealer: hands.length - 1, hands: given, deck: [...first, ...shuffle(seedRandom('rest'), rest)] }
}

const start = (deal: ExpressDeal) =>
  new Table(game.setup({ options: options(), seats: 2, seed: 'deal', deal }))

describe('cards and seats', () => {
  test('[EX-1] 132 cards: 90 freight cars, 14 passenger cars and 28 others', () => {
    const state = game.setup({ options: options(), seats: 4, seed: 'a' })
    expect(game.cards(state)).toEqual(allCards(4).sort())
    expect(allCards(4)).toHaveLength(132)
    expect(allCards(4).filter((card) => CARDS.indexOf(card) < 9)).toHaveLength(90)
    expect(allCards(4).filter((card) => CARDS.indexOf(card) >= 14)).toHaveLength(28)
  })

  test('[EX-2] with two or three seats one turntable is left out', () => {
    const count = (seats: number) => game.cards(game.setup({ options: options(), seats, seed: 'a' })).length
    expect([2, 3, 4, 5, 6].map(count)).toEqual([131, 131, 132, 132, 132])
  })

  test('[EX-2] partners sit opposite each other, with four or six seats only', () => {
    const teams = (seats: number) =>
      game.view(game.setup({ options: options({ partners: true }), seats, seed: 'a' }), 'public').teams
    expect(teams(4).map((team) => team.seats)).toEqual([
      [0, 2],
      [1, 3],
    ])
    expect(teams(6)[1]!.seats).toEqual([1, 4])
    expect(() => teams(5)).toThrow('seats: 5')
    expect(seatNumbers(game.info, { ...options({ partners: true }) })).toEqual([4, 6])
    expect(seatNumbers(game.info, { ...options() })).toEqual([2, 3, 4, 5, 6])
  })
})

describe('the deal', () => {
  test('[EX-3] ten cards each, eight with partners; the tray is empty and only the deck can be drawn from', () => {
    const table = new Table(game.setup({ options: options(), seats: 4, seed: 'a' }))
    expect(table.view().seats.map(({ hand }) => (hand as CardName[]).length)).toEqual([10, 10, 10, 10])
    expect(table.view().discards).toEqual([])
    expect(game.legalActions(table.state, table.state.turn).actions).toEqual([{ do: 'draw', from: 'deck' }])
    expect(table.why(table.state.turn, { do: 'draw', from: 'discard' })).toEqual(['EX-3 noDiscard'])
    const partners = game.setup({ options: options({ partners: true }), seats: 6, seed: 'a' })
    expect(partners.hands.map((hand) => hand.length)).toEqual([8, 8, 8, 8, 8, 8])
  })

  test('[EX-3] the seed names the dealer; the seat to the left begins, and play goes left', () => {
    const dealers = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const s = game.setup({ options: options(), seats: 5, seed: `seed ${i}` })
      dealers.add(s.dealer)
      expect(s.turn).toBe((s.dealer + 1) % 5)
      expect(s.direction).toBe(1)
    }
    expect(dealers.size).toBe(5)
  })

  test('[EX-3] a deal typed in has to be one the set-up could produce', () => {
    const good = dealOf(['box*10', 'hopper*10'])
    expect(start(good).hand(0)).toEqual(cards('box*10'))
    const bad: [Partial<ExpressDeal>, string][] = [
      [{ dealer: 2 }, 'deal.dealer'],
      [{ hands: good.hands.slice(1) }, 'deal.hands'],
      [{ hands: [good.hands[0]!.slice(1), good.hands[1]!] }, 'deal.hands[0]'],
      [{ deck: good.deck.slice(1) }, 'deal.deck'],
      [{ deck: [...good.deck, 'wreck'] }, 'deal'],
    ]
    for (const [change, where] of bad) {
      expect(() => start({ ...good, ...change }), where).toThrow(DealError)
      expect(() => start({ ...good, ...change })).toThrow(`${where}: `)
    }
  })
})

describe('[EX-4] a first hand that cannot be played down to five', () => {
  const STUCK = 'wreck switch-engines steal*2 derailment*2 broken-car*2 turntable*2'
  const deal = dealOf([STUCK, 'box*10'], 'caboose*2 coal*10 tank*2')

  test('[EX-4] is shown with the drawn cards, set aside and dealt anew, and the seat draws again', () => {
    const table = start(deal).draw()
    expect(table.events.map(({ what }) => what)).toEqual(['drewDeck', 'redealt'])
    const shown = cards(`${STUCK} caboose*2`).sort()
    expect(table.view('public').aside.slice().sort()).toEqual(shown)
    expect(table.hand(0)).toEqual(cards('coal*10'))
    expect(table.view().phase).toBe('draw')
    table.draw()
    expect(table.view().phase).toBe('turn')
    expect(table.hand(0)).toEqual(cards('tank*2 coal*10'))
  })

  test('[EX-4] comes back into the deck once every seat has had its first turn', () => {
    const table = start(deal).draw().draw()
    table.turn({ trains: [play('coal*5')], locos: 'coal', end: { discard: 'tank' } })
    const before = table.view().deck.left
    expect(table.view().aside).toHaveLength(12)
    table.draw().turn({ trains: [play('box*5')], locos: 'box', end: { discard: 'box' } })
    expect(table.view().aside).toEqual([])
    expect(table.view().deck.left).toBe(before - 2 + 12)
    expect(table.what()).toContain('asideReturned')
    expect(table.view(1).known.filter(({ deck }) => deck)).toHaveLength(12)
  })

  test('[EX-4] is dealt anew as often as needed', () => {
    const twice = dealOf(
      ['diesel*2 caboose*3 steal*2 derailment*2 coal', 'box*10'],
      `coil boom broken-car*2 wreck switch-engines turntable*2 wild*2 office transfer
       light-crane heavy-crane tank*10 hopper*2`.replace(/\s+/g, ' '),
    )
    const table = start(twice).draw().draw().draw()
    expect(table.what()).toEqual(['drewDeck', 'redealt', 'drewDeck', 'redealt', 'drewDeck'])
    expect(table.hand(0)).toEqual(cards('hopper*2 tank*10'))
    expect(table.view('public').aside).toHaveLength(24)
    expect(table.view()).toMatchObject({ phase: 'turn', firstTurn: true })
  })

  test('[EX-4] a hand that can just be played down is kept', () => {
    const kept = dealOf([STUCK.replace('turntable*2', 'boom*2'), 'box*10'], 'coal*2')
    const table = start(kept).draw()
    expect(table.view().phase).toBe('turn')
    expect(table.view().planning!.limit).toBe(5)
    expect(game.legalActions(table.state, 0).actions.length).toBeGreaterThan(0)
  })
})

describe('draw', () => {
  test('[EX-5] the top discard, or two cards of the deck, before anything else', () => {
    const table = new Table({ phase: 'draw', deck: 'coal hopper tank', discards: 'auto mail' })
    expect(table.whyTurn({ end: { discard: 'box' } })).toEqual(['EX-5 drawFirst'])
    expect(new Table(table.state).draw('discard').hand(0)).toEqual(cards('box*5 mail'))
    const drawn = table.draw('deck')
    expect(drawn.hand(0)).toEqual(cards('box*5 hopper coal'))
    expect(drawn.why(0, { do: 'draw', from: 'deck' })).toEqual(['EX-5 planNow'])
    expect(drawn.why(1, { do: 'draw', from: 'deck' })).toEqual(['EX-3 notYou'])
  })

  test('[EX-3] a discard just taken may be discarded again', () => {
    const table = new Table({ phase: 'draw', discards: 'auto', hands: ['box*4'] }).draw('discard')
    table.turn({ end: { discard: 'auto' } })
    expect(table.view().discards).toEqual(['auto'])
  })

  test('[EX-6] the discards but the last become the deck at the moment a card is needed', () => {
    const table = new Table({ phase: 'draw', deck: 'coal', discards: 'auto auto tank', slot: 'wreck' }).draw()
    expect(table.hand(0)).toEqual(cards('box*5 coal auto'))
    expect(table.view().discards).toEqual(['tank'])
    expect(table.view().deck.left).toBe(1)
    expect(table.view().slot).toEqual(['wreck'])
    const before = new Table({ phase: 'draw', deck: 'coal coal', discards: 'auto auto tank' }).draw()
    expect(before.view().deck.left).toBe(0)
    expect(before.view().discards).toHaveLength(3)
  })

  test('[EX-7] a deck that yields one card gives one; one that yields none cannot be chosen', () => {
    const one = new Table({ phase: 'draw', deck: 'coal', discards: 'tank' }).draw()
    expect(one.hand(0)).toEqual(cards('box*5 coal'))
    const none = new Table({ phase: 'draw', deck: '', discards: 'tank' })
    expect(none.why(0, { do: 'draw', from: 'deck' })).toEqual(['EX-7 deckYieldsNothing'])
    expect(game.legalActions(none.state, 0).actions).toEqual([{ do: 'draw', from: 'discard' }])
  })

  test('[EX-7] where neither source has a card, the seat goes on without a draw', () => {
    const table = new Table({ hands: ['box coal', 'box*3'], deck: '', discards: '', wayCars: ['boom'] })
    table.state.hands[0]!.push(18)
    table.turn({ wayCars: 'boom', end: { discard: 'coal' } })
    expect(table.view().phase).toBe('draw')
    table.draw('discard').turn({ trains: [play('box')], locos: 'box', end: { discard: 'box' } })
    table.draw('discard')
    expect(table.why(0, { do: 'draw', from: 'deck' })).toEqual(['EX-5 planNow'])
  })
})
