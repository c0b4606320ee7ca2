/** A table page over the real rules, opponents and table, in memory: what a person sees is what main tells. */
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { nextTick } from 'vue'
import type { Bridge } from '../../../src-shared/contract/contract.ts'
import type { NewGame } from '../../../src-shared/contract/games.ts'
import type { Settings } from '../../../src-shared/contract/settings.ts'
import type { TableState } from '../../../src-shared/contract/table.ts'
import type { Locale, SeatKind } from '../../../src-shared/games/common.ts'
import type { Thinker } from '../../../src-main/ai/decision.ts'
import { BRIDGE } from '../../../src-renderer/stores/bridge.ts'
import { loadPlays } from '../../../src-renderer/games/registry.ts'
import { createTexts } from '../../../src-renderer/games/create-texts.ts'
// Loaded here, so that the page has them at once when it asks.
import '../../../src-renderer/games/tennessee-central/final/FinalPage.vue'
import '../../../src-renderer/games/tennessee-central/table/GameTable.vue'
import TablePage from '../../../src-renderer/pages/table/TablePage.vue'
import { createPages } from '../../../src-renderer/pages/pages.ts'
import { useNotices } from '../../../src-renderer/stores/notices.ts'
import { useTable } from '../../../src-renderer/stores/table.ts'
import { type Depot, memoryDepot } from '../../support/depot.ts'

export interface Visit {
  readonly page: VueWrapper
  readonly depot: Depot
  readonly store: ReturnType<typeof useTable>
  readonly notices: ReturnType<typeof useNotices>
  table(): TableState
  /** Presses a key on whatever has the focus. */
  key(name: string, options?: KeyboardEventInit): Promise<void>
  /** The button or card whose name begins so. */
  named(name: string): HTMLElement
  primary(): HTMLElement
}

interface Options {
  readonly locale?: Locale
  readonly settings?: Partial<Settings>
  readonly game?: Partial<NewGame>
  readonly thinker?: Thinker
  /** Called on the game before the page opens it. */
  readonly before?: (depot: Depot, start: TableState) => Promise<unknown>
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''

export async function sitDown(kinds: readonly SeatKind[], options: Options = {}): Promise<Visit> {
  const depot = memoryDepot(options.thinker)
  await depot.call('settings.set', { speed: 'instant', ...options.settings })
  const start = await depot.start(kinds, { seed: 'table', ...options.game })
  await options.before?.(depot, start)
  await depot.call('table.leave', { id: start.id })

  await loadPlays()
  const pinia = createPinia()
  setActivePinia(pinia)
  const bridge: Bridge = {
    call: (name, input) => depot.api.handle(name, input),
    on: (listener) => depot.api.on(listener),
  }
  const page = mount(TablePage, {
    attachTo: document.body,
    props: { id: start.id },
    global: {
      plugins: [pinia, createPages(), await createTexts(options.locale ?? 'en')],
      provide: { [BRIDGE as symbol]: bridge },
    },
  })
  const store = useTable()
  bridge.on((event) => store.heard(event))
  const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button, a, [role="img"]')]
  const find = (what: string, found: HTMLElement | null | undefined): HTMLElement => {
    if (!found) throw new Error(`nothing named ${what}; there is ${all().map(nameOf).join(' | ')}`)
    return found
  }
  const visit: Visit = {
    page,
    depot,
    store,
    notices: useNotices(),
    table() {
      if (!store.table) throw new Error('no table')
      return store.table
    },
    async key(name, init = {}) {
      const target = document.activeElement ?? document.body
      const press = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })
      // As a browser does with Enter on a button.
      if (target.dispatchEvent(press) && name === 'Enter' && target instanceof HTMLButtonElement)
        target.click()
      target.dispatchEvent(
        new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true, ...init }),
      )
      await rest(visit)
    },
    named: (name) =>
      find(
        name,
        all().find((element) => nameOf(element).startsWith(name)),
      ),
    primary: () => find('primary', document.querySelector<HTMLElement>('.btn.primary')),
  }
  await rest(visit)
  return visit
}

/** Waits until main and the page have nothing left to do. */
export async function rest({ store }: Pick<Visit, 'store'>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    await nextTick()
    const doing = store.table?.activity?.doing
    if (i > 12 && (!doing || doing === 'waiting-for-next')) return
  }
}
