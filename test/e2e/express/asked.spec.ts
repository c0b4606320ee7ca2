/** The question to the target of a disaster gives nothing away: it comes alike, with the way car in hand and without. */
import { expect, test } from '../support/fixtures.ts'
import { openCurtain, openHome } from '../support/table.ts'
import { dealOf, OPTIONS, PEOPLE, UNTIL_ANTON } from './hand.ts'
import { LEAST_PAUSE, answerPause, confirm, forEffect, handOver, restoreLocos } from './seat.ts'
import { shelve } from './shelf.ts'

test.describe.configure({ timeout: 120_000 })

/** What differs between two games in any case. */
const PASSING: readonly string[] = ['id', 'serial', 'started', 'updated', 'seal']

/** Messages without what differs in any case; of the target's own also without its cards and what it may do. */
function shapes(messages: readonly string[], own: boolean): string[] {
  const plain = (key: string, value: unknown): unknown => {
    if (PASSING.includes(key)) return null
    if (own && key === 'hand' && Array.isArray(value)) return value.length
    return own && key === 'legal' ? null : value
  }
  return messages.map((message) => JSON.stringify(JSON.parse(message), plain)).sort()
}

test('[EX-31] a target is asked in the same messages and for the same time, with the way car or without', async ({
  page,
  depot,
  messages,
}) => {
  const games: string[] = []
  for (const deal of [dealOf(), dealOf({ boom: 'office' })]) {
    games.push(await shelve(depot, { people: PEOPLE, options: OPTIONS, deal, actions: UNTIL_ANTON }))
  }
  await openHome(page, depot.url)
  const asked: { closed: string[]; open: string[]; pause: number }[] = []
  for (const game of games) {
    await page.goto(`${depot.origin}/#/table/${game}`)
    expect(await openCurtain(page)).toContain('Anton')
    await restoreLocos(page)
    const aim = await forEffect(page, 'derailment')
    await aim.getByRole('button', { name: 'Marie' }).click()
    await expect(page.locator('.act .primary')).not.toHaveAttribute('aria-disabled', 'true')
    await messages.settled()
    await messages.forget()
    await confirm(page, 'derailment: Marie')
    await handOver(page)
    const closed = shapes(await messages.settled(), false)
    await messages.forget()
    const pause = answerPause(page)
    expect(await openCurtain(page)).toContain('Marie')
    const ms = await pause
    asked.push({ closed, open: shapes(await messages.settled(), true), pause: ms })
    await page.goto(`${depot.origin}/#/`)
    await expect(page.getByRole('link', { name: /Tennessee Central/ }).first()).toBeVisible()
  }
  const [holding, without] = asked
  expect(holding?.closed.some((message) => message.includes('"what":"asked"'))).toBe(true)
  expect(without?.closed).toEqual(holding?.closed)
  expect(without?.open).toEqual(holding?.open)
  for (const { pause } of asked) expect(pause).toBeGreaterThan(LEAST_PAUSE)
})
