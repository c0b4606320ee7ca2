/** What the battery has to be told of Shunting. In a real game this is `test/rules/battery/shunting.ts`. */
import { shuffle } from '../../src-main/rules/random.ts'
import type { Trial } from '../rules/battery/trial.ts'
import { wagons } from './info.ts'
import { rules, stateFrom, view, type State } from './rules.ts'

export const trial: Trial<State> = {
  game: rules,
  games: 10,
  vocabulary: wagons({ yard: 'large' }).flatMap((card) => [
    { do: 'couple', card },
    { do: 'drop', card },
  ]),
  hidden: ({ hands, deck }, viewer) =>
    viewer === 'all' ? [] : [...deck, ...hands.filter((_, seat) => seat !== viewer).flat()],
  resample: (state, viewer, random) =>
    viewer === 'all' ? rules.clone(state) : stateFrom(view(state, viewer), (left) => shuffle(random, left)),
}
