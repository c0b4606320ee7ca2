/** The record of a game, as it is exported. */
import type { Json, SeatKind } from '#shared/games/common.ts'
import { type GameRecord, RECORD_FORMAT, type RecordAction } from '#shared/record.ts'
import type { GameRow, StoredAction, StoredHeader } from '../store/store.ts'
import { sealOf } from './seal.ts'

const recordAction = ({ seat, action, ms, hints, takebacks, iterations }: StoredAction): RecordAction => ({
  seat,
  ...(action as Readonly<Record<string, Json>>),
  ms,
  ...(hints > 0 && { hints }),
  ...(takebacks > 0 && { takebacks }),
  ...(iterations !== undefined && { iterations }),
})

type Contents = Pick<StoredHeader, 'game' | 'rules' | 'options' | 'seed' | 'deal' | 'nonce'> & {
  readonly seats: readonly { readonly kind: SeatKind; readonly botSeed?: string }[]
}

/** The hash of what is in a game's envelope. */
export const sealOfContents = (header: Contents): string =>
  sealOf({
    ...header,
    seats: header.seats.map(({ kind, botSeed }) => ({
      kind,
      ...(botSeed !== undefined && { seed: botSeed }),
    })),
  })

/**
 * The seal of a game as it was shown before the first action, or as it came with it: it says nothing about what is in
 * the envelope, and may be shown at any time. Of games older than this note, computed from the contents.
 */
export const sealOfGame = (header: StoredHeader): string => header.seal ?? sealOfContents(header)

export function gameRecord(
  header: StoredHeader & Pick<GameRow, 'tags' | 'result'>,
  actions: readonly StoredAction[],
  application: string,
): GameRecord {
  const { tags, result, reseeds: [first, ...more] = [] } = header
  return {
    format: RECORD_FORMAT,
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: header.seats.map(({ name, kind, livery, botSeed }) => ({
      name,
      kind,
      livery,
      ...(botSeed !== undefined && { seed: botSeed }),
    })),
    seed: header.seed,
    ...(header.deal !== undefined && { deal: header.deal }),
    actions: actions.map(recordAction),
    ...((header.nonce !== '' || header.seal !== undefined) && {
      seal: { hash: sealOfGame(header), nonce: header.nonce },
    }),
    ...(first && { reseed: more.length > 0 ? [first, ...more] : first }),
    meta: {
      id: header.id,
      started: header.started,
      ...(header.finished === undefined ? { updated: header.updated } : { finished: header.finished }),
      application,
      ...(header.ai !== undefined && { ai: header.ai }),
      ...(header.marks.assisted && { assisted: true }),
      ...(header.state === 'abandoned' && { abandoned: true }),
      ...(header.marks.seeded && { seeded: true }),
      ...(header.branchOf && { branchOf: header.branchOf }),
      ...(header.name !== undefined && { name: header.name }),
      ...(tags?.length && { tags }),
      ...(result && { result }),
    },
  }
}
