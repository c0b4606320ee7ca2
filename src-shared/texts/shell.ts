import type { Locale } from '../games/common.ts'

/** What the local shell says in a browser before the application is there. */
export const shellTexts: Readonly<Record<Locale, { readonly linkUsed: string }>> = {
  en: {
    linkUsed:
      'Express Depot is running, but this address needs a fresh link: each link opens it once. Run npm start again to get one.',
  },
  de: {
    linkUsed:
      'Express Depot läuft, aber diese Adresse braucht einen frischen Link: Jeder Link öffnet nur einmal. npm start gibt einen neuen.',
  },
}
