/** Own mistakes as puzzles, each due again after a time that grows with every right answer. */
import type { Puzzle, PuzzleList } from '#shared/contract/coach.ts'
import { type Db, iso, type Now, read, transact } from './database.ts'
import { StoreError } from './errors.ts'
import { PLAYED } from './history-filter.ts'

const DAY = 24 * 60 * 60 * 1000
/** Days to wait in each box; a right answer moves a puzzle up by one, a wrong one back to the first. */
const WAIT = [1, 3, 7, 16, 35, 90]
const LAST_BOX = WAIT.length - 1
const MOST_ROWS = 100

interface Row {
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
  const list = db.prepare<[object], Row>(
    `SELECT ${COLUMNS} ${FROM} ORDER BY coalesce(due, 0), loss DESC, judged.game DESC, judged.at LIMIT ${MOST_ROWS}`,
  )
  const one = db.prepare<[object], Row>(`SELECT ${COLUMNS} ${FROM} AND games.id = @id AND judged.at = @at`)
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
  const puzzle = ({ due, tries, solved, ...row }: Row): Puzzle => ({
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
