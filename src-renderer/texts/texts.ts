/** What the page says, in the language chosen: `useTexts` for components, `$t` in templates. */
import {
  computed,
  type FunctionalComponent,
  h,
  inject,
  type InjectionKey,
  type Plugin,
  type Ref,
  shallowRef,
} from 'vue'
import type { Locale, Texts } from '#shared/games/common.ts'
import { type Params, sentencesOf } from './sentences.ts'

/** A number alone is the one that a plural goes by. */
export type Translate = (path: string, params?: Params | number, n?: number) => string

/** What Home says, or everything. */
export type Extent = 'first' | 'all'
export type TextLoaders = Readonly<Record<Extent, () => Promise<Texts>>>

export interface PageTexts {
  /** The language that is spoken now. */
  readonly locale: Readonly<Ref<Locale>>
  readonly t: Translate
  /** There is such a sentence. */
  readonly has: (path: string) => boolean
  /** Speaks another language as soon as it is here. */
  readonly turnTo: (locale: Locale) => Promise<void>
  /** Settles when everything can be said. */
  readonly complete: () => Promise<void>
}

const TEXTS: InjectionKey<PageTexts & Parts> = Symbol('texts')

interface Parts {
  readonly pieces: ReturnType<typeof sentencesOf>['pieces']
}

declare module 'vue' {
  interface ComponentCustomProperties {
    $t: Translate
  }
}

interface Beginning {
  readonly locale: Locale
  readonly extent: Extent
  readonly texts: Texts
  readonly load: (locale: Locale, extent: Extent) => Promise<Texts>
}

export function pageTexts({ locale, extent, texts, load }: Beginning): PageTexts & Plugin {
  const spoken = shallowRef({ locale, extent, sentences: sentencesOf(texts) })
  let wanted = { locale, extent }
  const speaks = (next: typeof wanted): boolean =>
    spoken.value.locale === next.locale && spoken.value.extent === next.extent
  /** What was asked for last is spoken, whatever arrives first. */
  async function want(next: typeof wanted): Promise<void> {
    wanted = next
    if (speaks(next)) return
    const loaded = await load(next.locale, next.extent)
    const stillWanted = wanted.locale === next.locale && wanted.extent === next.extent
    if (stillWanted && !speaks(next)) spoken.value = { ...next, sentences: sentencesOf(loaded) }
  }
  const t: Translate = (path, params, n) =>
    typeof params === 'number'
      ? spoken.value.sentences.say(path, {}, params)
      : spoken.value.sentences.say(path, params, n)
  const all: PageTexts & Parts = {
    locale: computed(() => spoken.value.locale),
    t,
    has: (path) => spoken.value.sentences.has(path),
    pieces: (path, n) => spoken.value.sentences.pieces(path, n),
    turnTo: (next) => want({ ...wanted, locale: next }),
    complete: () => want({ ...wanted, extent: 'all' }),
  }
  return {
    ...all,
    install(app) {
      app.provide(TEXTS, all)
      app.config.globalProperties.$t = t
    },
  }
}

/** The texts of this page. Throws outside an application that has them. */
export function useTexts(): PageTexts {
  return provided()
}

function provided(): PageTexts & Parts {
  const texts = inject(TEXTS)
  if (!texts) throw new Error('no texts provided')
  return texts
}

/** A sentence whose values are drawn: a slot for each, by its name. */
export const SlottedText: FunctionalComponent<{
  path: string
  /** The number a plural goes by. */
  n?: number
  tag?: string
}> = ({ path, n, tag }, { slots }) => {
  const pieces = provided().pieces(path, n) ?? [path]
  const drawn = pieces.map((piece) => (typeof piece === 'string' ? piece : slots[piece.name]?.()))
  return tag === undefined ? drawn : h(tag, drawn)
}
SlottedText.props = ['path', 'n', 'tag']
