/** Plays an arena run over several threads. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ArenaTable, GameResult } from './simulate-game.ts'
import type { ArenaWorkerData } from './simulate-worker.ts'
import { InputError } from '../rules/json.ts'
import { textOf, unreadable, UsageError } from './input.ts'

export interface ArenaRun {
  readonly table: ArenaTable
  /** Numbers of the deals to play, in this order. */
  readonly deals: readonly number[]
  readonly workers: number
  readonly extras?: string
  readonly games?: string
  /** All rotations of a deal, as soon as it is played. */
  readonly onDeal: (games: readonly GameResult[]) => void
  /** Asked before each deal; those begun are played to their end. */
  readonly stop: () => boolean
}

/** Rejects with the first error of a thread. */
export async function runArena({
  table,
  deals,
  workers,
  extras,
  games,
  onDeal,
  stop,
}: ArenaRun): Promise<void> {
  let next = 0
  const data: ArenaWorkerData = {
    table,
    ...(extras !== undefined && { extras }),
    ...(games !== undefined && { games }),
  }
  const threads = Array.from(
    { length: Math.min(workers, deals.length) },
    () => new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: data }),
  )
  const play = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const deal = (): void => {
        if (next < deals.length && !stop()) thread.postMessage(deals[next++])
        else resolve()
      }
      thread.on('error', reject)
      thread.on('exit', (code) => reject(new Error(`an arena thread ended with code ${code}`)))
      thread.on('message', (games: GameResult[]) => {
        onDeal(games)
        deal()
      })
      deal()
    })
  try {
    await Promise.all(threads.map(play))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

// The journal of an arena run: a line of JSON saying what is played, then one for each deal played. A run that was
// broken off goes on from there to the same result.

const FORMAT = 'express-depot arena 1'

export interface Journal {
  /** Played already: whole deals, every rotation of each. */
  readonly results: readonly GameResult[]
  add(deal: readonly GameResult[]): void
}

/** Opens or starts a journal. Throws `UsageError` when the file is something else or of another run. */
export function openJournal(file: string, table: ArenaTable): Journal {
  const head = JSON.stringify({ format: FORMAT, ...table })
  const results = existsSync(file) ? read(file, head, table.kinds.length) : []
  try {
    // Written anew, so that half a line of a killed run does not stay.
    const lines = byDeal(results).map((deal) => `${JSON.stringify(deal)}\n`)
    writeFileSync(file, `${head}\n${lines.join('')}`)
  } catch (error) {
    throw new UsageError(`--resume: ${file}: ${unreadable(error)}`)
  }
  return {
    results,
    add(deal) {
      appendFileSync(file, `${JSON.stringify(deal)}\n`)
    },
  }
}

function read(file: string, head: string, seats: number): GameResult[] {
  const [first, ...lines] = journalText(file).split('\n')
  if (!first?.startsWith(`{"format":"${FORMAT}"`)) {
    throw new UsageError(`--resume: ${file} is not the journal of an arena run`)
  }
  if (first !== head) {
    throw new UsageError(`--resume: ${file} belongs to another run, ${first}; this one is ${head}`)
  }
  return lines.flatMap((line) => dealIn(line, seats) ?? [])
}

/** A game of a journal takes some hundred characters: this is room for a hundred thousand. */
const LONGEST = 64 * 1024 * 1024

function journalText(file: string): string {
  try {
    return textOf(file, LONGEST)
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`--resume: ${file}: ${error.message}`)
    throw error
  }
}

/** The games of a line, or nothing when it was cut off in the middle. */
function dealIn(line: string, seats: number): GameResult[] | undefined {
  try {
    const deal = JSON.parse(line) as GameResult[]
    return deal.length === seats ? deal : undefined
  } catch {
    return undefined
  }
}

/** The games of each deal, by number of the deal and rotation. */
export function byDeal(results: readonly GameResult[]): GameResult[][] {
  const deals = new Map<number, GameResult[]>()
  for (const game of results) deals.set(game.deal, [...(deals.get(game.deal) ?? []), game])
  return [...deals]
    .sort(([a], [b]) => a - b)
    .map(([, games]) => games.sort((a, b) => a.rotation - b.rotation))
}
