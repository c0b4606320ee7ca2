/** What the table asks for, worked out from the table alone. */
import type { TableState } from '#shared/contract/table.ts'
import type { Express01Action, Express01View } from '#shared/games/express-01/types.ts'
import type { Prompt } from '../../../kit/act/prompt.ts'
import type { Names } from '../../../kit/names.ts'
import type { Say } from './say.ts'

const isDone = (action: unknown): boolean => (action as Express01Action).do === 'done'
const at = (key: string, lead = '', params: Prompt['params'] = {}): Prompt => ({ key, lead, params })

/** What there is to pay with: cards of the hand, the black engine alone, or nothing. */
function unpaid(view: Express01View, choices: number): string {
  const own = view.seats[view.turn]
  if (choices === 0) return 'noCard'
  return own?.capital.hand === 0 ? 'engineOnly' : 'none'
}

/** E1-39: after an idle round something has to be done, here and now. */
const isMust = ({ phase, idle, acted, rules }: Express01View, mayEnd: boolean): boolean =>
  !mayEnd && !acted && idle > 0 && rules > 2 && ['expand', 'acquire', 'bonus'].includes(phase)

interface Choices {
  /** Things to do besides ending the action. */
  readonly count: number
  /** A card can be laid with what is paid already. */
  readonly lays: boolean
  readonly mayEnd: boolean
}

function ownPrompt(say: Say, view: Express01View, { count: choices, lays, mayEnd }: Choices): Prompt {
  const lead = (key: string): string => say(`prompt.lead.${key}`)
  if (isMust(view, mayEnd)) return at(`must.${view.phase}`, lead(view.phase))
  switch (view.phase) {
    case 'bid':
      return at('bid', lead('bid'))
    case 'pair':
      return at(view.opening ? 'opening' : 'pair', lead('pair'))
    case 'expand':
      if (view.opening) return at(view.options.board === 'usa' ? 'firstUsa' : 'first', lead('expand'))
      // One more route may follow only where one fits.
      return at(
        `expand.${view.credit === 'none' || !lays ? unpaid(view, choices) : view.credit}`,
        lead('expand'),
      )
    case 'acquire':
      return at('acquire', lead('acquire'))
    case 'bonus':
      return at(choices > 0 ? 'bonus' : 'bonusNone', lead('bonus'))
    case 'engine':
      return at('engine', lead('engine'), { company: say(`companies.${view.payment?.company ?? 'neutral'}`) })
    case 'take':
      return view.payment?.company
        ? at('take', lead('take'), { n: view.payment.left })
        : at('takeWest', lead('take'))
    case 'order':
      return at('order', lead('order'))
    case 'over':
      return at('over')
  }
}

/** A decision made before everybody: it is called by name. */
function openPrompt(say: Say, name: string, view: Express01View): Prompt {
  const company = say(`companies.${view.payment?.company ?? 'neutral'}`)
  if (view.phase === 'engine') return at('openEngine', name, { company })
  return view.payment?.company ? at('openTake', name, { n: view.payment.left }) : at('openWest', name)
}

/** A table as this window sees it. */
export interface Seen {
  readonly table: TableState
  readonly view: Express01View
  /** The seat this window belongs to. */
  readonly south: number
}

export function promptOf(say: Say, names: Names, { table, view, south }: Seen): Prompt {
  if (view.phase === 'over') return at('over')
  if (table.legal && table.viewer === 'public') return openPrompt(say, names.of(table.legal.seat), view)
  if (table.legal) {
    const { actions } = table.legal
    const count = actions.filter((action) => !isDone(action)).length
    const lays = actions.some((action) => (action as Express01Action).do === 'upgrade')
    return ownPrompt(say, view, { count, lays, mayEnd: count < actions.length })
  }
  const due = names.list(table.deciders.map((seat) => names.of(seat)))
  if (view.phase === 'bid') {
    return view.seats[south]?.chosen && table.viewer === south
      ? at('chosen', say('prompt.lead.chosen'), { names: due })
      : at('choosing', due)
  }
  if (table.activity?.doing === 'thinking') return at('thinking', names.of(table.activity.seat))
  return at(view.phase === 'take' || view.phase === 'engine' ? view.phase + 'Other' : 'waiting', due)
}
