/** The whole game by keyboard; what the map and the tray do with arrows is theirs. */
import type { Express01View } from '#shared/games/express-01/types.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import { useTableContext } from '../../../kit/context.ts'
import { useTableKeys } from '../../../kit/table-keys.ts'
import { openHand } from '../logic/hand.ts'
import { companyAt } from '../logic/shares.ts'
import { game } from '../use-game.ts'
import type { Turn } from './use-turn.ts'

/** Enter on what is not chosen yet, or on any other button, presses that one. */
function ownEnter(focus: Element): boolean {
  if (focus.closest('[data-space]')) return true
  const button = focus.closest('button, a')
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

/** The buttons that keys press: the primary one, and the one below it. */
interface Buttons {
  readonly confirm: () => void
  readonly finish: () => void
}

export function useKeys(
  turn: Turn,
  view: () => Express01View,
  map: { focus: () => void },
  { confirm, finish }: Buttons,
): void {
  const { dropHint } = useTableContext()
  function letGo(): void {
    const open = turn.expand.space.value !== undefined
    turn.clear()
    dropHint()
    if (open) map.focus()
  }
  useTableKeys({
    game: game.id,
    keys: [
      { keys: ['d'], text: 'done', act: finish },
      { keys: ['r'], text: 'turn', act: () => turn.expand.turn() },
      { keys: ['n'], text: 'next', act: () => turn.trains.next() },
      { keys: ['f'], text: 'find', act: () => turn.trains.find() },
      { keys: ['m'], text: 'map', act: () => map.focus() },
      { keys: ['Escape'], text: 'letGo', act: letGo },
    ],
    digits: {
      text: 'choose',
      act: (digit) => (digit < 10 ? byNumber(turn, view(), digit) : undefined),
    },
    confirm,
    ownEnter,
  })
}
