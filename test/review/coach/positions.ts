/** Moves that are known to be silly, in the positions of the opponents' suites, as moments for the coach. */
import type { Json } from '#shared/games/common.ts'
import type { Moment } from '../../../src-main/review/coach/judge.ts'
import { rulesOf } from '../../../src-main/rules/games.ts'
import { canonical } from '../../../src-main/table/record.ts'
import { SUITE as EXPRESS_01 } from '../../ai/express-01/suite.ts'
import { SUITE as EXPRESS } from '../../ai/express/suite.ts'
import { actionOf, stateAfter } from '../../ai/tennessee-central/lines.ts'
import { SUITE as TENNESSEE } from '../../ai/tennessee-central/suite.ts'
import { EXPRESS_01_SILLY, EXPRESS_SILLY } from './silly.ts'
import '../../support/games.ts'

export interface SillyMove {
  /** Of its position, with the rule it is about. */
  readonly title: string
  readonly moment: Moment
  readonly state: unknown
  /** Whether another move of that position is known to be silly as well. */
  readonly isSilly: (action: Json) => boolean
}

/** What every game's suite comes to: a position by its title, and the moves that will not do there. */
interface Position {
  readonly title: string
  readonly state: () => unknown
  readonly silly: readonly object[]
  readonly isSilly: (action: Json) => boolean
}

/** A suite that judges moves, with a few silly ones written out by the ends of their titles. */
function written<Action extends object>(
  suite: readonly { title: string; state: () => unknown; sound: (action: Action) => boolean }[],
  silly: Readonly<Record<string, readonly Action[]>>,
): Position[] {
  return Object.entries(silly).map(([end, moves]) => {
    const found = suite.find(({ title }) => title.endsWith(end))
    if (!found) throw new Error(`no position "${end}"`)
    const { title, state, sound } = found
    return { title, state, silly: moves, isSilly: (action) => !sound(action as unknown as Action) }
  })
}

const POSITIONS: Readonly<Record<string, () => readonly Position[]>> = {
  'tennessee-central': () =>
    TENNESSEE.map(({ title, line, silly = [] }) => {
      const moves = silly.map(actionOf)
      const known = new Set(moves.map((move) => canonical(move as unknown as Json)))
      return {
        ...{ title, state: () => stateAfter(line), silly: moves },
        isSilly: (action) => known.has(canonical(action)),
      }
    }),
  express: () => written(EXPRESS, EXPRESS_SILLY),
  'express-01': () => written(EXPRESS_01, EXPRESS_01_SILLY),
}

/** The moves of a game that are known to be silly, each in its position. */
export function sillyMoves(game: string): SillyMove[] {
  const rules = rulesOf(game)
  const positions = POSITIONS[game]
  if (!rules || !positions) throw new Error(`no positions of ${game}`)
  return positions().flatMap(({ title, state, silly, isSilly }) =>
    silly.map((action) => {
      const now = state()
      const seat = rules.deciders(now)[0] ?? -1
      const view = rules.view(now, seat) as Json
      return {
        title,
        isSilly,
        state: now,
        moment: { at: 0, seat, game, view, action: action as unknown as Json },
      }
    }),
  )
}
