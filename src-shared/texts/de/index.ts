import { errors } from './errors.ts'
import { notices } from './notices.ts'
import { page } from './page.ts'
import { electron, nativeMenu, shell } from './shell.ts'
import { store } from './store.ts'

export const de = {
  page,
  errors,
  notices,
  store,
  shell,
  electron,
  nativeMenu,
}
