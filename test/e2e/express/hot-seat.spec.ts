/** Four people in two partnerships round one screen: disasters, switched engines and a question between partners. */
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { log, openDoors, openHome, primary } from '../support/table.ts'
import type { Page } from '@playwright/test'
import { dealOf, FIRST_ROUND, OPTIONS, PEOPLE } from './hand.ts'
import { Secrets } from './secrets.ts'
import {
  LEAST_PAUSE,
  answerPause,
  confirm,
  discard,
  drawTwo,
  forEffect,
  handOver,
  held,
  lay,
  restoreLocos,
} from './seat.ts'
import { shelve } from './shelf.ts'

test.describe.configure({ timeout: 240_000 })

const [MARIE, ANTON, LENE, OTTO] = [0, 1, 2, 3]
type Person = (typeof PEOPLE)[number]

/** Opens the doors, which have to name this person. Returns what is told first of what happened meanwhile. */
async function comes(page: Page, secrets: Secrets, person: Person): Promise<string> {
  await handOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person)
  await expect(page.locator('section.hand')).toHaveCount(0)
  await secrets.look()
  await openDoors(page)
  const recap = page.getByRole('button', { name: /To my hand/ })
  await expect(recap.or(page.locator('section.hand')).first()).toBeVisible()
  const news = (await recap.isVisible()) ? ((await page.locator('.recap').textContent()) ?? '') : ''
  if (await recap.isVisible()) await recap.click()
  await expect(page.locator('section.hand')).toBeVisible()
  await secrets.look(PEOPLE.indexOf(person))
  return news
}

/** The question everybody gets alike: the same words, the same moment before any answer. */
async function isAsked(page: Page, secrets: Secrets, person: Person): Promise<void> {
  const pause = answerPause(page)
  await comes(page, secrets, person)
  const scene = page.locator('.scene')
  await expect(scene).toContainText(`Asked: ${person}`)
  await expect(scene).toContainText('Everybody is asked alike, with or without the card.')
  expect(await pause).toBeGreaterThan(LEAST_PAUSE)
}

async function declines(page: Page, secrets: Secrets, person: Person): Promise<void> {
  await isAsked(page, secrets, person)
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true') // nothing to stop it with
  await page.getByRole('button', { name: /Let it happen/ }).click()
}

test('partners: a disaster swallowed, one answered from hand, a turntable, switched engines, a permission', async ({
  page,
  depot,
  messages,
}) => {
  await shelve(depot, { people: PEOPLE, options: OPTIONS, deal: dealOf(), actions: FIRST_ROUND })
  const secrets = new Secrets(page, messages, {
    boom: [MARIE],
    'broken-car': [MARIE],
    derailment: [ANTON],
    turntable: [LENE],
    'switch-engines': [LENE],
    dome: [LENE],
    sleeper: [MARIE, LENE],
    observation: [ANTON, OTTO],
  })
  await openHome(page, depot.url)
  await page
    .getByRole('link', { name: /Continue/ })
    .or(page.getByRole('button', { name: /Continue/ }))
    .first()
    .click()

  await test.step('a laid-out way car swallows its disaster', async () => {
    await comes(page, secrets, 'Marie')
    secrets.learns(MARIE, 'dome')
    await drawTwo(page)
    await lay(page, 'coal car', '1')
    await lay(page, 'coal car', '1')
    await restoreLocos(page)
    const aim = await forEffect(page, 'broken car')
    await aim.getByRole('button', { name: /^Train 1\. tank car/ }).click()
    await expectAccessible(page)
    secrets.shown('broken-car')
    await confirm(page, 'broken car: Anton')
    const stopped = 'stopped it and went to the disaster slot with it: light crane'
    await expect(log(page).filter({ hasText: stopped })).toHaveCount(1)
    await expect(page.getByLabel('Disaster slot, 2 cards, on top: light crane')).toBeVisible()
  })

  await test.step('a disaster answered from hand', async () => {
    const news = await comes(page, secrets, 'Anton')
    expect(news).toContain('went to the disaster slot with it')
    await drawTwo(page)
    await restoreLocos(page)
    const aim = await forEffect(page, 'derailment')
    await aim.getByRole('button', { name: 'Marie' }).click()
    secrets.shown('derailment')
    secrets.shown('boom') // named as what would stop it, to everybody
    await confirm(page, 'derailment: Marie')
    await isAsked(page, secrets, 'Marie')
    await expectAccessible(page)
    await confirm(page, 'Stop it: boom car')
    await expect(log(page).filter({ hasText: 'from hand, which stays: boom car' })).toHaveCount(1)
  })

  await test.step('a turntable gives another turn', async () => {
    const news = await comes(page, secrets, 'Lene')
    expect(news).toContain('Marie stopped it with a way car from hand')
    await expect(page.getByLabel('boom car, upright: immune')).toBeVisible()
    await drawTwo(page)
    await restoreLocos(page)
    await forEffect(page, 'turntable')
    secrets.shown('turntable')
    await confirm(page, 'Play again')
  })

  await test.step('engines are switched, and nobody looks before the next draw', async () => {
    await expect(page.locator('.act .prompt')).toContainText('An extra turn')
    await drawTwo(page)
    await lay(page, 'gondola', '2')
    await restoreLocos(page)
    const aim = await forEffect(page, 'switch engines')
    await aim.getByRole('button', { name: 'Anton' }).click()
    await aim
      .getByRole('group', { name: 'Yours' })
      .getByRole('button', { name: /^Train 1/ })
      .click()
    await aim
      .getByRole('group', { name: 'Of Anton' })
      .getByRole('button', { name: /^Train 1/ })
      .click()
    secrets.shown('switch-engines')
    await confirm(page, 'switch engines: Anton')
    await declines(page, secrets, 'Otto')
    await declines(page, secrets, 'Anton')
    await expect(log(page).filter({ hasText: 'Play now goes to the right.' })).toHaveCount(1)
  })

  await test.step('the target looks after its draw', async () => {
    await expect(primary(page)).toHaveText(/Draw two cards/) // the same person goes on
    const engine = page.getByRole('listitem', { name: /^Train 1, led by loco/ }).locator('.engine')
    await expect(engine.getByRole('img', { name: 'loco', exact: true })).toBeVisible()
    await secrets.look(ANTON)
    secrets.learns(ANTON, 'dome')
    await drawTwo(page)
    await expect(held(page, 'dome car')).toHaveAttribute('aria-label', /was loco of train 1/)
    await lay(page, 'tank car', '1')
    await restoreLocos(page)
    await discard(page, 'coil steel car')
  })

  await test.step("who switched looks after the draw, too, and goes out with the partner's permission", async () => {
    await comes(page, secrets, 'Marie')
    secrets.learns(MARIE, 'observation')
    await drawTwo(page)
    await expect(held(page, 'observation car')).toHaveAttribute('aria-label', /was loco of train 1/)
    await page.getByRole('button', { name: /Ask Lene/ }).click()
    await comes(page, secrets, 'Lene')
    await expect(page.locator('.scene')).toContainText('Marie asks Lene: may I go out?')
    await page.getByRole('button', { name: /Yes, go out/ }).click()
    const news = await comes(page, secrets, 'Marie')
    expect(news).toContain('Lene said yes.')
    await lay(page, 'coal car', '1')
    await lay(page, 'coal car', '1')
    await lay(page, 'gondola', '2')
    await restoreLocos(page)
    await page.locator('section.hand button').first().click()
    await confirm(page, 'Go out: auto carrier')
  })

  const onward = primary(page).filter({ hasText: /score sheet|Go on/ })
  await expect(onward.or(page.getByText('Marie went out.')).first()).toBeVisible()
  if (await onward.isVisible()) await onward.click()
  await expect(page.getByText('Marie went out.').first()).toBeVisible()
  await expectAccessible(page)
})
