/** The table of Express 01 over the real rules, without a store: one person plays, the others answer at random. */
import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { computed, defineComponent, h, nextTick, provide, ref, shallowRef, type Ref } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import type { Bridge } from '../../../../src-shared/contract/contract.ts'
import { LIVERIES } from '../../../../src-shared/contract/values.ts'
import type { Hint, LogEntry, TableState, TableTold } from '../../../../src-shared/contract/table.ts'
import { eventFor, type Json, type Locale } from '../../../../src-shared/games/common.ts'
import type { Express01Action, Express01View } from '../../../../src-shared/games/express-01/types.ts'
import { express01 } from '../../../../src-main/rules/express-01/index.ts'
import type { State } from '../../../../src-main/rules/express-01/state.ts'
import { apply } from '../../../../src-main/rules/game.ts'
import { seedRandom } from '../../../../src-main/rules/random.ts'
import { BRIDGE } from '../../../../src-renderer/stores/bridge.ts'
import { TABLE, type TableContext } from '../../../../src-renderer/kit/context.ts'
import { useNotices } from '../../../../src-renderer/stores/notices.ts'
import { useTable } from '../../../../src-renderer/stores/table.ts'
import GameTable from '../../../../src-renderer/games/express-01/table/GameTable.vue'
import { toldSince, toldWhole } from '../../../support/told.ts'
import { namesFor } from './played.ts'
import { createTexts } from '../../../../src-renderer/games/create-texts.ts'

export interface Bench {
  readonly page: VueWrapper
  readonly notices: ReturnType<typeof useNotices>
  readonly hint: Ref<Hint | undefined>
  /** What the person did, in order. */
  readonly done: Express01Action[]
  view(): Express01View
  find(selector: string): HTMLElement
  all(selector: string): HTMLElement[]
  click(selector: string): Promise<void>
  key(name: string): Promise<void>
  prompt(): string
  /** Waits until everything is drawn. */
  rest(): Promise<void>
  primary(): HTMLElement
}

/** `others`: whether other seats go on by themselves after the person's action. */
export async function bench(
  start: State,
  person: number,
  { locale = 'en', others = true }: { locale?: Locale; others?: boolean } = {},
): Promise<Bench> {
  const random = seedRandom('others')
  const done: Express01Action[] = []
  const log: LogEntry[] = []
  let state = start
  let serial = 0

  function carryOut(seat: number, action: Express01Action): void {
    const result = apply(express01, state, seat, action)
    state = result.state
    const events = result.happened.map((happened) => eventFor(happened, person))
    log.push({ at: log.length + 1, seat, events })
  }
  let told = 0
  function table(anew = false): TableTold {
    const state = tableNow()
    const after = told
    told = state.serial
    return anew ? toldWhole(state) : toldSince(state, shown, after)
  }
  /** Number of actions before what is told now. */
  let shown = 0
  function tableNow(): TableState {
    const deciders = express01.deciders(state)
    const mine = deciders.includes(person)
    const { complete, actions } = express01.legalActions(state, person)
    return {
      serial: ++serial,
      id: 'bench',
      game: 'express-01',
      options: {},
      seats: express01.view(state, 'public').seats.map((_, seat) => ({
        name: `Seat ${seat + 1}`,
        kind: seat === person ? 'human' : 'conductor',
        livery: LIVERIES[seat] ?? 'plum',
      })),
      state: 'open',
      marks: { assisted: false, seeded: false, branch: false },
      at: log.length,
      deciders,
      viewer: person,
      view: express01.view(state, person) as unknown as Json,
      ...(mine ? { legal: { seat: person, since: 0, complete, actions: actions } } : {}),
      undo: { possible: false, barrier: false, consent: [] },
      redo: false,
      log: [...log],
      seal: '0'.repeat(64),
      started: '2026-01-02T00:00:00.000Z',
    }
  }
  function act(action: Express01Action) {
    const refusals = express01.check(state, person, action)
    if (refusals.length > 0) return { ok: false, refusals }
    done.push(action)
    shown = log.length
    carryOut(person, action)
    for (let seat = express01.deciders(state)[0]; others && seat !== undefined && seat !== person;) {
      carryOut(seat, express01.randomAction(state, seat, random))
      seat = express01.deciders(state)[0]
    }
    return { ok: true, table: table() }
  }
  const answers: Record<string, (input: never) => unknown> = {
    'table.open': () => table(true),
    'table.act': ({ action }: { action: Express01Action }) => act(action),
    'table.preview': ({ seat, draft }: { seat: number; draft: Express01Action }) =>
      express01.preview(state, seat, draft),
  }
  const bridge: Bridge = {
    call: (name, input) => Promise.resolve({ ok: true, value: answers[name]?.(input as never) } as never),
    on: () => () => undefined,
  }

  const pinia = createPinia()
  setActivePinia(pinia)
  const hint = shallowRef<Hint>()
  const Around = defineComponent(() => {
    const store = useTable()
    const names = computed(() => {
      const all = store.table?.seats.map((seat, i) => (i === person ? 'You' : seat.name)) ?? []
      return namesFor(all, person)
    })
    const still = ref(false)
    provide(TABLE, {
      stage: { playing: still, held: ref(false), offer: () => () => undefined },
      names,
      log: computed(() => []),
      telling: computed(() => undefined),
      hint,
      asking: ref(false),
      nudging: ref(false),
      hinted: computed(() => hint.value?.moves[0]),
      askHint: () => undefined,
      dropHint: () => (hint.value = undefined),
      goOn: () => undefined,
      takeBack: () => undefined,
    } as unknown as TableContext)
    return () => (store.table ? h(GameTable, { table: store.table }) : undefined)
  })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', name: 'home', component: { render: () => null } }],
  })
  const page = mount(Around, {
    attachTo: document.body,
    global: { plugins: [pinia, router, await createTexts(locale)], provide: { [BRIDGE as symbol]: bridge } },
  })
  await useTable().open('bench')
  await settle()

  const found = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const find = (selector: string): HTMLElement => {
    const [first] = found(selector)
    if (!first) throw new Error(`nothing like ${selector}`)
    return first
  }
  return {
    page,
    notices: useNotices(),
    hint,
    done,
    view: () => express01.view(state, person),
    find,
    all: found,
    async click(selector) {
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await settle()
    },
    async key(name) {
      const target = document.activeElement ?? document.body
      const press = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
      // As a browser does with Enter on a button.
      if (target.dispatchEvent(press) && name === 'Enter' && target instanceof HTMLButtonElement)
        target.click()
      await settle()
    },
    rest: settle,
    prompt: () => find('.prompt').textContent?.trim() ?? '',
    primary: () => find('.btn.primary'),
  }
}

async function settle(): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    await nextTick()
  }
}
