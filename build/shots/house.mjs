/** Pictures of the pages that belong to no game. */
export const house = [
  { name: 'home', address: '/' },
  { name: 'new-game', address: '/new' },
  { name: 'rules', address: '/rules/tennessee-central' },
  { name: 'history', address: '/history' },
  { name: 'settings', address: '/settings' },
  {
    name: 'about',
    address: '/',
    async act(page) {
      await page.locator('header [aria-haspopup="menu"]').first().click()
      await page.getByRole('menuitem', { name: /About/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
