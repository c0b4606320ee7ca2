import type { Locale } from '../games/common.ts'

interface ShellTexts {
  readonly linkUsed: string
  readonly noDisplay: string
}

/** What the shells say before the application is there. */
export const shellTexts: Readonly<Record<Locale, ShellTexts>> = {
  en: {
    linkUsed:
      'Express Depot is running, but this address needs a fresh link: each link opens it once. Run npm start again to get one.',
    noDisplay:
      'Express Depot needs a display to open its window: neither DISPLAY nor WAYLAND_DISPLAY is set.',
  },
  de: {
    linkUsed:
      'Express Depot läuft, aber diese Adresse braucht einen frischen Link: Jeder Link öffnet nur einmal. npm start gibt einen neuen.',
    noDisplay:
      'Express Depot braucht einen Bildschirm für sein Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.',
  },
}
