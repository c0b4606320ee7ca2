/** Positions of Express in words; whatever is not named is dealt from the cards left, always in the same way. */
import type { CardName, LaidName } from '../../../src-shared/games/express/cards.ts'
import type { ExpressOptions, ExpressView } from '../../../src-shared/games/express/types.ts'
import { express as game } from '../../../src-main/rules/express/index.ts'
import {
  cardOf,
  copiesFor,
  countKinds,
  DIESEL,
  laidNumberOf,
  cardNumberOf,
} from '../../../src-main/rules/express/cards.ts'
import { handPlace } from '../../../src-main/rules/express/memory.ts'
import type { State, Train } from '../../../src-main/rules/express/state.ts'
import { seedRandom, shuffle } from '../../../src-main/rules/random.ts'
import '../../support/games.ts'

export interface Setting {
  readonly seats?: number
  readonly options?: Partial<ExpressOptions>
  /** Of seat 0, whose decision it is; `coal*3` three times. */
  readonly hand: string
  /** Cards in the other hands; five each where absent. */
  readonly others?: readonly number[]
  /** By team: `box: coal coal` stands behind a box as loco, `diesel: mail coach` behind a diesel. */
  readonly trains?: readonly (readonly string[])[]
  /** By team; `boom!` lies upright. */
  readonly wayCars?: readonly string[]
  /** The last one lies on top. */
  readonly discards?: string
  readonly slot?: string
  readonly phase?: 'draw' | 'turn'
  /** Turns everybody has taken. */
  readonly turns?: number
}

export function cards(text: string): LaidName[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [name, times] = word.split('*')
      return new Array<LaidName>(Number(times ?? 1)).fill(name as LaidName)
    })
}

const numbers = (text = ''): number[] => cards(text).map((card) => cardNumberOf(card as CardName))

function trainOf(text: string, owner: number): Train {
  const [engine = '', cars = ''] = text.split(':')
  const diesel = engine === 'diesel'
  return {
    engine: diesel ? DIESEL : cardNumberOf(engine as CardName),
    diesel,
    seen: handPlace(owner),
    cars: cards(cars).map(laidNumberOf),
  }
}

/** The position, at the turn of seat 0. Throws where more copies of a card are named than there are. */
export function stateOf(setting: Setting): State {
  const { seats = 3, others = [], phase = 'turn', turns = 3 } = setting
  const options = game.schemas.options.parse(setting.options ?? {})
  const s = game.setup({ options, seats, seed: 'position' })
  s.turn = 0
  s.dealer = seats - 1
  s.phase = phase
  s.turns = s.turns.map(() => turns)
  s.trains = s.trains.map((_, team) => (setting.trains?.[team] ?? []).map((text) => trainOf(text, team)))
  s.wayCars = s.wayCars.map((_, team) =>
    (setting.wayCars?.[team] ?? '')
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => ({
        card: cardNumberOf(word.replace('!', '') as CardName),
        upright: word.endsWith('!'),
      })),
  )
  s.discards = numbers(setting.discards)
  s.slot = numbers(setting.slot)
  s.aside = []
  const hand = numbers(setting.hand).sort((a, b) => a - b)
  const shown = [
    ...[...hand, ...s.discards, ...s.slot],
    ...s.trains.flat().flatMap((t) => [t.engine, ...t.cars.map(cardOf)]),
    ...s.wayCars.flat().map((w) => w.card),
  ]
  const counts = countKinds(shown)
  const pool = copiesFor(seats).flatMap((n, k) => new Array<number>(n - counts[k]!).fill(k))
  shuffle(seedRandom('pool'), pool)
  s.hands = s.hands.map((_, seat) =>
    seat === 0 ? hand : pool.splice(0, others[seat - 1] ?? 5).sort((a, b) => a - b),
  )
  s.deck = pool
  s.memory = [...s.hands.map(() => []), []]
  return s
}

/** Gives a seat a card from the deck or another hand, for one of its own. */
export function give(s: State, seat: number, name: CardName): State {
  const card = cardNumberOf(name)
  const hand = s.hands[seat]!
  const from = [s.deck, ...s.hands.slice(1)].find((pile) => pile !== hand && pile.includes(card))
  if (!hand.includes(card) && from) from[from.indexOf(card)] = hand.splice(0, 1, card)[0]!
  for (const h of s.hands) h.sort((a, b) => a - b)
  return s
}

/** What the seat sees that has to decide. */
export function view(s: State): ExpressView {
  return game.view(s, game.deciders(s)[0]!)
}
