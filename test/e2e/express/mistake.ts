/** A game of Express with one mistake that nobody could miss, judged by the coach. */
import type { Json } from '#shared/games/common.ts'
import type { ExpressAction } from '#shared/games/express/types.ts'
import { en } from '#shared/games/express/texts/en/index.ts'
import { fillIn, sentence } from '#shared/games/texts.ts'
import { LIVERIES } from '#shared/contract/values.ts'
import { expressBrain } from '../../../src-main/ai/express/brain.ts'
import { inlineThinker } from '../../../src-main/ai/decide.ts'
import { AI_VERSION } from '../../../src-main/ai/decision.ts'
import { judge } from '../../../src-main/review/coach/judge.ts'
import { express as rules } from '../../../src-main/rules/express/index.ts'
import { openStore } from '../../../src-main/store/open.ts'
import type { WholeGame } from '../../../src-main/store/adopt.ts'
import type { Judged, StoredAction } from '../../../src-main/store/store.ts'
import { canonical } from '../../../src-main/table/record.ts'
import { fullMoveWord } from '../../../src-renderer/games/express/logic/moves.ts'
import type { Say } from '../../../src-renderer/kit/log.ts'
import type { Names } from '../../../src-renderer/kit/names.ts'
import type { Depot } from '../support/depot.ts'
import '../../support/games.ts'

interface Missed {
  readonly game: WholeGame
  readonly judged: Judged
}

/** Both seats play by the simple judgement, but Ada, who could go out and so win, discards a card instead. */
async function missedWin(): Promise<Missed> {
  const options = rules.schemas.options.parse({})
  // The eighth is the first in which it costs that much.
  for (let n = 8; ; n++) {
    const seed = `missed ${n}`
    const state = rules.setup({ options, seats: 2, seed })
    const actions: StoredAction[] = []
    let missed: Judged | undefined
    for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
      const view = rules.view(state, seat)
      let action = expressBrain.greedy(view, seat)
      const stays = missed || seat !== 0 || !view.planning?.canGoOut ? undefined : stayingIn(state)
      if (stays) {
        action = stays
        const at = actions.length
        const moment = { at, seat, game: 'express', view: view as unknown as Json, action: stays as Json }
        const mark = (await judge(moment, inlineThinker())) ?? null
        missed = { at, action: canonical(moment.action), ai: AI_VERSION, mark }
      }
      actions.push({ seat, action: action, ms: 1000, hints: 0, takebacks: 0 })
      rules.play(state, seat, action)
    }
    const result = rules.outcome(state)
    const verdict = missed?.mark?.verdict
    if (!missed || !result || (verdict !== 'mistake' && verdict !== 'blunder')) continue
    const seats = ['Ada', 'Computer'].map((name, seat) => ({
      ...{ name, kind: seat === 0 ? ('human' as const) : ('apprentice' as const) },
      livery: LIVERIES[seat] ?? 'plum',
    }))
    return {
      judged: missed,
      game: {
        ...{ game: 'express', rules: rules.info.rulesVersion, options: options, seats },
        ...{ seed, nonce: seed, state: 'finished', assisted: false, seeded: false, imported: false },
        ...{ tags: [], actions, result: result },
      },
    }
  }
}

/** A legal turn of seat 0 that lays nothing new and keeps cards in hand. */
function stayingIn(state: ReturnType<typeof rules.setup>): ExpressAction | undefined {
  const { actions } = rules.legalActions(state, 0)
  return actions.find(
    (action) =>
      action.do === 'turn' &&
      action.trains.length === 0 &&
      action.wayCars.length === 0 &&
      'discard' in action.end,
  )
}

const NAMES: Names = { all: ['you', 'Computer'], you: 0, of: (seat) => NAMES.all[seat] ?? '', list: String }
const say: Say = (key, params) => fillIn(sentence(en, key) ?? key, params)

/**
 * Stores it while the application is away, and starts it again; the game's id, the number of the decision, and the
 * better move in words.
 */
export async function shelveMistake(depot: Depot): Promise<{ id: string; at: number; better: string }> {
  const { game, judged } = await missedWin()
  await depot.stop()
  const store = openStore({ dir: depot.dataDir, now: Date.now })
  const [id = ''] = store.past.adopt([game])
  store.keepJudged(id, judged)
  store.close()
  await depot.startAgain()
  const better = fullMoveWord(say, NAMES, judged.mark?.best.action as unknown as ExpressAction)
  return { id, at: judged.at, better: better.charAt(0).toUpperCase() + better.slice(1) }
}
