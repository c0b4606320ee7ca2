/** What the coach found, kept decision by decision. */
import type { CoachAccount, CoachMark } from '#shared/contract/coach.ts'
import type { Json } from '#shared/games/common.ts'
import { fromText, read, toText, transact, type Db } from './database.ts'
import { StoreError } from './errors.ts'
import type { Judged } from './store.ts'

interface Row {
  readonly at: number
  readonly action: string
  readonly ai: number
  readonly mark: string | null
}

/** The part of the store that keeps the coach's work. */
export function judgements(db: Db) {
  const of = db.prepare<[string], Row>(
    `SELECT at, action, judged.ai, mark FROM judged JOIN games ON games.number = judged.game WHERE id = ? ORDER BY at`,
  )
  const find = db.prepare<[string], number>('SELECT number FROM games WHERE id = ?').pluck()
  const put = db.prepare(
    `INSERT OR REPLACE INTO judged (game, at, action, ai, seat, verdict, loss, mark)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const account = db.prepare(
    `INSERT OR REPLACE INTO accounts (game, seat, ai, par, deal, decisions, luck, result)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )

  return {
    keepAccounts: (id: string, ai: number, accounts: readonly CoachAccount[]): void =>
      transact(db, () => {
        const number = find.get(id)
        if (number === undefined) throw new StoreError('noGame', { id })
        for (const { seat, par, deal, decisions, luck, result } of accounts)
          account.run(number, seat, ai, par, deal, decisions, luck, result)
      }),

    judged: (id: string): readonly Judged[] =>
      read(db, () =>
        of.all(id).map(({ mark, ...row }) => ({
          ...row,
          mark: mark === null ? null : (fromText(mark) as unknown as CoachMark),
        })),
      ),

    keepJudged: (id: string, { at, action, ai, mark }: Judged): void =>
      transact(db, () => {
        const number = find.get(id)
        if (number === undefined) throw new StoreError('noGame', { id })
        const text = mark && toText(mark as unknown as Json)
        put.run(number, at, action, ai, mark?.seat ?? null, mark?.verdict ?? null, mark?.loss ?? null, text)
      }),
  }
}
