/** Nothing that leaves main holds a hand that nobody before the window may see. */
import { expect, it } from 'vitest'
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import { openLine } from '../../src-main/table/open.ts'
import { type Depot, memoryDepot, newGame } from '../support/depot.ts'
import type { MemoryStore } from '../support/memory-store.ts'
import { quickThinker } from '../support/thinkers.ts'

interface Hidden {
  readonly hands: readonly string[][]
  readonly deciders: readonly number[]
}

/** The cards each seat holds, as the stored line has it now; a share chosen to be revealed is still one of them. */
function hidden(depot: Depot<MemoryStore>, id: string): Hidden {
  const header = depot.store.game(id)
  const game = rulesOf('tennessee-central')
  if (!header || !game) throw new Error('no game')
  const line = openLine(depot.store, header)
  const { seats, phase } = game.view(line.state, 'all') as TennesseeView
  return {
    deciders: line.deciders,
    hands: seats.map(({ hand, choice }) => {
      const cards: string[] = Array.isArray(hand) ? [...(hand as string[])] : []
      if (choice && phase === 'reveal') cards.push(choice)
      return cards.filter((card) => card !== 'L')
    }),
  }
}

/** Seats whose secret choice is told by name, anywhere in a message. */
function choicesTold(message: unknown): number[] {
  const told: number[] = []
  JSON.stringify(message, (key, value: unknown) => {
    const event = value as { what?: string; seat?: number; card?: string } | null
    if (event?.what === 'chose' && event.card !== undefined) told.push(event.seat ?? -1)
    if (key === 'seats') {
      const seats = value as { choice?: string }[]
      told.push(...seats.flatMap((one, seat) => (one.choice === undefined ? [] : [seat])))
    }
    return value
  })
  return told
}

const holds = (message: unknown, cards: readonly string[]): boolean => {
  const text = JSON.stringify(message)
  return cards.some((card) => text.includes(`"${card}"`))
}

/** Watches everything said; `before` is the seat whose curtain is open. */
function watch(depot: Depot<MemoryStore>) {
  const sentry = { before: undefined as number | undefined, id: '', seen: 0, leaks: [] as string[] }
  const inspect = (message: unknown): void => {
    if (depot.store.game(sentry.id)?.state !== 'open') return
    const { hands, deciders } = hidden(depot, sentry.id)
    if (sentry.before !== undefined && !deciders.includes(sentry.before)) sentry.before = undefined
    for (const seat of choicesTold(message)) {
      if (seat !== sentry.before) sentry.leaks.push(`choice of seat ${seat}`)
    }
    hands.forEach((cards, seat) => {
      if (!holds(message, cards)) return
      if (seat === sentry.before) sentry.seen++
      else sentry.leaks.push(`seat ${seat}: ${JSON.stringify(message).slice(0, 200)}`)
    })
  }
  depot.api.on(inspect)
  const ask: Depot['call'] = async (name, input) => {
    const said = depot.said.length
    const value = await depot.call(name, input)
    depot.said.slice(said).forEach(inspect)
    inspect(value)
    return value
  }
  return { sentry, ask }
}

it.each([
  { kinds: ['human', 'human', 'human'] as const },
  { kinds: ['human', 'conductor', 'human', 'apprentice'] as const },
])('[TC-20] no message of a shared game holds another hand: $kinds', async ({ kinds }) => {
  const depot = memoryDepot()
  const { sentry, ask } = watch(depot)
  const { id } = await ask('games.create', newGame(kinds))
  sentry.id = id
  let table = await ask('table.open', { id })
  for (let turn = 0; table.state === 'open'; turn++) {
    table = await depot.settled(id)
    const seat = table.curtain?.seat
    if (seat === undefined) break
    expect(table.viewer).toBe('public')
    sentry.before = seat
    table = await ask('table.curtain', { id, seat, open: true })
    expect(table.viewer).toBe(seat)
    if (turn % 7 === 0) {
      await ask('table.hint', { id, seat })
      await ask('table.preview', { id, seat, draft: depot.choice(table).action })
    }
    if (turn % 5 === 0) {
      sentry.before = undefined
      table = await ask('table.curtain', { id, seat, open: false })
      await ask('games.list', { states: ['open'], offset: 0, limit: 10 })
      sentry.before = seat
      table = await ask('table.curtain', { id, seat, open: true })
    }
    while (table.legal) {
      const result = await ask('table.act', depot.choice(table))
      if (!result.ok) throw new Error('refused')
      table = result.table
    }
  }
  expect(depot.store.game(id)?.state).toBe('finished')
  expect(sentry.leaks).toEqual([])
  expect(sentry.seen).toBeGreaterThan(50)
})

it('never sends a seed of an open game, nor the nonce', async () => {
  const depot = memoryDepot()
  const table = await depot.start(['human', 'conductor', 'human'])
  for (let turn = 0; turn < 12; turn++) await depot.step(table)
  await depot.call('games.list', { states: ['open'], offset: 0, limit: 10 })
  const header = depot.store.game(table.id)
  const secrets = [header?.seed, header?.nonce, header?.seats[1]?.botSeed]
  expect(secrets).toEqual([expect.any(String), expect.any(String), expect.any(String)])
  const said = JSON.stringify(depot.said)
  expect(secrets.filter((secret) => said.includes(JSON.stringify(secret)))).toEqual([])
})

it('gives a computer its own seat’s view and nothing else', async () => {
  const thinker = quickThinker()
  const depot = memoryDepot(thinker)
  await depot.playToEnd(await depot.start(['human', 'conductor', 'conductor']))
  expect(thinker.requests.length).toBeGreaterThan(20)
  for (const { view, seat } of thinker.requests) {
    const { viewer, seats } = view as unknown as TennesseeView
    expect(viewer).toBe(seat)
    seats.forEach((one, index) => {
      expect(Array.isArray(one.hand)).toBe(index === seat)
    })
  }
})
