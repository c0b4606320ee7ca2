import { expect, it } from 'vitest'
import LicenceList from '../../src-renderer/components/LicenceList.vue'
import { packages } from '../../src-renderer/licences.json'
import { arrive, settle } from './support/depot.ts'

it('the packages and their licences are shown once the list is opened', async () => {
  const { page } = await arrive(LicenceList, {})
  expect(page.text()).toContain('Built with the work of others')
  expect(page.text()).not.toContain('better-sqlite3')
  await page.find('details').trigger('toggle')
  await settle()
  expect(page.findAll('li')).toHaveLength(packages.length)
  expect(page.text()).toContain('better-sqlite3 13.2.0, MIT')
  expect(page.text()).toContain('Permission is hereby granted')
})
