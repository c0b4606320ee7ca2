/** The tests of the page share one page: after each of them everything is unmounted, then the page is emptied. */
import { disableAutoUnmount, enableAutoUnmount } from '@vue/test-utils'
import { afterEach } from 'vitest'

// What is registered last runs first.
afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})
disableAutoUnmount() // of the file before, in the same process
enableAutoUnmount(afterEach)
