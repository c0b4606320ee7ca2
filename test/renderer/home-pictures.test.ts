/** Home shows the same few cards to everybody, and draws no other; whoever shows a hand draws the whole deck. */
import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'

/** As in a page just opened, whatever other tests have drawn before. */
async function newPage() {
  vi.resetModules()
  const [sprites, texts, express, express01, tennessee, home, depot] = await Promise.all([
    import('../../src-renderer/art/sprite.ts'),
    import('../../src-renderer/games/create-texts.ts'),
    import('../../src-renderer/games/express/art/ExpressCard.vue'),
    import('../../src-renderer/games/express-01/map/CardPicture.vue'),
    import('../../src-renderer/games/tennessee-central/art/PlayingCard.vue'),
    import('../../src-renderer/pages/home/HomePage.vue'),
    import('./support/depot.ts'),
  ])
  const cards = {
    ExpressCard: express.default,
    CardPicture: express01.default,
    PlayingCard: tennessee.default,
  }
  return { ...sprites, ...texts, ...depot, ...cards, HomePage: home.default }
}

it('prints only the cards of its plates', async () => {
  const { arrive, symbols, createTexts, HomePage, PlayingCard, ExpressCard, CardPicture } = await newPage()
  const printed = (game: string): number =>
    [...symbols.keys()].filter((id) => id.startsWith(`${game}-`)).length
  await arrive(HomePage)
  expect(['tc', 'ex', 'e1-track'].map(printed)).toEqual([4, 3, 3])

  const plugins = [await createTexts()]
  mount(PlayingCard, { props: { face: 'C5' }, global: { plugins } })
  mount(ExpressCard, { props: { face: 'box' }, global: { plugins } })
  mount(CardPicture, { props: { code: '129' }, global: { plugins } })
  expect(['tc', 'ex', 'e1-track'].map((game) => printed(game) > 40)).toEqual([true, true, true])
})
