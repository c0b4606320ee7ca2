/** Playing the ending card for its effect: what has been named so far, and the end it makes once all is (EX-23). */
import type { DisasterName } from '#shared/games/express/cards.ts'
import type { ExpressView, TurnEnd } from '#shared/games/express/types.ts'
import type { Lane } from './draft.ts'
import { isCaboose } from './cards.ts'

export interface Aim {
  readonly card: DisasterName | 'turntable'
  readonly seat?: number
  readonly train?: number
  readonly to?: 'hand' | number
  /** A stolen wild is laid as a caboose. */
  readonly caboose?: boolean
  readonly mine: readonly number[]
  readonly theirs: readonly number[]
}

export const newAim = (card: DisasterName | 'turntable'): Aim => ({ card, mine: [], theirs: [] })

/** What is to be named next; `done` when nothing is missing. */
export type Missing = 'seat' | 'train' | 'to' | 'pairs' | 'done'

export function missing(aim: Aim): Missing {
  const { card, seat, train, to, mine, theirs } = aim
  if (card === 'turntable') return 'done'
  if (card === 'derailment') return seat === undefined ? 'seat' : 'done'
  if (card === 'switch-engines') {
    if (seat === undefined) return 'seat'
    return mine.length > 0 && mine.length === theirs.length ? 'done' : 'pairs'
  }
  if (seat === undefined || train === undefined) return 'train'
  return card === 'steal' && to === undefined ? 'to' : 'done'
}

export function endOf(aim: Aim): TurnEnd | undefined {
  const { card, seat = -1, train = -1, to = 'hand', caboose, mine, theirs } = aim
  if (missing(aim) !== 'done') return undefined
  switch (card) {
    case 'turntable':
      return { turntable: true }
    case 'derailment':
      return { disaster: card, seat }
    case 'switch-engines':
      return { disaster: card, seat, mine, theirs }
    case 'steal':
      return {
        disaster: card,
        seat,
        train,
        to,
        ...(caboose && to !== 'hand' ? { as: 'caboose' as const } : {}),
      }
    default:
      return { disaster: card, seat, train }
  }
}

const without = (numbers: readonly number[], one: number): number[] => numbers.filter((n) => n !== one)

/** Marks or unmarks a loco for the switch, on the own side or the target's. */
export const toggled = (aim: Aim, side: 'mine' | 'theirs', train: number): Aim => {
  const now = aim[side]
  return { ...aim, [side]: now.includes(train) ? without(now, train) : [...now, train] }
}

/** The aim with a train named: of a switch, one more loco of either side; else the one train it is about. */
export function atTrain(aim: Aim, seat: number, train: number): Aim {
  if (aim.card !== 'switch-engines') {
    const { to: _to, ...rest } = aim
    return { ...rest, seat, train }
  }
  return toggled(aim.seat === seat ? aim : { ...aim, seat, theirs: [] }, 'theirs', train)
}

/** Disasters that name a train; the others name a seat, the switch both. */
export const namesTrains = (card: Aim['card']): boolean => card !== 'derailment' && card !== 'turntable'

/** The trains of one table that can be named, each with the reason against it, if the eye can see one. */
export interface Target {
  readonly train: number
  readonly cars: Lane['cars']
  readonly engine: 'loco' | 'diesel'
  readonly why?: 'cabooseProtects' | 'switchDiesel'
}

/** The team that aims, and its trains as the draft leaves them, which is what a disaster meets (EX-10). */
interface OwnTeam {
  readonly team: number
  readonly lanes: readonly Lane[]
}

/** The trains of a team, each with the reason why the card cannot name it, if there is one. */
export function targetsOf(view: ExpressView, card: DisasterName, team: number, own: OwnTeam): Target[] {
  const trains =
    team === own.team
      ? own.lanes.map(({ cars, engine }) => ({
          cars,
          engine: engine === 'up' ? ('diesel' as const) : ('loco' as const),
        }))
      : (view.teams[team]?.trains ?? []).map(({ cars, engine }) => ({
          cars: cars.map((car) => ({ card: car })),
          engine,
        }))
  return trains.map(({ cars, engine }, train): Target => {
    const last = cars.at(-1)?.card
    const shielded = (card === 'steal' || card === 'broken-car') && last !== undefined && isCaboose(last)
    const why = shielded
      ? ('cabooseProtects' as const)
      : card === 'switch-engines' && engine === 'diesel'
        ? ('switchDiesel' as const)
        : undefined
    return { train, cars, engine, ...(why ? { why } : {}) }
  })
}

/** Why that train of the table of `seat` cannot be named, as far as the eye can tell. */
export function trainBarred(
  view: ExpressView,
  lanes: readonly Lane[],
  { card }: Aim,
  { seat, train }: { readonly seat: number; readonly train: number },
): Target['why'] {
  if (card === 'turntable') return undefined
  const team = view.seats[seat]?.team ?? -1
  const own = typeof view.viewer === 'number' ? (view.seats[view.viewer]?.team ?? -1) : -1
  return targetsOf(view, card, team, { team: own, lanes })[train]?.why
}
