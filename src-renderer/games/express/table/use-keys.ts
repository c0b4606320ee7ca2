/**
 * The whole game by keyboard. Arrows choose a card of the hand; a number adds it to that train, with Shift it is the
 * train's loco; N starts a train with it, W sets it out, C lays a wild as a caboose, L restores the locos, E plays
 * for effect, Backspace steps back, D and T draw from deck and discards, Enter presses the primary button.
 */
import { nextTick } from 'vue'
import type { ExpressView } from '#shared/games/express/types.ts'
import { useTableContext } from '../../../kit/context.ts'
import { useTableKeys } from '../../../kit/table-keys.ts'
import { game, useSay } from '../use-game.ts'
import type { Turn } from './turn.ts'

/** The buttons that keys press, and what keeps the other keys still. */
interface Buttons {
  readonly confirm: () => void
  readonly decline: () => void
  /** A score lies over the table and waits for Enter: no other key counts. */
  readonly waits: () => boolean
}

export function useKeys(turn: Turn, view: () => ExpressView, { confirm, decline, waits }: Buttons): void {
  const { dropHint } = useTableContext()
  const say = useSay()

  function step(by: 1 | -1): void {
    const cards = turn.hand.value
    if (cards.length === 0) return
    const at = cards.findIndex(({ id }) => id === turn.selected.value?.id)
    const next = cards[at < 0 ? (by === 1 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length]
    turn.select(next?.id)
    void nextTick(() => document.querySelector<HTMLElement>(`[data-piece="${next?.id}"]`)?.focus())
  }
  function onTrain(number: number, loco: boolean): void {
    if (!turn.lanes.value[number - 1]) return turn.refuse(say('refusals.noSuchTrain', { train: number }))
    void turn.place(loco ? { at: 'engine', train: number - 1, up: false } : { at: 'lane', train: number - 1 })
  }
  function draw(from: 'deck' | 'discard'): void {
    if (turn.seat.value === undefined || view().phase !== 'draw') return turn.refuse(say('act.why.notNow'))
    if (from === 'discard' && view().discards.length === 0) return turn.refuse(say('refusals.noDiscard'))
    turn.act({ do: 'draw', from })
  }
  function other(): void {
    const { phase } = view()
    if (turn.planning.value) void turn.place({ at: 'new' })
    else if (phase === 'answer') decline()
    else if (phase === 'permit' && turn.seat.value !== undefined) turn.act({ do: 'permit', yes: false })
  }
  function letGo(): void {
    turn.select(undefined)
    turn.dropAim()
    dropHint()
  }
  const startWithEngine = (): Promise<void> =>
    turn.place({ at: 'new-engine', up: turn.selected.value?.card === 'diesel' })
  useTableKeys({
    game: game.id,
    keys: [
      { keys: ['ArrowRight'], text: 'next', act: () => step(1) },
      { keys: ['ArrowLeft'], text: 'previous', act: () => step(-1) },
      { keys: ['n'], text: 'start', act: other },
      { keys: ['f'], text: 'engine', act: () => void startWithEngine() },
      { keys: ['w'], text: 'setOut', act: () => void turn.place({ at: 'ways' }) },
      { keys: ['c'], text: 'caboose', act: () => turn.toggleCaboose() },
      { keys: ['l'], text: 'locos', act: () => turn.restoreLocos() },
      { keys: ['e'], text: 'effect', act: () => turn.playForEffect() },
      { keys: ['a'], text: 'ask', act: () => turn.act({ do: 'ask' }) },
      { keys: ['Backspace'], text: 'stepBack', act: () => turn.stepBack() },
      { keys: ['d'], text: 'drawDeck', act: () => draw('deck') },
      { keys: ['t'], text: 'drawDiscard', act: () => draw('discard') },
      { keys: ['Escape'], text: 'letGo', act: letGo },
    ],
    digits: {
      text: 'train',
      act: (digit, { shiftKey }) => (digit < 10 ? () => onTrain(digit, shiftKey) : undefined),
    },
    confirm,
    // Any other button or link presses itself; on a chosen card of the hand it is the primary button.
    ownEnter: (focus) => !!focus.closest('button, a') && !focus.closest('[data-piece][aria-pressed="true"]'),
    waits,
  })
}
