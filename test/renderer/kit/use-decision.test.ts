import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { computed, defineComponent, shallowRef } from 'vue'
import { expect, it } from 'vitest'
import type { TableState } from '../../../src-shared/contract/table.ts'
import { createTexts } from '../../../src-renderer/games/create-texts.ts'
import { useDecision } from '../../../src-renderer/kit/act/use-decision.ts'
import { TABLE } from '../../../src-renderer/kit/context.ts'
import { gameOf } from '../../../src-renderer/kit/game-of.ts'
import { BRIDGE } from '../../../src-renderer/stores/bridge.ts'

const TEXTS = await createTexts('en')

const game = gameOf('toy', {})
const tableAt = (at: number, since: number | undefined): TableState =>
  ({
    id: 'g',
    at,
    view: { phase: 'choose' },
    ...(since === undefined ? {} : { legal: { seat: 0, since, complete: true, actions: [] } }),
  }) as Partial<TableState> as TableState

it('is the same decision while others choose in secret, and another once its seat has decided', () => {
  const table = shallowRef(tableAt(4, 4))
  let moment = (): string => ''
  const Table = defineComponent(() => {
    const decision = useDecision(game, () => table.value)
    moment = () => decision.moment.value
    return () => undefined
  })
  const page = mount(Table, {
    global: {
      plugins: [createPinia(), TEXTS],
      provide: { [TABLE as symbol]: { names: computed(() => undefined) }, [BRIDGE as symbol]: {} },
    },
  })
  const before = moment()
  table.value = tableAt(6, 4)
  expect(moment()).toBe(before)
  table.value = tableAt(7, undefined)
  expect(moment()).not.toBe(before)
  page.unmount()
})
