/** A small table for tests that read like the rulebook: a fixed deal, moves in words, and views to look at. */
import type { CardCode, ShareCard, Suit, TrackCard } from '#shared/games/tennessee-central/cards.ts'
import type {
  LocomotiveReading,
  TennesseeAction,
  TennesseeDeal,
  TennesseeEvent,
} from '#shared/games/tennessee-central/types.ts'
import type { Viewer } from '#shared/games/common.ts'
import { apply } from '../../../src-main/rules/game.ts'
import { tennesseeCentral as game } from '../../../src-main/rules/tennessee-central/index.ts'
import '../../support/games.ts'

const cards = <T extends CardCode = CardCode>(text: string): T[] => text.split(' ') as T[]

/** Two seats; seat 0 starts. The deck's locomotives are its 7th and 18th card. */
export const TWO: TennesseeDeal = {
  start: 0,
  hands: [cards('SJ HJ DJ S2 S3 S4 H2 H3'), cards('SQ HQ CJ D2 D3 D4 C2 C3')],
  deck: cards('S5 S6 S7 S8 S9 S10 L H4 H5 H6 H7 H8 H9 H10 C4 C5 C6 L C7 C8 C9 C10 D5 D6 D7 D8 D9 D10'),
}

/** Three seats; seat 1 starts. The deck's locomotives are its 4th and 14th card. */
export const THREE: TennesseeDeal = {
  start: 1,
  hands: [
    cards('SJ HJ DJ S2 S3 S4 H2 H3'),
    cards('SQ HQ CJ D2 D3 D4 C2 C3'),
    cards('SK HK CQ S5 H4 D5 C4 C5'),
  ],
  deck: cards('S6 S7 S8 L S9 S10 H5 H6 H7 H8 H9 H10 C6 L C7 C8 C9 C10 D6 D7 D8 D9 D10'),
}

/** A running game that a test plays by hand. */
export class Table {
  state
  /** Everything that happened, as the all-seeing replay sees it. */
  readonly events: TennesseeEvent[] = []
  constructor(deal: TennesseeDeal, locomotive: LocomotiveReading = 'top') {
    this.state = game.setup({ options: { locomotive }, seats: deal.hands.length, seed: 'test', deal })
  }
  act(seat: number, action: TennesseeAction): this {
    const { state, happened } = apply(game, this.state, seat, action)
    this.state = state
    for (const { event, secret } of happened) this.events.push((secret?.event ?? event) as TennesseeEvent)
    return this
  }
  build = (seat: number, card: TrackCard) => this.act(seat, { do: 'build', card })
  invest = (seat: number) => this.act(seat, { do: 'invest' })
  place = (seat: number, suit: Suit) => this.act(seat, { do: 'locomotive', suit })
  reveal(...shares: ShareCard[]): this {
    shares.forEach((card, seat) => this.act(seat, { do: 'reveal', card }))
    return this
  }
  pass(...shares: ShareCard[]): this {
    shares.forEach((card, seat) => this.act(seat, { do: 'pass', card }))
    return this
  }
  /** Every seat at turn invests, `times` in all or until something else must be decided. */
  investAll(times = 99): this {
    for (let i = 0; i < times && this.view().phase === 'turn'; i++) this.invest(this.view().turn)
    return this
  }
  view = (viewer: Viewer = 'all') => game.view(this.state, viewer)
  deciders = () => game.deciders(this.state)
  why = (seat: number, action: TennesseeAction) =>
    game.check(this.state, seat, action).map(({ rule, why }) => `${rule} ${why}`)
  preview = (seat: number, draft: TennesseeAction) => game.preview(this.state, seat, draft)
  legal = (seat: number) => game.legalActions(this.state, seat).actions
  outcome = () => game.outcome(this.state)
  fronts = () => this.view().seats.map(({ front }) => front.map(({ card }) => card))
}
