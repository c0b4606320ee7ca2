/**
 * The whole game by keyboard. Arrows choose a card of the hand; a number adds it to that train, with Shift it is the
 * train's loco; N starts a train with it, W sets it out, C lays a wild as a caboose, L restores the locos, E plays
 * for effect, Backspace steps back, D and T draw from deck and discards, Enter presses the primary button.
 */
import { useEventListener } from '@vueuse/core'
import { nextTick } from 'vue'
import type { ExpressView } from '#shared/games/express/types.ts'
import { useTableContext } from '../../../kit/context.ts'
import { useSay } from '../use-game.ts'
import type { Turn } from './turn.ts'

const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('input, textarea, select, [role="dialog"], [role="menu"]')
/** Enter on any other button or link presses that one; on a chosen card of the hand, the primary button. */
const ownEnter = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !!target.closest('button, a') &&
  !target.closest('[data-piece][aria-pressed="true"]')

export function useTableKeys(
  turn: Turn,
  view: () => ExpressView,
  confirm: () => void,
  decline: () => void,
  /** A score lies over the table and waits for Enter: no other key counts. */
  waits: () => boolean,
): void {
  const context = useTableContext()
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
  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Backspace: () => turn.stepBack(),
    Escape: () => {
      turn.select(undefined)
      turn.dropAim()
      context.dropHint()
    },
    d: () => draw('deck'),
    t: () => draw('discard'),
    l: () => turn.restoreLocos(),
    n: other,
    w: () => void turn.place({ at: 'ways' }),
    c: () => turn.toggleCaboose(),
    e: () => turn.playForEffect(),
    f: () => void turn.place({ at: 'new-engine', up: turn.selected.value?.card === 'diesel' }),
    a: () => turn.act({ do: 'ask' }),
  }

  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target))
      return
    if (waits() ? event.key !== 'Enter' : context.stage.playing.value) return
    if (event.key === 'Enter') {
      if (ownEnter(event.target)) return
      event.preventDefault()
      return confirm()
    }
    const digit =
      /^Digit([1-9])$/.exec(event.code)?.[1] ?? (/^[1-9]$/.test(event.key) ? event.key : undefined)
    const act = digit
      ? () => onTrain(Number(digit), event.shiftKey)
      : KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
}
