/** The schemas and the types of the contract are the same, member by member: a difference does not compile. */
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { AppEvent, In, Out, RequestError, RequestName } from '#shared/contract/contract.ts'
import type { eventSchema, requestErrorSchema } from '#shared/contract/schema.ts'
import { requestSchemas } from '#shared/contract/schema.ts'
import type { Json } from '#shared/games/common.ts'

/** The type with every member readonly, written out, so that only real differences are left. */
type Plain<T> = Json extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Plain<T[Key]> }
      : T
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Same<A, B> = Identical<Plain<A>, Plain<B>>

type Schemas = typeof requestSchemas
type WrongIn = {
  [K in RequestName]: Same<z.output<Schemas[K]['in']>, In<K>> extends true ? never : K
}[RequestName]
type WrongOut = {
  [K in RequestName]: Same<z.output<Schemas[K]['out']>, Out<K>> extends true ? never : K
}[RequestName]

const none = <Wrong extends never>(...names: Wrong[]): number => names.length

it('types and schemas of the contract are equal', () => {
  expect(none<WrongIn>() + none<WrongOut>()).toBe(0)
  const events: Same<z.output<typeof eventSchema>, AppEvent> = true
  const errors: Same<z.output<typeof requestErrorSchema>, RequestError> = true
  const noticed: Same<{ a?: number }, { a: number }> = false
  const forgotten: Same<{ a: number }, { a: number; b?: string }> = false
  expect([events, errors, noticed, forgotten]).toEqual([true, true, false, false])
})
