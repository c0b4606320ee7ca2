/** Was jede Seite sagt, und die Startseite: Die Seite hat es vor allem anderen. */
import { frame } from './app.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { notices } from './notices.ts'
import { store } from './store.ts'

export const first = {
  ...frame,
  home,
  errors: { ...errors, store: store.errors, ...frame.errors },
  notices: { ...notices, store: store.notices },
}
