import type { ElectronTexts } from './electron.en.ts'

export const electronDe: ElectronTexts = {
  savedGames: 'Gespeicherte Spiele',
  fileCounts: 'Übernommen: {imported}. Schon da: {known}. Noch offen: {unfinished}. Nicht lesbar: {refused}.',
  fileUnfinished:
    'Laufende Spiele decken alle Hände auf, darum müssen alle zustimmen, die sie spielen: Frühere Spiele, Importieren.',
  fileNotRead: 'Die Datei ließ sich nicht lesen ({reason}). Nichts wurde geändert.',
  notPrinted: 'Die Seite ließ sich nicht drucken ({reason}).',
  pageDied: 'Die Seite des Fensters bricht immer wieder ab.',
  pageHangs: 'Die Seite des Fensters antwortet nicht.',
  gameIsSafe: 'Jeder Zug, der zu sehen war, ist gespeichert.',
  drawAgain: 'Neu zeichnen',
  wait: 'Warten',
  quit: 'Beenden',
}
