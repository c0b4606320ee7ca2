/** Games that computers of one level play among themselves, judged as if they were people. */
import type { CoachMark } from '#shared/contract/coach.ts'
import type { Json, Level } from '#shared/games/common.ts'
import type { Thinker } from '../../../src-main/ai/decision.ts'
import { judge } from '../../../src-main/review/coach/judge.ts'
import type { Game } from '../../../src-main/rules/game.ts'

export interface Match {
  readonly options: Json
  readonly seats: number
  readonly level: Level
  readonly seed: string
}

/** Plays a game to its end; the marks of all its decisions with a choice, in their order. */
export async function judgedGame(
  rules: Game,
  { options, seats, level, seed }: Match,
  thinker: Thinker,
): Promise<CoachMark[]> {
  const state = rules.setup({ options: rules.schemas.options.parse(options), seats, seed })
  const marks: CoachMark[] = []
  for (let at = 0, due = rules.deciders(state); due.length > 0; at++, due = rules.deciders(state)) {
    const seat = due[0] ?? 0
    const { complete, actions } = rules.legalActions(state, seat)
    let [action] = actions
    if (!complete || actions.length > 1) {
      const asked = { game: rules.info.id, view: rules.view(state, seat) as Json, seat }
      ;({ action } = await thinker.think({ ...asked, level, seed: `${seed} ${at}` }).result)
      const mark = await judge({ at, ...asked, action: action as Json }, thinker)
      if (mark) marks.push(mark)
    }
    rules.play(state, seat, action)
  }
  return marks
}
