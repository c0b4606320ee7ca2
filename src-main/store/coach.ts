/** What the coach found, kept decision by decision, and own mistakes as puzzles. */
import type { CoachAccount, CoachMark, Puzzle, PuzzleList } from '#shared/contract/coach.ts'
import type { Json } from '#shared/games/common.ts'
import { type Db, fromText, iso, type Now, read, StoreError, toText, transact } from './database.ts'
import type { Judged } from './store.ts'
import { PLAYED } from './history-filter.ts'

interface JudgedRow {
  readonly at: number
  readonly action: string
  readonly ai: number
  readonly mark: string | null
}

/** The part of the store that keeps the coach's work. */
export function judgements(db: Db) {
  const of = db.prepare<[string], JudgedRow>(
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

// Own mistakes as puzzles, each due again after a time that grows with every right answer.

const DAY = 24 * 60 * 60 * 1000
/** Days to wait in each box; a right answer moves a puzzle up by one, a wrong one back to the first. */
const WAIT = [1, 3, 7, 16, 35, 90]
const LAST_BOX = WAIT.length - 1
const MOST_ROWS = 100

interface PuzzleRow {
  readonly id: string
  readonly game: string
  readonly at: number
  readonly seat: number
  readonly verdict: Puzzle['verdict']
  readonly loss: number
  readonly ended: string
  readonly name: string
  readonly due: number | null
  readonly tries: number | null
  readonly solved: number | null
}

/** The part of the store that keeps practice. */
export function puzzles(db: Db, now: Now) {
  const FROM = `FROM judged JOIN games ON games.number = judged.game
    JOIN seats ON seats.game = judged.game AND seats.seat = judged.seat
    LEFT JOIN players ON players.id = seats.player
    LEFT JOIN puzzles ON puzzles.game = judged.game AND puzzles.at = judged.at
    WHERE verdict IN ('mistake', 'blunder') AND judged.ai = @ai AND deleted IS NULL AND state <> 'open'
      AND (@player IS NULL OR seats.player = @player)`
  const COLUMNS = `games.id, games.game, judged.at, judged.seat, verdict, loss, ${PLAYED} AS ended,
    coalesce(players.name, seats.name) AS name, due, tries, solved`
  const list = db.prepare<[object], PuzzleRow>(
    `SELECT ${COLUMNS} ${FROM} ORDER BY coalesce(due, 0), loss DESC, judged.game DESC, judged.at LIMIT ${MOST_ROWS}`,
  )
  const one = db.prepare<[object], PuzzleRow>(
    `SELECT ${COLUMNS} ${FROM} AND games.id = @id AND judged.at = @at`,
  )
  const counts = db.prepare<[object], { total: number; due: number }>(
    `SELECT count(*) AS total, coalesce(sum(coalesce(due, 0) <= @now), 0) AS due ${FROM}`,
  )
  const numberOf = db.prepare<[string], number>('SELECT number FROM games WHERE id = ?').pluck()
  const boxOf = db
    .prepare<[number, number], number>('SELECT box FROM puzzles WHERE game = ? AND at = ?')
    .pluck()
  const put = db.prepare(
    `INSERT INTO puzzles (game, at, box, due, tries, solved) VALUES (@game, @at, @box, @due, 1, @right)
     ON CONFLICT DO UPDATE SET box = @box, due = @due, tries = tries + 1, solved = solved + @right`,
  )
  const puzzle = ({ due, tries, solved, ...row }: PuzzleRow): Puzzle => ({
    ...row,
    ...(due !== null && { due: iso(due) }),
    isDue: (due ?? 0) <= now(),
    tries: tries ?? 0,
    solved: solved ?? 0,
  })

  return {
    puzzles: (ai: number, player: number | undefined): PuzzleList =>
      read(db, () => {
        const { total = 0, due = 0 } = counts.get({ ai, player: player ?? null, now: now() }) ?? {}
        return { total, due, puzzles: list.all({ ai, player: player ?? null }).map(puzzle) }
      }),

    puzzle: (ai: number, id: string, at: number): Puzzle | undefined =>
      read(db, () => {
        const row = one.get({ ai, id, at, player: null })
        return row && puzzle(row)
      }),

    answerPuzzle: (id: string, at: number, right: boolean): void =>
      transact(db, () => {
        const game = numberOf.get(id)
        if (game === undefined) throw new StoreError('noGame', { id })
        const before = boxOf.get(game, at)
        // The first right answer of all already says something: it skips the first box.
        const box = right ? Math.min((before ?? 0) + 1, LAST_BOX) : 0
        const due = now() + (WAIT[box] ?? 1) * DAY
        put.run({ game, at, box, due, right: right ? 1 : 0 })
      }),
  }
}
