/** Games brought to a position worth a picture, played through the application itself. */
import { setTimeout as wait } from 'node:timers/promises'
import { ClearError } from '../lib/terminal.mjs'
import { ask } from '../lib/served-depot.mjs'

const LIVERIES = ['plum', 'teal', 'rust', 'slate', 'olive', 'indigo']
const LONGEST_MS = 90_000
/** Nobody acts for so long only where something is stuck. */
const LONGEST_STILL_MS = 20_000

/** A game to be created. `seats`: name and kind, in order; the seed makes every picture the same each time. */
export const setup = (game, options, seed, ...seats) => ({
  game,
  options,
  seats: seats.map(([name, kind], i) => ({ name, kind, livery: LIVERIES[i] })),
  seed,
})

/** What the strongest computer would do; nothing when another seat chose meanwhile, which calls the advice off. */
const advised = async (page, { id, legal }) => {
  try {
    const { moves } = await ask(page, 'table.hint', { id, seat: legal.seat })
    return moves[0].action
  } catch (error) {
    if (String(error).includes('hintCancelled')) return undefined
    throw error
  }
}

/** One step of the person at the window, or a look at what the computers have done. */
async function step(page, table) {
  const { id, at, legal, curtain } = table
  if (curtain && !curtain.open) return ask(page, 'table.curtain', { id, seat: curtain.seat, open: true })
  if (!legal) {
    await wait(25)
    return ask(page, 'table.open', { id })
  }
  const action = await advised(page, table)
  if (!action) return ask(page, 'table.open', { id })
  const result = await ask(page, 'table.act', { id, seat: legal.seat, at, action })
  if (!result.ok) throw new Error(`a hint was refused: ${JSON.stringify(result.refusals)}`)
  return result.table
}

/**
 * Creates the game and plays it until `enough(table)` holds when a person is to decide, or to its end. Its id.
 * Throws a `ClearError` that names game and action when it does not come there in time.
 */
export async function playUntil(page, game, enough = () => false) {
  const { id } = await ask(page, 'games.create', game)
  const began = performance.now()
  let moved = began
  let table = await ask(page, 'table.open', { id })
  while (table.state === 'open' && !((table.legal || table.curtain) && enough(table))) {
    const { at } = table
    table = await step(page, table)
    const now = performance.now()
    if (table.at !== at) moved = now
    if (now - began > LONGEST_MS || now - moved > LONGEST_STILL_MS) {
      const why = now - moved > LONGEST_STILL_MS ? 'stands still' : 'takes too long'
      throw new ClearError(
        `Screenshots: ${game.game} with ${game.seats.length} seats ${why} at action ${table.at}.`,
      )
    }
  }
  await ask(page, 'table.leave', { id })
  return id
}

/** Enough actions have been played. */
export const after = (actions) => (table) => table.at >= actions
