/** Playing on from a position of another game. */
import type { WholeGame } from '../store/adopt.ts'
import type { Store, StoredHeader } from '../store/store.ts'
import { TableError } from '../table/world.ts'
import { openLine } from '../table/open.ts'
import { sealOfContents } from '../table/record.ts'
import { branching } from '../table/secrets.ts'

/**
 * A new game with the first `at` actions of this one; its later luck is as it was, or fresh. Storing it marks this one
 * where it is in progress. Throws `TableError`:
 * `notYourSeat` in a shared game in progress, `noSuchStep` where nobody has to decide there.
 */
export function branchOf(
  store: Store,
  header: StoredHeader,
  { at, luck }: { readonly at: number; readonly luck: 'same' | 'fresh' },
  randomText: () => string,
): WholeGame {
  if (branching(header) === 'refused') throw new TableError('notYourSeat')
  const line = openLine(store, header)
  const decided = at <= line.at && line.game.deciders(line.stateAt(at)).length > 0
  if (!decided) throw new TableError('noSuchStep', { most: line.at - 1 })
  const before = (header.reseeds ?? []).filter((reseed) => reseed.at < at)
  const kept = luck === 'same' ? (header.reseeds ?? []).filter((reseed) => reseed.at <= at) : before
  const reseeds = luck === 'fresh' ? [...kept, { at, seed: randomText() }] : kept
  const sealed = {
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: header.seats.map(({ name, kind, livery, botSeed }) => ({
      name,
      kind,
      livery,
      ...(botSeed !== undefined && { botSeed: luck === 'fresh' ? randomText() : botSeed }),
    })),
    seed: header.seed,
    ...(header.deal !== undefined && { deal: header.deal }),
    nonce: randomText(),
  }
  return {
    ...sealed,
    seal: sealOfContents(sealed),
    ...(header.ai !== undefined && { ai: header.ai }),
    state: 'open',
    assisted: header.marks.assisted,
    seeded: header.marks.seeded,
    imported: false,
    branchOf: { id: header.id, at },
    ...(reseeds.length > 0 && { reseeds }),
    tags: [],
    actions: line.steps.slice(0, at).map((step) => step.stored),
  }
}
