/** Short ways to build refusals and to send events. */
import type { Happened, Refusal } from '#shared/games/common.ts'
import type { Express01Event } from '#shared/games/express-01/types.ts'

export const refuse = (rule: string, why: string, params?: Refusal['params']): Refusal =>
  params ? { rule, why, params } : { rule, why }

/** Where events go; the search plays without one. */
export type Sink = ((happened: Happened<Express01Event>) => void) | undefined

export const tell = (sink: Sink, event: Express01Event): void => sink?.({ event })
