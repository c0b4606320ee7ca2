/** What the shells say before the application is there. */
export const shell = {
  linkUsed:
    'Express Depot läuft, aber dieser Link ist schon benutzt: Jeder öffnet nur einmal. Nötig ist ein neuer: Für einen frischen Link noch einmal npm start aufrufen.',
  linkNeeded:
    'Express Depot läuft, aber diese Adresse braucht einen frischen Link: Jeder Link öffnet nur einmal. npm start gibt einen neuen.',
  restarted:
    'Express Depot wurde neu gestartet, seit dieser Browser es zuletzt geöffnet hat. Es braucht einen frischen Link: npm start gibt einen neuen.',
  cookiesRefused:
    'Dieser Browser lehnt Cookies ab, und ohne einen erkennt Express Depot seine eigene Seite nicht wieder. Erlaube in den Einstellungen des Browsers Cookies für 127.0.0.1 und öffne dann einen frischen Link: npm start gibt einen neuen.',
  noDisplay:
    'Express Depot braucht einen Bildschirm für sein Fenster: Weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt.',
  /** Why a start ends before there is an application. */
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
}

/** What the Electron window says by itself, outside the page. */
export const electron = {
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

/** The native menus. `&` marks the letter that opens a menu on Linux and Windows. */
export const nativeMenu = {
  file: '&Datei',
  edit: '&Bearbeiten',
  view: '&Ansicht',
  game: '&Spiel',
  window: '&Fenster',
  help: '&Hilfe',
  newGame: 'Neues Spiel …',
  home: 'Startseite',
  history: 'Frühere Spiele',
  statistics: 'Statistik',
  recent: 'Laufende Spiele',
  noRecent: 'Kein laufendes Spiel',
  openFile: 'Gespeichertes Spiel öffnen …',
  print: 'Als PDF sichern …',
  settings: 'Einstellungen …',
  close: 'Fenster schließen',
  quit: 'Express Depot beenden',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  resetZoom: 'Originalgröße',
  fullScreen: 'Vollbild',
  hint: 'Tipp',
  hurry: 'Computer zur Eile bitten',
  minimize: 'Minimieren',
  zoom: 'Zoomen',
  front: 'Alle nach vorne bringen',
  services: 'Dienste',
  hide: 'Express Depot ausblenden',
  hideOthers: 'Andere ausblenden',
  unhide: 'Alle einblenden',
  rules: 'Regeln',
  shortcuts: 'Tastenkürzel',
  about: 'Über Express Depot',
}
