/** A person's turn as the parts of the table see it. */
import type { ComputedRef, Ref } from 'vue'
import type { Refusal } from '#shared/games/common.ts'
import type { CardName } from '#shared/games/express/cards.ts'
import type { DraftValues, ExpressAction } from '#shared/games/express/types.ts'
import { turnPlace } from '../../../kit/act/use-decision.ts'
import type { Aim } from '../logic/aim.ts'
import type { Draft, Lane } from '../logic/draft.ts'
import type { Piece } from '../logic/pieces.ts'
import type { Place } from '../logic/places.ts'

/** One thing done this turn: a sentence under `steps` in the texts. */
export interface Step {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}
export interface Judged {
  readonly refusals: readonly Refusal[]
  readonly values?: DraftValues
}
/** The ending card played for its effect. */
export interface Aiming {
  readonly piece: number
  readonly aim: Aim
}

export interface Turn {
  /** The seat that decides here now. */
  readonly seat: ComputedRef<number | undefined>
  /** That seat plans its turn. */
  readonly planning: ComputedRef<boolean>
  /** Cards not laid yet, in the order of the hand. */
  readonly hand: ComputedRef<readonly Piece[]>
  readonly isSorted: Ref<boolean>
  readonly lanes: ComputedRef<readonly Lane[]>
  readonly draft: Ref<Draft>
  readonly steps: ComputedRef<readonly Step[]>
  readonly selected: ComputedRef<Piece | undefined>
  readonly asCaboose: Ref<boolean>
  readonly aiming: Ref<Aiming | undefined>
  readonly judged: Ref<Judged>
  /** Why the last thing pressed is not allowed, in a sentence. */
  readonly reason: Ref<string | undefined>
  /** Why the selected card cannot lie there; undefined where it can, or nobody knows yet. */
  whyNot(place: Place): string | undefined
  sentence(refusal: Refusal): string
  cardOf(piece: number): CardName | undefined
  select(id: number | undefined): void
  place(place: Place, id?: number): Promise<void>
  takeBack(piece: number): void
  reorder(id: number, before: number | undefined): void
  toggleCaboose(): void
  restoreLocos(): void
  stepBack(): void
  reset(): void
  playForEffect(): void
  aimAt(change: (aim: Aim) => Aim): void
  /** Names a train of the table that seat sits at, for the disaster being aimed. */
  aimAtTrain(seat: number, train: number): void
  dropAim(): void
  /** Lays out a turn somebody proposes, to be looked at; other decisions are taken at once. */
  adopt(action: ExpressAction): void
  refuse(sentence: string): void
  act(action: ExpressAction): void
  confirm(): void
}
export const { TURN, useTurnHere } = turnPlace<Turn>()
