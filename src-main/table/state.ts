/** A running game as its window may see it: everything shown goes through the viewer's view here. */
import type { Json } from '#shared/games/common.ts'
import type { Activity, Legal, TableNews, TableTold } from '#shared/contract/table.ts'
import type { StoredHeader, StoredResult } from '../store/store.ts'
import type { CurtainKeeper } from './curtain.ts'
import type { Line } from './line.ts'
import { sealOfGame } from './record.ts'
import { nextSerial } from './serial.ts'
import type { Seating } from './seats.ts'
import type { StandingOrders } from './standing.ts'
import { type Reach, takeBackState } from './take-back.ts'

interface Picture {
  readonly header: StoredHeader
  readonly line: Line
  readonly seats: Seating
  readonly curtain: CurtainKeeper
  readonly standing: StandingOrders
  readonly hasPin: (seat: number) => boolean
  readonly activity: Activity | undefined
  readonly resting: boolean
  readonly reach: Reach | undefined
  readonly result: StoredResult | undefined
  readonly news: TableNews
}

/** The seats as everybody knows them: a computer's seed stays in main. */
export const publicSeats = (header: StoredHeader): TableTold['seats'] =>
  header.seats.map(({ name, kind, livery, player }) => ({
    name,
    kind,
    livery,
    ...(player !== undefined && { player }),
  }))

export function tableState(picture: Picture): TableTold {
  const { header, line, curtain, standing, activity, resting, reach, result, news } = picture
  const { game, state } = line
  const open = header.state === 'open'
  const deciders = open ? line.deciders : []
  const { viewer, openly } = curtain
  const decides = open ? (openly ?? (typeof viewer === 'number' ? viewer : undefined)) : undefined
  const shownCurtain = open ? curtain.state(picture.hasPin) : undefined
  return {
    id: header.id,
    game: header.game,
    options: header.options,
    seats: publicSeats(header),
    state: header.state,
    marks: header.marks,
    serial: nextSerial(),
    at: line.at,
    deciders,
    viewer,
    view: game.view(state, viewer) as Json,
    ...(decides !== undefined && deciders.includes(decides) && { legal: legalOf(line, decides) }),
    ...(open && standing.offered && viewer !== 'public' && { standing: standing.of(viewer) }),
    ...(shownCurtain && { curtain: shownCurtain }),
    ...(activity && { activity }),
    ...(open && resting && { resting }),
    undo: takeBackState(reach),
    redo: open && line.redo.length > 0,
    news,
    ...(result && { outcome: result }),
    ...(header.state === 'finished' && { finalView: game.view(state, 'all') as Json }),
    started: header.started,
    ...(header.finished !== undefined && { finished: header.finished }),
    seal: sealOfGame(header),
  }
}

function legalOf(line: Line, seat: number): Legal {
  const { complete, actions } = line.game.legalActions(line.state, seat)
  return { seat, since: line.dueSince(seat), complete, actions: actions as readonly Json[] }
}
