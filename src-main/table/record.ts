/**
 * The sealed envelope of a game and its record. The hash of the envelope is shown before the first action; it covers
 * everything that chance and the computers draw from, with a nonce so that nobody can try out seeds. Opened at the
 * end, anyone can compute it again.
 */
import { createHash } from 'node:crypto'
import type { Json, SeatKind } from '#shared/games/common.ts'
import { MOST_MS } from '#shared/bounds.ts'
import { type GameRecord, RECORD_FORMAT, type RecordAction } from '#shared/record.ts'
import type { StoredAction, StoredHeader } from '../store/store.ts'
import type { OpenedGame } from './secrets.ts'

export interface Sealed {
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly seats: readonly { readonly kind: SeatKind; readonly seed?: string }[]
  readonly seed: string
  readonly deal?: Json
  readonly nonce: string
}

/** SHA-256 in hex of the sealed fields as JSON without spaces, the keys of every object in alphabetical order. */
export function sealOf({ game, rules, options, seats, seed, deal, nonce }: Sealed): string {
  const content: Json = {
    ...{ game, rules, options, seed, nonce, deal: deal ?? null },
    seats: seats.map((seat) => ({ kind: seat.kind, seed: seat.seed ?? null })),
  }
  return createHash('sha256').update(canonical(content)).digest('hex')
}

/** JSON that depends on the content alone, not on the order in which it was put together. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_key, part: Json) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

// The record of a game, as it is exported.

/** An action as records have it. */
export const recordAction = ({
  seat,
  action,
  ms,
  hints,
  takebacks,
  iterations,
}: StoredAction): RecordAction => ({
  seat,
  ...(action as Readonly<Record<string, Json>>),
  ms: Math.min(ms, MOST_MS),
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

/** All that is known of a game that may be told. */
export function gameRecord({ header, actions }: OpenedGame, application: string): GameRecord {
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
