import { describe, expect, it } from 'vitest'
import type { Json } from '#shared/games/common.ts'
import { sentencesOf } from '../../src-renderer/texts/sentences.ts'
import { gamePlay, loadPlays } from '../../src-renderer/games/registry.ts'
import { namesOf } from '../../src-renderer/kit/names.ts'
import { nextInt, seedRandom } from '../../src-main/rules/random.ts'
import { RULES } from '../support/games.ts'
import { LIVERIES } from '../../src-shared/contract/values.ts'
import { LOCALES } from '../../src-shared/games/common.ts'

await loadPlays()

/** Positions of random games, every few moves, with all that may be chosen there. */
function* positions(rules: (typeof RULES)[number]) {
  const random = seedRandom('moves')
  for (let game = 0; game < 3; game++) {
    const options = rules.schemas.options.parse({})
    const state = rules.setup({ options, seats: 3, seed: `moves ${game}` })
    for (
      let at = 0, due = rules.deciders(state);
      due.length > 0 && at < 300;
      at++, due = rules.deciders(state)
    ) {
      const seat = due[0] ?? 0
      if (nextInt(random, 8) === 0) {
        const { phase } = rules.view(state, seat) as { phase?: string }
        yield { phase, actions: rules.legalActions(state, seat).actions as readonly Json[] }
      }
      rules.play(state, seat, rules.randomAction(state, seat, random))
    }
  }
}

/** Cards of Express 01 that are there several times look alike; only their codes differ. */
const withoutCopies = (action: string): string => action.replaceAll(/"(\d{3})[a-h]"/g, '"$1"')

describe.each(RULES.map((rules) => [rules.info.id, rules] as const))('moves of %s', (id, rules) => {
  it.each(LOCALES)('read differently where there is a choice, in %s', (locale) => {
    const { say } = sentencesOf(rules.info.texts[locale])
    const seats = ['Ada', 'Ben', 'Clara'].map((name, seat) => ({
      ...{ name, kind: 'human' as const, livery: LIVERIES[seat] ?? 'plum' },
    }))
    const names = namesOf({ seats }, 'you', locale)
    let seen = 0
    for (const { phase, actions } of positions(rules)) {
      const words = actions.map((action) => gamePlay(id)?.moveWord(say, names, action, phase) ?? '')
      const different = new Set(actions.map((action) => withoutCopies(JSON.stringify(action)))).size
      expect(new Set(words).size, words.toSorted().join('\n')).toBe(different)
      expect(words.filter((word) => word === '' || /[{}|]|undefined|told\.|moves\./.test(word))).toEqual([])
      seen += actions.length
    }
    expect(seen).toBeGreaterThan(50)
  })
})
