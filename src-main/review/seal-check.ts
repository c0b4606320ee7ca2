/** One check of a game against its envelope at a time, told as it goes on. A new one ends the one before. */
import type { AppEvent } from '#shared/contract/contract.ts'
import type { SealReport } from '#shared/contract/review.ts'
import type { GameRecord } from '#shared/record.ts'
import { CancelledError, type Thinker } from '../ai/decision.ts'
import { InputError } from '../rules/json.ts'
import { playable } from '../rules/record.ts'
import { TableError, unplayable } from '../table/world.ts'
import { verify } from './verify.ts'

const TELL_EVERY_MS = 100

export class SealCheck {
  readonly #thinker: Thinker
  readonly #now: () => number
  readonly #emit: (event: AppEvent) => void
  /** Of the check at work. */
  #running: symbol | undefined

  constructor(thinker: Thinker, now: () => number, emit: (event: AppEvent) => void) {
    this.#thinker = thinker
    this.#now = now
    this.#emit = emit
  }

  /** Throws `damagedRecord` for a game against today's rules, and `checkStopped` when it is called off. */
  async run(id: string, record: GameRecord): Promise<SealReport> {
    const own = Symbol(id)
    this.#running = own
    let told = this.#now()
    const onProgress = (done: number, total: number): void => {
      if (this.#now() - told < TELL_EVERY_MS || this.#running !== own) return
      told = this.#now()
      this.#emit({ type: 'review.progress', id, done, total })
    }
    try {
      const cancelled = (): boolean => this.#running !== own
      const { finding, ...counts } = await verify(playable(record), {
        thinker: this.#thinker,
        onProgress,
        cancelled,
      })
      const where = finding?.fault === 'decision' ? { at: finding.at, seat: finding.seat } : undefined
      return { ...counts, actions: record.actions.length, ...(where && { finding: where }) }
    } catch (error) {
      if (error instanceof CancelledError) throw new TableError('checkStopped')
      if (error instanceof InputError) throw unplayable(error)
      throw error
    } finally {
      if (this.#running === own) this.#running = undefined
    }
  }

  stop(): void {
    this.#running = undefined
  }
}
