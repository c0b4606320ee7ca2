/** What takes several requests in a row, and chance would seldom hit upon: playing, and four ways to cheat. */
import { nextInt } from '../../../src-main/rules/random.ts'
import { openLine } from '../../../src-main/table/open.ts'
import { chance, consentOf, gameOf, pick, type Place, running } from './place.ts'

/** The persons due come to the table, open their curtains and decide. */
export async function play(place: Place, id: string, turns: number): Promise<void> {
  const { store, random, watch, ask } = place
  await ask('table.open', { id })
  for (let turn = 0; turn < turns; turn++) {
    const header = store.game(id)
    if (header?.state !== 'open' || header.deleted !== undefined) return
    const { game, state, deciders, at } = openLine(store, header)
    const seat = deciders.find((one) => header.seats[one]?.kind === 'human')
    if (seat === undefined) return void (await ask('table.hurry', { id }))
    const pin = watch.pins.get(header.seats[seat]?.player ?? 0)
    await ask('table.curtain', { id, seat, open: true, ...(pin !== undefined && { pin }) })
    if (chance(random, 15)) await ask('table.hint', { id, seat })
    await ask('table.act', { id, seat, at, action: game.randomAction(state, seat, random) })
  }
}

/** A game in progress is branched, and the branch given up to look at its cards. */
export async function readAhead(place: Place): Promise<void> {
  const { store, random, ask } = place
  const id = running(place)
  const at = nextInt(random, (store.game(id) ? store.timeline(id).actions.length : 0) + 1)
  const branch = await ask('replay.branch', { id, at, luck: pick(random, ['same', 'fresh']) })
  if (typeof branch !== 'object' || branch === null || !('id' in branch)) return
  await ask('games.abandon', { id: branch.id })
  await ask('replay.at', { id: branch.id, at: 0, viewer: 'all' })
}

/** A game is played to its last page, and its end taken back. */
export async function endAndBack(place: Place): Promise<void> {
  const id = running(place)
  await play(place, id, 6)
  if (place.store.game(id)?.state !== 'finished') return
  await place.ask('table.undo', { id, consent: consentOf(place, id) })
}

/** Somebody sits down at a game again, and takes its end back if it has one. */
export async function comeBackLater(place: Place): Promise<void> {
  const id = gameOf(place)
  await place.ask('table.leave', { id })
  await place.ask('table.open', { id })
  await place.ask('table.undo', { id, consent: consentOf(place, id) })
}

/** Somebody wants past a PIN, by whatever can be done with players, and then behind the curtain. */
export async function takePinAway(place: Place): Promise<void> {
  const { store, random, watch, ask } = place
  const guarded = [...watch.pins.keys()]
  if (guarded.length === 0) return
  const id = pick(random, guarded)
  const others = store.players().flatMap((one) => (one.id === id ? [] : [one.id]))
  const way = nextInt(random, 5)
  if (way === 0) await ask('players.pin', { id, pin: null })
  if (way === 1) await ask('players.delete', { id })
  if (way === 2) await ask('players.forgot-pin', { id })
  if (way === 3 && others.length > 0) await ask('players.merge', { from: id, into: pick(random, others) })
  if (way === 4) await ask('backups.restore', { number: 1 + nextInt(random, 2) })
  const game = running(place)
  await ask('table.open', { id: game })
  for (const [seat] of (store.game(game)?.seats ?? []).entries())
    await ask('table.curtain', { id: game, seat, open: true })
}
