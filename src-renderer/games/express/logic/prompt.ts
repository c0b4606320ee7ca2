/** What the corner with the one primary button says, worked out from the table and the draft alone. */
import type { TableState } from '#shared/contract/table.ts'
import type { ExpressAction, ExpressView } from '#shared/games/express/types.ts'
import type { Prompt } from '../../../kit/act/prompt.ts'
import type { Say } from '../../../kit/log.ts'
import type { Names } from '../../../kit/names.ts'
import type { Judged } from '../table/turn.ts'
import { missing, type Aim } from './aim.ts'
import { cardWord } from './cards.ts'
import { wouldGoOut } from './checks.ts'
import type { Piece } from './pieces.ts'

/** A table as this window sees it, the seat that decides here and what the rules say to its draft. */
export interface Seen {
  readonly table: TableState
  readonly view: ExpressView
  readonly seat: number | undefined
  readonly judged: Judged
}

export function promptOf(say: Say, names: Names, { table, view, seat, judged }: Seen): Prompt {
  const lead = (key: string): string => say(`prompt.lead.${key}`)
  if (seat === undefined) {
    const due = names.list(table.deciders.map((one) => names.of(one)))
    if (view.phase === 'over') return { key: 'over', lead: '', params: {} }
    if (view.phase === 'answer') return { key: 'answers', lead: due, params: {} }
    if (view.phase === 'permit') return { key: 'permits', lead: due, params: {} }
    return { key: table.activity?.doing === 'thinking' ? 'thinking' : 'waiting', lead: due, params: {} }
  }
  switch (view.phase) {
    case 'draw':
      return { key: view.extra ? 'drawAgain' : 'draw', lead: lead('yourTurn'), params: {} }
    case 'answer': {
      const { seat: from = 0, wayCar = 'boom' } = view.pending ?? {}
      return {
        key: 'answer',
        lead: lead('answer'),
        params: { name: names.of(from), card: cardWord(say, wayCar) },
      }
    }
    case 'permit':
      return { key: 'permit', lead: lead('permit'), params: { name: names.of(view.turn) } }
    default: {
      const { values, refusals } = judged
      if (values && wouldGoOut(values)) return { key: 'goOut', lead: lead('goOut'), params: {} }
      const over = refusals.find(({ why }) => why === 'tooManyCards')
      if (over) {
        const n = Number(over.params?.left ?? 0) - Number(over.params?.limit ?? 5)
        return { key: 'tooMany', lead: say('prompt.lead.tooMany', { n }), params: {} }
      }
      return { key: 'plan', lead: lead('plan'), params: {} }
    }
  }
}

/** The primary button: what it does, or the sentence why it cannot. */
export interface Primary {
  readonly label: string
  readonly why?: string
  /** An action to carry out instead of the draft. */
  readonly action?: ExpressAction
}

export interface Planned {
  readonly selected: Piece | undefined
  readonly aim: Aim | undefined
  readonly judged: Judged
  readonly sentence: (refusal: Judged['refusals'][number]) => string
}

/** What the turn ends with: the words on the button. */
function endWords(say: Say, names: Names, { selected, aim, judged }: Planned): string {
  if (aim) {
    if (missing(aim) !== 'done') return say('act.chooseTarget')
    if (aim.card === 'turntable') return say('act.turntable')
    const target = aim.seat === undefined ? '' : names.of(aim.seat)
    return say('act.disaster', { card: cardWord(say, aim.card), target })
  }
  if (!selected) return judged.refusals.length === 0 ? say('act.endWithout') : say('act.chooseEnd')
  const card = cardWord(say, selected.card)
  return say(judged.values && wouldGoOut(judged.values) ? 'act.goOut' : 'act.discard', { card })
}

export function planPrimary(say: Say, names: Names, planned: Planned): Primary {
  const label = endWords(say, names, planned)
  const [first] = planned.judged.refusals
  return first ? { label, why: planned.sentence(first) } : { label }
}
