/** The four companies by their letter: names, as the `suit-*` classes have them, and shapes. */
import type { VNode } from 'vue'
import type { Suit } from '#shared/games/tennessee-central/cards.ts'
import { suit, type SuitName } from '../../../art/marks.ts'
import type { Attrs, Point } from '../../../art/svg.ts'

export const SUIT_NAME: Readonly<Record<Suit, SuitName>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
}

export const suitShape = (letter: Suit, at: Point, size: number, attrs: Attrs = {}): VNode =>
  suit(SUIT_NAME[letter], at, size, attrs)
