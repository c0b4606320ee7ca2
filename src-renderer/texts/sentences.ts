/** Sentences of the texts, made ready to be said: `{name}` where a value goes, ` | ` between the forms of a plural. */
import type { Texts } from '#shared/games/common.ts'
import { isolated } from './isolate.ts'

export type Params = Readonly<Record<string, unknown>>
/** A word or more of a sentence, or the place of a value. */
export type Piece = string | { readonly name: string }
type Form = readonly Piece[]

/** Odd pieces are the names between the braces. */
const formOf = (text: string): Form =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, i) => (i % 2 === 1 ? { name: piece } : piece))
    .filter((piece) => piece !== '')

/** Two forms are for one and for more, three for none, one and more; without a number the form for one is meant. */
function formFor(forms: readonly Form[], n = 1): Form {
  const count = Math.abs(n)
  const index = forms.length === 2 ? (count === 1 ? 0 : 1) : Math.min(count, 2)
  return forms[forms.length === 1 ? 0 : index] ?? []
}

const written = (value: unknown): string =>
  typeof value === 'string' ? isolated(value) : typeof value === 'number' ? String(value) : ''

/** The sentences of one language. */
export interface Sentences {
  readonly has: (path: string) => boolean
  /** The pieces of a sentence, in the form that `n` asks for; nothing where there is no such sentence. */
  readonly pieces: (path: string, n?: number) => readonly Piece[] | undefined
  /** The sentence with its values; the path itself where there is none. A plural goes by `params.count`, `params.n` or `n`. */
  readonly say: (path: string, params?: Params, n?: number) => string
}

export function sentencesOf(texts: Texts): Sentences {
  const ready = new Map<string, readonly Form[] | undefined>()
  function find(path: string): readonly Form[] | undefined {
    let node: string | Texts | undefined = texts
    for (const key of path.split('.'))
      node = typeof node === 'object' && Object.hasOwn(node, key) ? node[key] : undefined
    if (typeof node !== 'string') return undefined
    const forms = node.split('|')
    return forms.map((form) => formOf(forms.length > 1 ? form.trim() : form))
  }
  function formsOf(path: string): readonly Form[] | undefined {
    if (!ready.has(path)) ready.set(path, find(path))
    return ready.get(path)
  }
  const pieces: Sentences['pieces'] = (path, n) => {
    const forms = formsOf(path)
    return forms && formFor(forms, n)
  }
  return {
    has: (path) => formsOf(path) !== undefined,
    pieces,
    say(path, params = {}, n) {
      const named = [params['count'], params['n'], n].find((one) => typeof one === 'number')
      const said = pieces(path, named)
      if (!said) return path
      const values: Params = { n, count: n, ...params }
      return said.map((piece) => (typeof piece === 'string' ? piece : written(values[piece.name]))).join('')
    },
  }
}
