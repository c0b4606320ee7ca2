/** People who play by a script: at random among what is legal, with hints, take-backs, and leaving the table. */
import type { In, Out, RequestName } from '#shared/contract/contract.ts'
import type { NewGame } from '#shared/contract/games.ts'
import { LIVERIES } from '#shared/contract/values.ts'
import type { TableTold } from '#shared/contract/table.ts'
import type { Json } from '#shared/games/common.ts'
import { RULES } from '../../support/games.ts'
import { nextInt, type Random } from '../../../src-main/rules/random.ts'

/** Throws where a request is refused. */
export type Ask = <K extends RequestName>(name: K, input: In<K>) => Promise<Out<K>>

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan']
const COMPUTERS = ['conductor', 'engineer', 'dispatcher', 'director'] as const
const pause = () => new Promise((resolve) => setTimeout(resolve, 2))

/** The games in turn; one person or two, and a computer; Express one hand long. */
export function setupOf(nth: number, random: Random): NewGame {
  const rules = RULES[nth % RULES.length]
  const id = rules?.info.id ?? ''
  const wanted = id === 'express' ? { match: 'hand' } : {}
  const options = rules?.schemas.options.parse(wanted) as Json
  const people = PEOPLE.slice(0, 1 + nextInt(random, 2)).map((name) => ({ name, kind: 'human' as const }))
  const level = COMPUTERS[nextInt(random, COMPUTERS.length)] ?? 'conductor'
  const seats = [...people, { name: 'Computer', kind: level }]
  return { game: id, options, seats: seats.map((seat, i) => ({ ...seat, livery: LIVERIES[i] ?? 'plum' })) }
}

/** One thing somebody does at an open table; how it stands then. */
async function move(ask: Ask, table: TableTold, random: Random): Promise<TableTold> {
  const { id, at, legal, curtain, undo } = table
  if (curtain && !curtain.open) return ask('table.curtain', { id, seat: curtain.seat, open: true })
  const roll = nextInt(random, 100)
  if (roll < 2) {
    await ask('table.leave', { id })
    await ask('games.list', { states: ['open'], offset: 0, limit: 20 })
    return ask('table.open', { id })
  }
  if (roll < 6 && undo.possible) return ask('table.undo', { id, consent: undo.consent, at })
  if (roll < 9 && table.redo) return ask('table.redo', { id })
  const action = legal?.actions[nextInt(random, legal.actions.length)]
  if (!legal || action === undefined) throw new Error(`nobody can do anything at ${table.game}, action ${at}`)
  if (roll < 13 && legal.seat === table.viewer) await ask('table.hint', { id, seat: legal.seat })
  const done = await ask('table.act', { id, seat: legal.seat, at, action })
  if (!done.ok) throw new Error(`a legal action was refused: ${JSON.stringify(done.refusals)}`)
  return done.table
}

/** Plays the game to its end, or gives it up after `most` actions; the actions it had. */
export async function playOut(ask: Ask, id: string, most: number, random: Random): Promise<number> {
  let table = await ask('table.open', { id })
  while (table.state === 'open' && table.at < most) {
    if (table.activity) {
      await pause()
      // The seat is nobody's: nothing changes, and the state is told.
      table = await ask('table.curtain', { id, seat: 7, open: false })
    } else table = await move(ask, table, random)
  }
  await ask('table.leave', { id })
  if (table.state === 'open') await ask('games.abandon', { id })
  return table.at
}
