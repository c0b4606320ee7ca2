/** What the persons of a game have ordered for questions out of their turn. */
import type { FirmOrder, StandingOrder } from '#shared/games/common.ts'
import { read, transact, type Db } from './database.ts'
import { StoreError } from './errors.ts'

/** The part of the store that keeps standing orders. */
export function standingOrders(db: Db) {
  const of = db.prepare<[string], { seat: number; answers: FirmOrder }>(
    'SELECT seat, answers FROM standing_orders JOIN games ON games.number = standing_orders.game WHERE id = ?',
  )
  const find = db.prepare<[string], number>('SELECT number FROM games WHERE id = ?').pluck()
  const set = db.prepare(
    'INSERT INTO standing_orders (game, seat, answers) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET answers = excluded.answers',
  )
  const drop = db.prepare('DELETE FROM standing_orders WHERE game = ? AND seat = ?')

  return {
    standingOrders: (id: string): ReadonlyMap<number, FirmOrder> =>
      read(db, () => new Map(of.all(id).map(({ seat, answers }) => [seat, answers]))),

    setStandingOrder: (id: string, seat: number, order: StandingOrder): void =>
      transact(db, () => {
        const number = find.get(id)
        if (number === undefined) throw new StoreError('noGame', { id })
        if (order === 'ask') drop.run(number, seat)
        else set.run(number, seat, order)
      }),
  }
}
