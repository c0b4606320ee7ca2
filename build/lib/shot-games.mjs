/** Games brought to a position worth a picture, played through the application itself. */
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './served-depot.mjs'

const LIVERIES = ['plum', 'teal', 'rust', 'slate', 'olive', 'indigo']

/** `seats`: name and kind, in order. The seed makes every picture the same each time. */
const setup =
  (game, options) =>
  (seed, ...seats) => ({
    game,
    options,
    seats: seats.map(([name, kind], i) => ({ name, kind, livery: LIVERIES[i] })),
    seed,
  })
export const tennesseeCentral = setup('tennessee-central', { locomotive: 'top' })
export const express = setup('express', { partners: false, match: 'target', hands: 4, target: 50 })

/** A person's move: mostly builds, now and then an investment, so that every part of the table is seen. */
const choose = ({ actions }, at) => {
  const builds = actions.filter((action) => action.do === 'build')
  const invests = actions.filter((action) => action.do === 'invest')
  const wanted = at % 3 === 2 ? [...invests, ...actions] : [...builds, ...actions]
  return wanted[0]
}

/** Creates the game and plays it until a person decides after `actions` actions, or to its end. Its id. */
export async function playUntil(page, setup, actions = Infinity) {
  const { id } = await ask(page, 'games.create', setup)
  for (;;) {
    const table = await ask(page, 'table.open', { id })
    const { legal, at, state, curtain } = table
    if (state !== 'open' || (at >= actions && (legal || curtain))) break
    if (curtain && !curtain.open) await ask(page, 'table.curtain', { id, seat: curtain.seat, open: true })
    else if (legal) await ask(page, 'table.act', { id, seat: legal.seat, at, action: choose(legal, at) })
    else await wait(50)
  }
  await ask(page, 'table.leave', { id })
  return id
}
