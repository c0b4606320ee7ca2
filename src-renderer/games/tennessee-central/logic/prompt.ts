/** What the corner with the one primary button says, worked out from the table alone. */
import type { TableState } from '#shared/contract/table.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import type { Prompt } from '../../../kit/act/prompt.ts'
import type { Names } from '../../../kit/names.ts'
import { openHand } from './hand.ts'
import { cardWord, moveWord, worth, type Say } from './say.ts'

const dividendLead = (say: Say, view: TennesseeView, paid: number): string =>
  `${say(`dividend.${Math.min(3, view.dividends + paid)}`)}.`

function ownPrompt(say: Say, names: Names, table: TableState, view: TennesseeView): Prompt {
  const seat = table.legal?.seat ?? 0
  const choices = table.legal?.actions.length ?? 0
  const tracks = view.seats[seat] && openHand(view.seats[seat])?.tracks.length
  switch (view.phase) {
    case 'locomotive':
      return {
        key: 'locomotive',
        lead: say(`prompt.${view.dividends === 0 ? 'drewFirst' : 'drewSecond'}`),
        params: {},
      }
    case 'reveal':
      return { key: choices > 1 ? 'reveal' : 'revealLast', lead: dividendLead(say, view, 1), params: {} }
    case 'pass':
      return {
        key: 'pass',
        lead: dividendLead(say, view, 0),
        params: { next: names.of((seat + 1) % view.seats.length) },
      }
    default:
      return { key: tracks ? 'turn' : 'noTracks', lead: say('prompt.yourTurn'), params: {} }
  }
}

/** A table as this window sees it. */
export interface Seen {
  readonly table: TableState
  readonly view: TennesseeView
  /** The seat this window belongs to. */
  readonly south: number
}

export function promptOf(say: Say, names: Names, { table, view, south }: Seen): Prompt {
  if (view.phase === 'over') return { key: 'over', lead: '', params: {} }
  if (table.legal) return ownPrompt(say, names, table, view)
  const due = table.deciders.map((seat) => names.of(seat))
  if (view.seats[south]?.chosen && table.viewer === south) {
    return { key: 'chosen', lead: say('prompt.youChose'), params: { names: names.list(due) } }
  }
  const lead = names.list(due)
  if (view.phase === 'reveal' || view.phase === 'pass') {
    return { key: due.length > 1 ? 'choosing' : 'chooses', lead, params: {} }
  }
  if (table.activity?.doing === 'thinking') {
    return { key: 'thinking', lead: names.of(table.activity.seat), params: {} }
  }
  return { key: view.phase === 'locomotive' ? 'places' : 'waiting', lead, params: {} }
}

/** The primary button: an action to carry out, or the reason why there is none yet. */
export interface Primary {
  readonly label: string
  readonly action?: TennesseeAction
  /** Key under `act.why` in the texts. */
  readonly why?: 'choose' | 'chooseStack' | 'chooseShare' | 'wait'
}

export function primaryOf(
  say: Say,
  table: TableState,
  view: TennesseeView,
  choice: TennesseeAction | undefined,
): Primary {
  if (!table.legal) return { label: say('act.wait'), why: 'wait' }
  if (choice?.do === 'reveal') {
    const pay = worth(view.values, choice.card)
    return { label: say('act.revealPays', { card: cardWord(say, choice.card), pay }), action: choice }
  }
  if (choice) return { label: moveWord(say, choice), action: choice }
  if (view.phase === 'locomotive') return { label: say('act.chooseStack'), why: 'chooseStack' }
  if (view.phase !== 'turn') return { label: say('act.chooseShare'), why: 'chooseShare' }
  // Without a track there is nothing to choose: TC-9.
  if (table.legal.actions.length === 1) return { label: say('act.invest'), action: { do: 'invest' } }
  return { label: say('act.choose'), why: 'choose' }
}
