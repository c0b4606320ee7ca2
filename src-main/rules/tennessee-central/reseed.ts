import { nextInt, shuffle, type Random } from '../random.ts'
import { LOCOMOTIVE_CARD } from './cards.ts'
import { deckParts } from './setup.ts'
import type { State } from './state.ts'

/**
 * The deck with its undrawn cards in a new order the set-up could have produced (TC-5): the tracks among themselves,
 * each undrawn locomotive evenly over what is left of its part. First part first, then the tracks.
 */
export function drawAnew(state: State, random: Random): number[] {
  const { deck, left } = state
  const drawn = deck.length - left
  const tracks = deck.slice(drawn).filter((card) => card !== LOCOMOTIVE_CARD)
  const places = locomotivePlaces(state, random)
  shuffle(random, tracks)
  const rest: number[] = []
  for (let place = 0, next = 0; place < left; place++) {
    rest.push(places.includes(place) ? LOCOMOTIVE_CARD : tracks[next++]!)
  }
  return [...deck.slice(0, drawn), ...rest]
}

/** New places of the undrawn locomotives, counted from the next card. */
function locomotivePlaces({ seats, deck, left }: State, random: Random): number[] {
  const places: number[] = []
  let end = left - deckParts(seats).reduce((sum, size) => sum + size, 0)
  for (const size of deckParts(seats)) {
    const start = Math.max(0, end)
    end += size
    const part = end > start ? deck.slice(deck.length - left + start, deck.length - left + end) : []
    if (part.includes(LOCOMOTIVE_CARD)) places.push(start + nextInt(random, part.length))
  }
  return places
}
