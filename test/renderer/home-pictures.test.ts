/** Home shows the same few cards to everybody, and draws no other; whoever shows a hand draws the whole deck. */
import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { symbols } from '../../src-renderer/art/sprite.ts'
import { createTexts } from '../../src-renderer/games/create-texts.ts'
import ExpressCard from '../../src-renderer/games/express/art/ExpressCard.vue'
import CardPicture from '../../src-renderer/games/express-01/map/CardPicture.vue'
import PlayingCard from '../../src-renderer/games/tennessee-central/art/PlayingCard.vue'
import HomePage from '../../src-renderer/pages/home/HomePage.vue'
import { arrive } from './support/depot.ts'

const printed = (game: string): number => [...symbols.keys()].filter((id) => id.startsWith(`${game}-`)).length

it('prints only the cards of its plates', async () => {
  await arrive(HomePage)
  expect(['tc', 'ex', 'e1-track'].map(printed)).toEqual([4, 3, 3])

  const plugins = [await createTexts()]
  mount(PlayingCard, { props: { face: 'C5' }, global: { plugins } })
  mount(ExpressCard, { props: { face: 'box' }, global: { plugins } })
  mount(CardPicture, { props: { code: '129' }, global: { plugins } })
  expect(['tc', 'ex', 'e1-track'].map((game) => printed(game) > 40)).toEqual([true, true, true])
})
