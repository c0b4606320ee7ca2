/** The record of a game that has ended, as it is exported. */
import type { Json } from '#shared/games/common.ts'
import { type GameRecord, RECORD_FORMAT, type RecordAction } from '#shared/record.ts'
import type { StoredAction, StoredHeader } from '../store/store.ts'
import { sealOf } from './seal.ts'

const recordAction = ({ seat, action, ms, hints, takebacks, iterations }: StoredAction): RecordAction => ({
  seat,
  ...(action as Readonly<Record<string, Json>>),
  ms,
  ...(hints > 0 && { hints }),
  ...(takebacks > 0 && { takebacks }),
  ...(iterations !== undefined && { iterations }),
})

/** The hash of a game's envelope: it says nothing about what is in it, and may be shown at any time. */
export const sealOfGame = (header: StoredHeader): string =>
  sealOf({
    ...header,
    seats: header.seats.map(({ kind, botSeed }) => ({
      kind,
      ...(botSeed !== undefined && { seed: botSeed }),
    })),
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
    seal: { hash: sealOfGame(header), nonce: header.nonce },
    meta: {
      id: header.id,
      started: header.started,
      ...(header.finished !== undefined && { finished: header.finished }),
      application,
      ...(header.ai !== undefined && { ai: header.ai }),
      ...(header.marks.assisted && { assisted: true }),
      ...(header.state === 'abandoned' && { abandoned: true }),
    },
  }
}
