/** The set-up being put together in New game: plain data and what may be done with it. */
import { foldName } from '#shared/folding.ts'
import type { Livery, NewGame, Player, SeatSetup } from '#shared/contract/games.ts'
import { LIVERIES } from '#shared/contract/values.ts'
import type { GameInfo, Json, OptionChoice, SeatKind } from '#shared/games/common.ts'
import { seatNumbers } from '#shared/games/seats.ts'

/** A seat as edited; `key` keeps its row when others come and go. */
export interface SeatDraft {
  readonly key: number
  name: string
  kind: SeatKind
  livery: Livery
}
export type OptionValue = string | boolean | number
export interface Draft {
  options: Record<string, OptionValue>
  seats: SeatDraft[]
  seed: string
}

const COMPUTERS = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Frieda'] as const
const FIRST_LEVELS: readonly SeatKind[] = ['conductor', 'apprentice']
const MOST_SEATS_AT_FIRST = 3
let lastKey = 0

const keyed = ({ name, kind, livery }: SeatSetup): SeatDraft => ({ key: ++lastKey, name, kind, livery })

/** A first game: one person against two computers, all options at their default. */
export function firstDraft(game: GameInfo, person: string): Draft {
  const count = Math.min(game.maxSeats, Math.max(game.minSeats, MOST_SEATS_AT_FIRST))
  const draft: Draft = { options: defaults(game), seats: [], seed: '' }
  draft.seats.push(keyed({ name: person, kind: 'human', livery: LIVERIES[0] }))
  while (draft.seats.length < count) addSeat(draft, FIRST_LEVELS[draft.seats.length - 1] ?? 'conductor')
  return draft
}

/** The set-up of an earlier game; what today's game does not know falls back to its default. */
export function draftOf(game: GameInfo, last: NewGame): Draft {
  const known = last.options as Readonly<Record<string, Json>>
  const options = defaults(game)
  for (const { name, values } of game.options) {
    const value = values.find((one) => one === known[name])
    if (value !== undefined) options[name] = value
  }
  return { options, seats: last.seats.map(keyed), seed: '' }
}

function defaults(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(
    game.options.flatMap(({ name, values: [first] }) => (first === undefined ? [] : [[name, first]])),
  )
}

/** The options to be asked under the answers so far. */
export const askedOptions = (game: GameInfo, { options }: Draft): OptionChoice[] =>
  game.options.filter(({ when }) => !when || options[when.option] === when.is)

const free = <T>(all: readonly T[], used: readonly T[]): T | undefined =>
  all.find((one) => !used.includes(one))

/** Adds a computer with a free name and a free livery. */
export function addSeat(draft: Draft, kind: SeatKind = draft.seats.at(-1)?.kind ?? 'conductor'): void {
  const { seats } = draft
  const name =
    free<string>(
      COMPUTERS,
      seats.map((seat) => seat.name),
    ) ?? ''
  const livery =
    free(
      LIVERIES,
      seats.map((seat) => seat.livery),
    ) ?? LIVERIES[0]
  seats.push(keyed({ name, kind: kind === 'human' ? 'conductor' : kind, livery }))
}

/** A computer becomes a person, or the other way round: a name made up for it goes, one typed in stays. */
export function setHuman(draft: Draft, seat: SeatDraft, human: boolean, players: readonly Player[]): void {
  if (human === (seat.kind === 'human')) return
  const others = draft.seats.filter((other) => other !== seat).map((other) => other.name)
  const madeUp: readonly string[] = human ? COMPUTERS : players.map((player) => player.name)
  if (seat.name === '' || madeUp.includes(seat.name)) {
    const names: readonly string[] = human ? players.map((player) => player.name) : COMPUTERS
    seat.name = free(names, others) ?? ''
  }
  seat.kind = human ? 'human' : 'conductor'
}

/** The seat takes the livery; whoever had it gets this seat's. */
export function swapLivery(draft: Draft, seat: SeatDraft, livery: Livery): void {
  const other = draft.seats.find((one) => one.livery === livery)
  if (other) other.livery = seat.livery
  seat.livery = livery
}

/** What still keeps the game from starting, as a key of `newGame`. */
export interface Flaw {
  readonly key: 'noName' | 'sameName' | 'few' | 'numbers'
  readonly params: Readonly<Record<string, string | number>>
}
export function flawOf(game: GameInfo, { seats, options }: Draft): Flaw | undefined {
  if (seats.length < game.minSeats) return { key: 'few', params: { min: game.minSeats } }
  const numbers = seatNumbers(game, options)
  if (!numbers.includes(seats.length)) return { key: 'numbers', params: { numbers: numbers.join(', ') } }
  const names = seats.map((seat) => seat.name.trim())
  const unnamed = names.indexOf('')
  if (unnamed >= 0) return { key: 'noName', params: { n: unnamed + 1 } }
  const folded = names.map(foldName)
  const twice = folded.findIndex((name, i) => folded.indexOf(name) !== i)
  return twice < 0 ? undefined : { key: 'sameName', params: { name: names[twice] ?? '' } }
}

export function newGameOf(game: GameInfo, { options, seats, seed }: Draft): NewGame {
  const typed = seed.trim()
  return {
    game: game.id,
    options,
    seats: seats.map(({ name, kind, livery }) => ({ name: name.trim(), kind, livery })),
    ...(typed && { seed: typed }),
  }
}
