import type { Refusal } from '#shared/games/common.ts'

/** A reason against an action: the rule's id and the key of its sentence (`texts.refusals`). */
export function refusal(rule: number, why: string, params?: Refusal['params']): Refusal {
  return params ? { rule: `EX-${rule}`, why, params } : { rule: `EX-${rule}`, why }
}
