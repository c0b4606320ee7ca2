import type { Features } from '../../src-main/ai/express/features.ts'
import type { Random } from '../../src-main/rules/random.ts'

/** A position and the points by team at the end of its hand. */
type Position = Features & { readonly final: readonly number[] }

export interface Network {
  /** One step along the gradient of these positions. */
  learn(positions: readonly Position[], rate: number): void
  /** How far off it is, in words. */
  errors(positions: readonly Position[]): string
  /** As the evaluation takes them. */
  weights(): {
    readonly HIDDEN: readonly (readonly number[])[]
    readonly OUTPUT: readonly number[]
    readonly LINEAR: readonly number[]
    readonly CERTAINTY: readonly number[]
  }
}

/** A network with so many hidden units, its first weights drawn with `random`. */
export function networkOf(hidden: number, random: Random): Network
