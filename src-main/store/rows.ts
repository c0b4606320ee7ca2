/** Rows of the tables `games` and `seats`, and the header they make together. */
import type { GameState, SeatSummary } from '#shared/contract/games.ts'
import type { Reseed } from '#shared/record.ts'
import { fromText, iso } from './database.ts'
import type { StoredHeader } from './store.ts'

export interface HeaderRow {
  readonly number: number
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: string
  readonly seed: string
  readonly deal: string | null
  readonly nonce: string
  readonly seal: string | null
  readonly ai: number | null
  readonly state: GameState
  readonly assisted: number
  readonly seeded: number
  readonly branch_of: string | null
  readonly branch_at: number | null
  readonly reseeds: string | null
  readonly name: string | null
  readonly imported: number
  readonly deleted: number | null
  readonly started: string
  readonly updated: string
  readonly finished: string | null
  readonly actions: number
}

export interface SeatRow {
  readonly game: number
  readonly name: string
  readonly kind: SeatSummary['kind']
  readonly livery: SeatSummary['livery']
  readonly player: number | null
  readonly bot_seed: string | null
  /** The player's name today, where there is one. */
  readonly playerName: string | null
}

/** A person bears its name of today; a deleted player's seat keeps the name it was played with. */
const seat = (row: SeatRow): StoredHeader['seats'][number] => ({
  name: row.playerName ?? row.name,
  kind: row.kind,
  livery: row.livery,
  ...(row.player === null ? {} : { player: row.player }),
  ...(row.bot_seed === null ? {} : { botSeed: row.bot_seed }),
})

export const header = (row: HeaderRow, seats: readonly SeatRow[]): StoredHeader => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  options: fromText(row.options),
  seats: seats.map(seat),
  seed: row.seed,
  ...(row.deal === null ? {} : { deal: fromText(row.deal) }),
  nonce: row.nonce,
  ...(row.seal === null ? {} : { seal: row.seal }),
  ...(row.ai === null ? {} : { ai: row.ai }),
  marks: { assisted: row.assisted === 1, seeded: row.seeded === 1, branch: row.branch_of !== null },
  ...(row.branch_of === null ? {} : { branchOf: { id: row.branch_of, at: row.branch_at ?? 0 } }),
  ...(row.reseeds === null ? {} : { reseeds: fromText(row.reseeds) as unknown as readonly Reseed[] }),
  ...(row.name === null ? {} : { name: row.name }),
  ...(row.imported === 0 ? {} : { imported: true }),
  ...(row.deleted === null ? {} : { deleted: iso(row.deleted) }),
  state: row.state,
  started: row.started,
  updated: row.updated,
  ...(row.finished === null ? {} : { finished: row.finished }),
})
