/** Games for the history: files of the recorded games of the fixtures, and how a person takes them in. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { GameRecord } from '#shared/record.ts'
import { patient } from './patience.ts'

const RECORDS = resolve(import.meta.dirname, '../../fixtures/records')

/** The recorded games whose file names begin so, with dates a day apart. */
export const recorded = (begins: string): readonly GameRecord[] =>
  readdirSync(RECORDS)
    .filter((name) => name.startsWith(begins))
    .map((name, i) => {
      const { record } = JSON.parse(readFileSync(join(RECORDS, name), 'utf8')) as { record: GameRecord }
      const finished = new Date(Date.UTC(2026, 4, 1 + i, 18)).toISOString()
      return { ...record, meta: { ...record.meta, tags: [], id: name.replace('.json', ''), finished } }
    })

export const rows = (page: Page): Locator => page.locator('[role=grid] .row')
export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Opens the history and takes a file in; the dialog stays open with its report. */
export async function takeIn(page: Page, lines: readonly (object | string)[]): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click()
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  const buffer = Buffer.from(`${text}\n`)
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer })
  await expect(dialog(page).getByText(/games? taken in/)).toBeVisible({ timeout: patient(30_000) })
}

export const close = (page: Page): Promise<void> =>
  dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
