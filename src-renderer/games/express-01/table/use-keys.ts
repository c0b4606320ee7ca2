/** The whole game by keyboard; what the map and the tray do with arrows is theirs. */
import { useEventListener } from '@vueuse/core'
import type { Express01View } from '#shared/games/express-01/types.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import { useTableContext } from '../../../kit/context.ts'
import { openHand } from '../logic/hand.ts'
import { companyAt } from '../logic/shares.ts'
import type { Turn } from './use-turn.ts'

const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('input, textarea, select, [role="dialog"], [role="menu"]')
/** Enter on what is not chosen yet, or on any other button, presses that one. */
const ownEnter = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false
  if (target.closest('[data-space]')) return true
  const button = target.closest('button, a')
  return !!button && button.getAttribute('aria-pressed') !== 'true'
}

/** What the number keys choose in this phase. */
function byNumber(turn: Turn, view: Express01View, number: number): (() => void) | undefined {
  const { seat } = turn
  if (seat.value === undefined) return undefined
  const own = view.seats[seat.value]
  const card = own && openHand(own)?.[number - 1]
  const company = companyAt(number)
  const action = turn.legal.value[number - 1]
  switch (view.phase) {
    case 'pair': {
      const pair = PAIRS[number - 1]
      return pair && (() => turn.press({ do: 'pair', pair }))
    }
    case 'bid':
      return card ? () => turn.press({ do: 'bid', card }) : undefined
    case 'expand':
      return card ? () => turn.expand.pay(card) : undefined
    case 'acquire':
      return company && (() => turn.purchase.choose(company))
    case 'bonus':
      return company && (() => turn.trains.choose(company))
    case 'engine':
    case 'take':
    case 'order':
      return action && action.do !== 'done' ? () => turn.press(action) : undefined
    case 'over':
      return undefined
  }
}

/** `confirm` presses the primary button, `finish` the one below it. */
export function useTableKeys(
  turn: Turn,
  view: () => Express01View,
  map: { focus: () => void },
  confirm: () => void,
  finish: () => void,
): void {
  const context = useTableContext()
  const KEYS: Readonly<Record<string, () => void>> = {
    d: finish,
    r: () => turn.expand.turn(),
    n: () => turn.trains.next(),
    f: () => turn.trains.find(),
    m: () => map.focus(),
    Escape: () => {
      const open = turn.expand.space.value !== undefined
      turn.clear()
      context.dropHint()
      if (open) map.focus()
    },
  }

  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target))
      return
    if (context.stage.playing.value) return
    if (event.key === 'Enter') {
      if (ownEnter(event.target)) return
      event.preventDefault()
      return confirm()
    }
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : undefined
    const act =
      number === undefined
        ? KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
        : byNumber(turn, view(), number)
    if (!act) return
    event.preventDefault()
    act()
  })
}
