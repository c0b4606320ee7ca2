import type { Json } from '#shared/games/common.ts'

/** A score as data, and as text for people. */
export interface Score {
  readonly result: Json
  readonly text: string
}
