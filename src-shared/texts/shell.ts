import type { Locale } from '../games/common.ts'

interface ShellTexts {
  readonly linkUsed: string
  readonly noDisplay: string
  readonly start: Readonly<Record<StartFault, string>>
}

/** Why a start ends before there is an application. */
export type StartFault =
  | 'notFolder'
  | 'dangling'
  | 'forbidden'
  | 'readOnly'
  | 'tooLong'
  | 'full'
  | 'io'
  | 'noHome'
  | 'portTaken'
  | 'portForbidden'
  | 'portRefused'
  | 'wrongNode'

/** What the shells say before the application is there. */
export const shellTexts: Readonly<Record<Locale, ShellTexts>> = {
  en: {
    linkUsed:
      'Express Depot is running, but this address needs a fresh link: each link opens it once. Run npm start again to get one.',
    noDisplay:
      'Express Depot needs a display to open its window: neither DISPLAY nor WAYLAND_DISPLAY is set.',
    start: {
      notFolder: 'The games cannot be kept there: {file} is a file, not a folder.',
      dangling: 'The games cannot be kept there: {file} is a link that leads nowhere.',
      forbidden: 'The games cannot be kept there: this user may not write to {file}.',
      readOnly: 'The games cannot be kept there: {file} lies on a disk that can only be read.',
      tooLong: 'The games cannot be kept there: the name of the folder is too long ({file}).',
      full: 'The disk is full: there is no room for the games ({file}).',
      io: 'The games cannot be kept there: the disk reported an error ({code}, {file}).',
      noHome: 'This user has no home folder to keep the games in. Name a folder: --data DIR.',
      portTaken: '--port: {port} is in use by another program.',
      portForbidden: '--port: this user may not use port {port}. Ports from 1024 on are free to use.',
      portRefused: '--port: browsers open nothing at port {port}. Choose another, for instance 8080.',
      wrongNode: 'Express Depot needs Node {needed} or newer; this is {found}.',
    },
  },
  de: {
    linkUsed:
      'Express Depot läuft, aber diese Adresse braucht einen frischen Link: Jeder Link öffnet nur einmal. npm start gibt einen neuen.',
    noDisplay:
      'Express Depot braucht einen Bildschirm für sein Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.',
    start: {
      notFolder: 'Dort können die Spiele nicht liegen: {file} ist eine Datei, kein Ordner.',
      dangling: 'Dort können die Spiele nicht liegen: {file} ist ein Verweis, der ins Leere führt.',
      forbidden: 'Dort können die Spiele nicht liegen: Dieser Benutzer darf in {file} nicht schreiben.',
      readOnly:
        'Dort können die Spiele nicht liegen: {file} liegt auf einem Datenträger, der nur gelesen werden kann.',
      tooLong: 'Dort können die Spiele nicht liegen: Der Name des Ordners ist zu lang ({file}).',
      full: 'Der Datenträger ist voll: Für die Spiele ist kein Platz ({file}).',
      io: 'Dort können die Spiele nicht liegen: Der Datenträger meldet einen Fehler ({code}, {file}).',
      noHome:
        'Dieser Benutzer hat keinen eigenen Ordner für die Spiele. Ein Ordner wird so genannt: --data ORDNER.',
      portTaken: '--port: {port} wird von einem anderen Programm benutzt.',
      portForbidden: '--port: Dieser Benutzer darf Port {port} nicht benutzen. Frei sind Ports ab 1024.',
      portRefused: '--port: Browser öffnen an Port {port} nichts. Ein anderer geht, etwa 8080.',
      wrongNode: 'Express Depot braucht Node {needed} oder neuer; dies ist {found}.',
    },
  },
}
