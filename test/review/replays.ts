/**
 * Does every finished game of a household replay to the result it is kept with?
 * `node test/review/replays.ts --data DIR`, on a copy of a data folder. Each is opened as the replay page opens it, and
 * what its moves lead to is compared with the kept places, totals, score sheet and counts.
 */
import { parseArgs } from 'node:util'
import type { Json } from '#shared/games/common.ts'
import type { GameRow, Store } from '../../src-main/store/store.ts'
import { openStore } from '../../src-main/store/open.ts'
import { TableError } from '../../src-main/table/world.ts'
import { openLine } from '../../src-main/table/open.ts'
import { canonical } from '../../src-main/table/record.ts'

/** `older`: of older rules, which no longer lead to that result; it says so and keeps its result. */
export type ReplayFate = 'same' | 'older' | 'different'

const PAGE = 200

/** What becomes of each finished game when it is replayed. */
export function* replayAll(store: Store): Generator<{ game: GameRow; fate: ReplayFate }> {
  const query = { filter: { states: ['finished'] }, order: 'played', descending: false } as const
  let page = store.past.search({ ...query, limit: PAGE })
  for (;;) {
    for (const game of page.games) yield { game, fate: fateOf(store, game) }
    if (!page.next) return
    page = store.past.search({ ...query, limit: PAGE, after: page.next })
  }
}

function fateOf(store: Store, row: GameRow): ReplayFate {
  try {
    const line = openLine(store, row)
    const outcome = line.game.outcome(line.state)
    const scores = row.seats.map((_, seat) => ({
      seat,
      place: outcome?.places[seat],
      total: outcome?.totals[seat],
      decisions: line.ownActions(seat),
    }))
    const kept = store.past
      .scores(row.id)
      .map(({ seat, place, total, decisions }) => ({ seat, place, total, decisions }))
    const same = canonical(outcome as unknown as Json) === canonical(row.result as unknown as Json)
    return same && canonical(scores as Json) === canonical(kept) ? 'same' : 'different'
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return error.key === 'olderRules' && row.result ? 'older' : 'different'
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string', default: 'games' } } })
  const store = openStore({ dir: values.data, now: Date.now })
  const counts = new Map<string, number>()
  for (const { game, fate } of replayAll(store)) {
    const key = `${game.game}, rules ${game.rules}: ${fate}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (fate !== 'different') continue
    console.log(`${game.id}: ${game.game} does not replay to its result`)
    process.exitCode = 1
  }
  store.close()
  for (const [key, games] of [...counts].sort()) console.log(`${key} ${games}`)
}
