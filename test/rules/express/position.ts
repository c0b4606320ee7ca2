/** Positions for tests that read like the rulebook: hands, trains and piles in words, then actions on them. */
import type { CardName, LaidName } from '#shared/games/express/cards.ts'
import type {
  ExpressAction,
  ExpressEvent,
  ExpressOptions,
  TrainPlay,
  TurnAction,
  TurnEnd,
} from '#shared/games/express/types.ts'
import type { Viewer } from '#shared/games/common.ts'
import { express as game } from '../../../src-main/rules/express/index.ts'
import { DIESEL, laidNumberOf, cardNumberOf } from '../../../src-main/rules/express/cards.ts'
import { handPlace } from '../../../src-main/rules/express/memory.ts'
import { type State, teamsOf, type Train, type WayCar } from '../../../src-main/rules/express/state.ts'
import { apply } from '../../../src-main/rules/game.ts'

/** Cards in words, `coal*3` three times. */
export function cards<T extends LaidName = CardName>(text: string): T[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [name, times] = word.split('*')
      return new Array<T>(Number(times ?? 1)).fill(name as T)
    })
}

export interface Setting {
  seats?: number
  partners?: boolean
  options?: Partial<ExpressOptions>
  /** By seat; five boxes where absent. */
  hands?: (string | undefined)[]
  /** By team: `box: coal coal` is two coal cars behind a box as loco, `diesel: mail coach` has a diesel face up. */
  trains?: (string[] | undefined)[]
  /** By team; `boom!` lies upright. */
  wayCars?: (string | undefined)[]
  deck?: string
  discards?: string
  slot?: string
  turn?: number
  phase?: 'draw' | 'turn'
  /** Turns taken by every seat. */
  turns?: number
}

function trainOf(text: string, owner: number): Train {
  const [engine, cars] = text.split(':')
  const diesel = engine === 'diesel'
  return {
    engine: diesel ? DIESEL : cardNumberOf(engine as CardName),
    diesel,
    seen: handPlace(owner),
    cars: cards<LaidName>(cars!).map(laidNumberOf),
  }
}

const wayCarOf = (word: string): WayCar => ({
  card: cardNumberOf(word.replace('!', '') as CardName),
  upright: word.endsWith('!'),
})

export const options = (some: Partial<ExpressOptions> = {}): ExpressOptions => ({
  ...{ partners: false, match: 'hand', hands: 4, target: 50 },
  ...some,
})

/** A position as set, at the turn of seat 0 with the cards drawn, everyone past their first turn. */
export function stateOf(setting: Setting): State {
  const { seats = 2, turn = 0, phase = 'turn', turns = 1 } = setting
  const s = game.setup({
    options: options({ partners: setting.partners ?? false, ...setting.options }),
    seats,
    seed: 'position',
  })
  const numbers = (text: string) => cards(text).map(cardNumberOf)
  s.turn = turn
  s.phase = phase
  s.hands = s.hands.map((_, i) => numbers(setting.hands?.[i] ?? 'box*5').sort((a, b) => a - b))
  s.trains = Array.from({ length: teamsOf(s) }, (_, team) =>
    (setting.trains?.[team] ?? []).map((t) => trainOf(t, team % s.seats)),
  )
  s.wayCars = s.trains.map((_, team) => cards(setting.wayCars?.[team] ?? '').map(wayCarOf))
  s.deck = numbers(setting.deck ?? 'hopper*20').reverse()
  s.discards = numbers(setting.discards ?? 'tank')
  s.slot = numbers(setting.slot ?? '')
  s.turns = s.turns.map(() => turns)
  return s
}

/** A running game that a test plays by hand. */
export class Table {
  state: State
  /** Everything that happened, as the all-seeing replay sees it. */
  readonly events: ExpressEvent[] = []
  constructor(setting: Setting | State) {
    this.state = 'phase' in setting && 'memory' in setting ? setting : stateOf(setting)
  }
  act(seat: number, action: ExpressAction): this {
    const { state, happened } = apply(game, this.state, seat, action)
    this.state = state
    for (const { event, secret } of happened) this.events.push((secret?.event ?? event) as ExpressEvent)
    return this
  }
  draw = (from: 'deck' | 'discard' = 'deck') => this.act(this.state.turn, { do: 'draw', from })
  turn = (action: Partial<TurnParts> & { end: TurnEnd }) => this.act(this.state.turn, turn(action))
  answer = (block: boolean) => this.act(this.deciders()[0]!, { do: 'answer', block })
  /** Rule and reason of every refusal. */
  why = (seat: number, action: ExpressAction): string[] =>
    game.check(this.state, seat, action).map(({ rule, why }) => `${rule} ${why}`)
  whyTurn = (action: Partial<TurnParts> & { end: TurnEnd }) => this.why(this.state.turn, turn(action))
  deciders = () => game.deciders(this.state)
  view = (viewer: Viewer = 'all') => game.view(this.state, viewer)
  hand = (seat: number) => this.view().seats[seat]!.hand as CardName[]
  trains = (team: number) => this.view().teams[team]!.trains.map((t) => t.cars.join(' '))
  what = () => this.events.map(({ what }) => what)
  outcome = () => game.outcome(this.state)
}

export interface TurnParts {
  /** Cars added to trains by number; `new` trains after them. */
  trains: readonly TrainPlay[]
  wayCars: string
  locos: string
}

export function turn(action: Partial<TurnParts> & { end: TurnEnd }): TurnAction {
  return {
    do: 'turn',
    trains: action.trains ?? [],
    wayCars: cards(action.wayCars ?? ''),
    locos: cards(action.locos ?? ''),
    end: action.end,
  }
}

/** Cars for train number `train`, or for a new one. */
export const play = (text: string, train?: number): TrainPlay =>
  train === undefined ? { add: cards<LaidName>(text) } : { train, add: cards<LaidName>(text) }

export { game }
