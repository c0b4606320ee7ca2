/** Sentences of the games' texts, for whoever has no translation library at hand (the command line, messages). */
import type { Texts } from './common.ts'

/** The sentence under a path of keys (`refusals.notInHand`); undefined where there is none. */
export function sentence(texts: Texts, path: string): string | undefined {
  let node: string | Texts | undefined = texts
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, key)) return undefined
    node = node[key]
  }
  return typeof node === 'string' ? node : undefined
}

/** The sentence with its `{name}` places filled in; a place without a value stays as it is. */
export function fillIn(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  )
}
