/** Whose decision it is here, what is allowed, and why something is not. */
import { watch } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { Refusal } from '#shared/games/common.ts'
import type { Express01Action, Express01Values } from '#shared/games/express-01/types.ts'
import { useDecision, type Decision } from '../../../kit/act/use-decision.ts'
import { game, type Types } from '../use-game.ts'

export interface Asking extends Omit<Decision<Types>, 'preview'> {
  /** Says why the action is not allowed; `unless`: reasons that are about to be mended. */
  explain(action: Express01Action, unless?: (refusal: Refusal) => boolean): Promise<void>
  values(draft: Express01Action): Promise<Express01Values | undefined>
  /** The first reason against the action, and what it would do; nothing where nobody can be asked. */
  tryOut(
    draft: Express01Action,
  ): Promise<{ readonly refusal: Refusal | undefined; readonly values: Express01Values } | undefined>
}

export const sameAction = (a: Express01Action | undefined, b: Express01Action | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

export function useAsking(table: () => TableState): Asking {
  const { preview: ask, ...decision } = useDecision(game, table, { preventScroll: true })
  const { say, view, seat, moment, reason, sentence, refuse } = decision

  /** A seat may ask out of its turn; a decision before everybody is asked about by nobody. */
  const preview = async (draft: Express01Action) => {
    const { viewer } = table()
    return typeof viewer === 'number' ? ask(draft, seat.value ?? viewer) : undefined
  }
  watch(moment, () => {
    reason.value = undefined
  })

  return {
    ...decision,
    async explain(action, unless = () => false) {
      const first = (await preview(action))?.refusals.find((refusal) => !unless(refusal))
      if (first) refuse(sentence(first))
      else if (seat.value === undefined) refuse(say('act.why.wait'))
      else if (typeof table().viewer !== 'number') refuse(say(`act.why.${view.value.phase}`))
    },
    async tryOut(draft) {
      const seen = await preview(draft)
      return seen && { refusal: seen.refusals[0], values: seen.values as Express01Values }
    },
    values: async (draft) => (await preview(draft))?.values as Express01Values | undefined,
  }
}
