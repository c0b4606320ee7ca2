/** Pictures of Express 01: both maps early and late, the tray, a train's way, the final capital, the gallery. */
import { readFileSync } from 'node:fs'
import { at } from '../lib/files.mjs'
import { after, playUntil, setup } from './play.mjs'

const { cards } = JSON.parse(readFileSync(at('src-shared/games/express-01/cards.json'), 'utf8'))
const COMPANY = new Map(cards.map((card) => [card.number, card.engine?.company]))

const OTHERS = ['Bruno', 'Clara', 'Dora'].map((name) => [name, 'conductor'])
const game = (seed, board, length, others) =>
  setup(
    'express-01',
    { board, length, blackEngineShare: 'any-payment' },
    seed,
    ['Ada', 'human'],
    ...OTHERS.slice(0, others),
  )

/** A turn begins, and the person has shares of a company whose train finds stations. */
const mayRun =
  (upgraded) =>
  ({ view, legal }) =>
    view.phase === 'pair' &&
    view.upgraded >= upgraded &&
    view.seats[legal.seat].shares.some((share) => {
      const company = view.companies[COMPANY.get(share.slice(0, 3))]
      return company && company.stations > 2 && company.issued > 4
    })
/** The person can lay a card somewhere. */
const mayLay =
  (upgraded) =>
  ({ view, legal }) =>
    view.phase === 'expand' &&
    view.upgraded >= upgraded &&
    legal.actions.some((action) => action.do === 'pay' && action.card !== 'engine')

/** Opens the tray of the last space that can be upgraded. */
async function openTray(page) {
  await page.locator('[data-space][aria-label*="can be upgraded"]').last().click()
  await page.locator('.tray [data-tile]').first().waitFor()
}

/** Chooses the bonus payment, where it is not chosen yet: the best way is drawn. */
async function drawWay(page) {
  const bonus = page.locator('section.bonus')
  const pair = page.locator('[data-choice="pair:CD"]')
  await bonus.or(pair).first().waitFor()
  if (await bonus.isVisible()) return
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await bonus.waitFor()
}

export async function pictures(page) {
  const germany = await playUntil(page, game('departure', 'germany', 'long', 3), mayLay(3))
  const germanyLate = await playUntil(page, game('junction', 'germany', 'long', 3), mayRun(12))
  const usa = await playUntil(page, game('pacific', 'usa', 'long', 2), after(20))
  const usaLate = await playUntil(page, game('arrival', 'usa', 'long', 3), mayLay(10))
  const final = await playUntil(page, game('terminus', 'germany', 'short', 1))
  return [
    { name: 'express-01-germany-early', address: `/table/${germany}` },
    { name: 'express-01-tray', address: `/table/${germany}`, act: openTray },
    { name: 'express-01-germany-late', address: `/table/${germanyLate}` },
    { name: 'express-01-route', address: `/table/${germanyLate}`, act: drawWay },
    { name: 'express-01-usa-early', address: `/table/${usa}` },
    { name: 'express-01-usa-late', address: `/table/${usaLate}` },
    { name: 'express-01-final', address: `/table/${final}` },
    { name: 'express-01-gallery', address: '/cards' },
    { name: 'express-01-card', address: '/cards/535' },
  ]
}
