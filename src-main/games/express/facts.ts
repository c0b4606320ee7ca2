/** Express: trains of each hand by type and by what crowns them, and the other lines of the score sheet (EX-36 to EX-40). */
import { FREIGHT, WILD_CABOOSE, type CarRole, type LaidName } from '#shared/games/express/cards.ts'
import type {
  ExpressAction,
  ExpressSheet,
  ExpressView,
  HandSheet,
  TeamView,
  TurnAction,
} from '#shared/games/express/types.ts'
import type { SeatFact } from '../../store/statistics-facts.ts'
import type { Collector } from '../../statistics/facts.ts'

interface Train {
  readonly type: string
  readonly caboose: boolean
  readonly diesel: boolean
}

const isFreight = (name: string): boolean => (FREIGHT as readonly string[]).includes(name)
/** The type of a train: of its first car that says one. */
function typeOf(cars: readonly (LaidName | CarRole)[]): string {
  const first = cars.find((car) => car !== 'wild') ?? 'wild'
  return isFreight(first) ? first : first === 'wild' ? 'wild' : 'passenger'
}

/** The trains of a table after a turn's plays: old ones first, then new ones in the order they were laid. */
function trainsAfter(team: TeamView, plays: TurnAction['trains']): readonly Train[] {
  const laid = team.trains.map(({ engine, cars, reading }) => ({
    cars: [...cars] as (LaidName | CarRole)[],
    type: typeOf(reading),
    diesel: engine === 'diesel',
  }))
  for (const { train, add, engine } of plays) {
    const on = train === undefined ? undefined : laid[train]
    if (on) {
      on.cars.push(...add)
      on.diesel ||= engine === 'diesel'
      if (on.type === 'wild') on.type = typeOf(on.cars)
    } else laid.push({ cars: [...add], type: typeOf(add), diesel: engine === 'diesel' })
  }
  return laid.map(({ cars, type, diesel }) => {
    const last = cars.at(-1)
    return { type, diesel, caboose: last === 'caboose' || last === WILD_CABOOSE }
  })
}

export function collect(): Collector {
  /** Before the latest turn of each hand: the last one of them ended it. */
  const ends: (readonly (readonly Train[])[])[] = []
  const facts: SeatFact[] = []

  const score = (sheet: HandSheet, trains: readonly (readonly Train[])[] | undefined): void => {
    sheet.rows.forEach((row, team) => {
      const own = trains?.[team] ?? []
      // A disaster with the last turn may have taken a train away: then nobody knows which is which.
      const known = own.length === row.trains.length
      for (const seat of row.seats) {
        const note = (what: string, name: string, value: number): void => {
          facts.push({ seat, what, name, phase: 0, times: 1, value })
        }
        row.trains.forEach((points, i) => {
          const train = known ? own[i] : undefined
          note('train', train?.type ?? 'other', points)
          if (train?.caboose) note('bonus', 'caboose', points)
          if (train?.diesel) note('bonus', 'diesel', points)
        })
        if (row.wayCars > 0) note('score', 'wayCars', row.wayCars)
        if (row.wentOut > 0) note('score', 'wentOut', row.wentOut)
        if (row.hand < 0) note('score', 'hand', row.hand)
      }
    })
  }

  return {
    before(game, state, seat, action) {
      const move = action as unknown as ExpressAction
      const view = game.view(state, 'all') as ExpressView
      const team = view.seats[seat]?.team
      ends[view.hand] = view.teams.map((one, i) =>
        trainsAfter(one, move.do === 'turn' && i === team ? move.trains : []),
      )
    },
    facts(game, state) {
      const sheet = game.outcome(state)?.sheet as ExpressSheet | undefined
      sheet?.hands.forEach((hand, i) => score(hand, ends[i]))
      return facts
    },
  }
}
