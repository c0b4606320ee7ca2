/** The record of a game that has ended, as it is exported. */
import type { Json } from '#shared/games/common.ts'
import { type GameRecord, RECORD_FORMAT, type RecordAction } from '#shared/record.ts'
import type { StoredAction, StoredHeader } from '../store/store.ts'

const recordAction = ({ seat, action, ms, hints, takebacks, iterations }: StoredAction): RecordAction => ({
  seat,
  ...(action as Readonly<Record<string, Json>>),
  ms,
  ...(hints > 0 && { hints }),
  ...(takebacks > 0 && { takebacks }),
  ...(iterations !== undefined && { iterations }),
})

export function gameRecord(
  header: StoredHeader,
  actions: readonly StoredAction[],
  application: string,
): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: header.seats.map(({ name, kind, botSeed }) => ({
      name,
      kind,
      ...(botSeed !== undefined && { seed: botSeed }),
    })),
    seed: header.seed,
    ...(header.deal !== undefined && { deal: header.deal }),
    actions: actions.map(recordAction),
    meta: {
      id: header.id,
      started: header.started,
      ...(header.finished !== undefined && { finished: header.finished }),
      application,
      ...(header.marks.assisted && { assisted: true }),
      ...(header.state === 'abandoned' && { abandoned: true }),
    },
  }
}
