/** A page without a main process: a bridge that answers from a table of answers, and all that App provides. */
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { vi } from 'vitest'
import { defineComponent, h, nextTick, type Component } from 'vue'
import type { Router } from 'vue-router'
import type {
  AppEvent,
  Bridge,
  In,
  Out,
  RequestError,
  RequestName,
} from '../../../src-shared/contract/contract.ts'
import { DEFAULT_SETTINGS } from '../../../src-shared/contract/values.ts'
import type { Locale } from '../../../src-shared/games/common.ts'
import { BRIDGE } from '../../../src-renderer/stores/bridge.ts'
import { loadPlays } from '../../../src-renderer/games/registry.ts'
import { createTexts } from '../../../src-renderer/games/create-texts.ts'
import type { Extent } from '../../../src-renderer/texts/texts.ts'
import { createPages } from '../../../src-renderer/pages/pages.ts'

type Answer<T> = T | Refused
/** An answer may be on its way for a while. */
type Answers = { [K in RequestName]?: (input: In<K>) => Answer<Out<K>> | Promise<Answer<Out<K>>> }
export class Refused {
  readonly error: RequestError
  constructor(error: RequestError) {
    this.error = error
  }
}

export interface FakeBridge extends Bridge {
  readonly calls: { readonly name: RequestName; readonly input: unknown }[]
  /** The inputs of every call of `name`, in order. */
  inputs(name: RequestName): unknown[]
  emit(event: AppEvent): void
}

const USUAL: Answers = {
  'app.info': () => ({ version: '1.2.3', shell: 'local', platform: 'linux', notices: [] }),
  'settings.get': () => DEFAULT_SETTINGS,
  'players.list': () => [],
  'games.list': () => ({ games: [], total: 0 }),
  'games.last': () => null,
}

function fakeBridge(answers: Answers = {}): FakeBridge {
  const calls: FakeBridge['calls'] = []
  const listeners = new Set<(event: AppEvent) => void>()
  const all: Answers = { ...USUAL, ...answers }
  return {
    calls,
    inputs: (name) => calls.filter((call) => call.name === name).map((call) => call.input),
    emit: (event) => listeners.forEach((listener) => listener(event)),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async call<K extends RequestName>(name: K, input: In<K>) {
      calls.push({ name, input })
      const answer = all[name]?.(input)
      const value = answer instanceof Promise ? await answer : answer
      if (value instanceof Refused) return { ok: false as const, error: value.error }
      if (value === undefined) return { ok: false as const, error: { key: 'unexpected' } }
      return { ok: true as const, value }
    },
  }
}

export interface Depot {
  readonly page: VueWrapper
  readonly bridge: FakeBridge
  readonly router: Router
  readonly pinia: Pinia
}
interface Options {
  readonly answers?: Answers
  readonly props?: Record<string, unknown>
  readonly locale?: Locale
  /** What the page can say when it appears. */
  readonly extent?: Extent
  readonly path?: string
}

/** Mounts a component in the page's surroundings and waits until its first requests are answered. */
export async function arrive(component: Component, options: Options = {}): Promise<Depot> {
  await loadPlays()
  const bridge = fakeBridge(options.answers)
  const pinia = createPinia()
  setActivePinia(pinia)
  const router = createPages()
  await router.push(options.path ?? '/')
  const Page = defineComponent(() => () => h(component, options.props ?? {}))
  const page = mount(Page, {
    attachTo: document.body,
    global: {
      plugins: [pinia, router, await createTexts(options.locale ?? 'en', options.extent)],
      provide: { [BRIDGE as symbol]: bridge },
    },
  })
  await settle()
  return { page, bridge, router, pinia }
}

/** Lets answered promises and async components come through. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    await vi.dynamicImportSettled()
    await nextTick()
  }
}
