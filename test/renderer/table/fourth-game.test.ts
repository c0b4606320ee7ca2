/** A table of a fourth game, made of the kit alone and registered as a real one, is played to its last page. */
import { afterAll, afterEach, expect, it } from 'vitest'
import { GAMES as HOUSE } from '../../../src-main/games/games.ts'
import { offerGames } from '../../../src-main/games/offer.ts'
import { GAME_UIS, gameInfo, offerUis } from '../../../src-renderer/games/registry.ts'
import type { ShuntingView } from '../../fourth-game/info.ts'
import { GAMES } from '../../fourth-game/index.ts'
import { game as shunting, shuntingUi } from '../../fourth-game/ui.ts'
// Loaded here, so that the page has them at once when it asks.
import '../../fourth-game/FinalPage.vue'
import '../../fourth-game/GameTable.vue'
import { rest, sitDown, type Visit } from './support.ts'

const houseUis = [...GAME_UIS]
offerGames(GAMES)
offerUis([...houseUis, shuntingUi])
/** The files that come after in the same thread have the games of the house. */
afterAll(() => {
  offerGames(HOUSE)
  offerUis(houseUis)
})

let visit: Visit | undefined
afterEach(() => {
  visit?.page.unmount()
  visit = undefined
})
const view = (at: Visit): ShuntingView => shunting.viewOf(at.table())
const moves = (at: Visit): string[] => at.page.findAll('.move').map((button) => button.text())
const game = { game: shuntingUi.id, options: { yard: 'small' }, seed: 'fourth' }

it('is offered beside the others', () => {
  expect(GAME_UIS.map(({ id }) => id).at(-1)).toBe('shunting')
  expect(gameInfo('shunting')?.options).toEqual([{ name: 'yard', values: ['small', 'large'] }])
})

it('shows the trains and what may be done, and carries out what is pressed', async () => {
  visit = await sitDown(['human', 'conductor'], { game })
  const [first = ''] = moves(visit)
  expect(first).toMatch(/^Couple w\d\d$/)
  visit.named(first).click()
  await rest(visit)
  expect(visit.page.get('.train').text()).toBe(`You: ${first.slice(-3)}`)
  expect(visit.page.get('.log').text()).toContain(`You couples ${first.slice(-3)}`)
  expect(visit.table().at).toBe(2)
})

it('says everything in the other language, too', async () => {
  visit = await sitDown(['human', 'conductor'], { game, locale: 'de' })
  expect(moves(visit)[0]).toMatch(/^w\d\d kuppeln$/)
})

it('leads to the last page, which says who won', { timeout: 60_000 }, async () => {
  visit = await sitDown(['human', 'conductor'], { game })
  while (visit.table().state === 'open') {
    visit.named(moves(visit)[0] ?? '').click()
    await rest(visit)
  }
  const { outcome } = visit.table()
  expect(view(visit).deck).toBe(0)
  const rows = visit.page.findAll('.board li').map((row) => row.text())
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain(String(Math.max(...(outcome?.totals ?? []))))
})
