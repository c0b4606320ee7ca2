/**
 * The contract, answered. Every incoming message is checked twice, its shape here and its legality by the rules;
 * every failure becomes an error with a sentence; a reply always comes.
 */
import type { AppEvent, Notice, Out, Reply, RequestError, RequestName } from '#shared/contract/contract.ts'
import { LONGEST_PART } from '#shared/contract/values.ts'
import { eventSchema, isRequestName, requestErrorSchema, requestSchemas } from '#shared/contract/contract.ts'
import type { ErrorKey } from '#shared/texts/languages.ts'
import type { Thinker } from './ai/decision.ts'
import { handlers } from './api/handlers.ts'
import { PlainError, plainJson } from './api/plain.ts'
import type { HandlerWorld } from './api/session.ts'
import { whyOf } from './rules/json.ts'
import type { Store } from './store/store.ts'
import { StoreError } from './store/database.ts'
import { PinGuard, SaveError, TableError } from './table/world.ts'

export interface ApiParts {
  readonly store: Store
  readonly thinker: Thinker
  /** Milliseconds of a clock that nobody sets: for waits and durations. Dates are the store's. */
  readonly now: () => number
  /** A text nobody can guess, from the system's generator: seeds and nonces of new games. */
  readonly randomText: () => string
  readonly info: HandlerWorld['info']
  /** Prints the page to a PDF; a shell that cannot has none. */
  readonly print?: (name: string) => Promise<string | null>
  /** Is told of errors that should not happen, to be logged. */
  readonly report?: (error: unknown) => void
  /** Checks outgoing messages too, the rule of secrets included; a wrong one is not sent. */
  readonly strict?: boolean
}

export interface Api {
  /** Answers a request; never throws. */
  handle(name: string, input: unknown): Promise<Reply<RequestName>>
  /** Returns how to stop listening. */
  on(listener: (event: AppEvent) => void): () => void
  /** Tells the people something that happened beside the table. */
  notify(notice: Notice): void
  /** Leaves the table and tells nobody anything any more. Store and thinker stay their owner's to close. */
  close(): void
}

const isOfText = (key: ErrorKey): boolean => key.startsWith('name') || key === 'textLong'

export function createApi(parts: ApiParts): Api {
  const { store, thinker, now, randomText, info, strict = false } = parts
  const report = parts.report ?? (() => undefined)
  const listeners = new Set<(event: AppEvent) => void>()

  const emit = (event: AppEvent): void => {
    if (strict) eventSchema.parse(event)
    for (const listener of [...listeners]) {
      try {
        listener(event)
      } catch (error) {
        report(error)
      }
    }
  }
  const pins = new PinGuard(now)
  const settings = () => store.settings()
  const { handlers: answers, session } = handlers({
    store,
    thinker,
    pins,
    now,
    settings,
    emit,
    info,
    randomText,
    ...(parts.print && { print: parts.print }),
  })

  async function answer<K extends RequestName>(name: K, input: unknown): Promise<Out<K>> {
    const { in: shape, out } = requestSchemas[name]
    const parsed = shape.safeParse(plainJson(input, name === 'import.part' ? LONGEST_PART : undefined))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const where = issue?.path.join('.') || 'input'
      const why = issue && whyOf(issue)
      // What people type is answered in words.
      if (why && isOfText(why.key)) throw new TableError(why.key, { ...why.params, where })
      throw new TableError('badRequest', { request: name, where })
    }
    const value = await answers[name](parsed.data)
    if (strict) out.parse(value)
    return value
  }

  const errorOf = (name: string, error: unknown): RequestError => {
    if (error instanceof PlainError)
      return { key: 'badRequest', params: { request: name, where: error.message } }
    if (error instanceof TableError || error instanceof SaveError || error instanceof StoreError) {
      return { key: error.key, ...(error.params && { params: error.params }) }
    }
    report(error)
    return { key: 'unexpected', params: { reason: error instanceof Error ? error.name : typeof error } }
  }

  return {
    async handle(name, input) {
      const known = typeof name === 'string' && isRequestName(name)
      if (!known)
        return {
          ok: false,
          error: { key: 'unknownRequest', params: { request: String(name).slice(0, 100) } },
        }
      try {
        return { ok: true, value: await answer(name, input) }
      } catch (caught) {
        const error = errorOf(name, caught)
        if (strict) requestErrorSchema.parse(error)
        return { ok: false, error }
      }
    },
    on(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify(notice) {
      emit({ type: 'notice', notice })
    },
    close() {
      listeners.clear()
      session.close()
    },
  }
}
