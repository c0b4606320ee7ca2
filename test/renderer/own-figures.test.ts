import { expect, it } from 'vitest'
import { GAMES } from '../../src-main/games/games.ts'
import { GAME_UIS, gameUi } from '../../src-renderer/games/registry.ts'

it('main and the page offer the same games in the same order', () => {
  expect(GAMES.map(({ rules }) => rules.info)).toMatchObject(GAME_UIS.map(({ info }) => info))
})

it.each(GAMES.map(({ rules, facts }) => [rules.info.id, facts?.kinds ?? []] as const))(
  'the page shows everything that is counted of %s alone',
  (id, kinds) => {
    expect(gameUi(id)?.figures).toEqual([...new Set(kinds.map(([, { what }]) => what))])
  },
)
