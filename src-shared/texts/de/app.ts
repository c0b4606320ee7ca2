/** What every page shares: its frame, menus, windows and words for seats. */
export const frame = {
  app: {
    name: 'Express Depot',
    titleOf: '{page} · {app}',
    toHome: 'Express Depot, Startseite',
    skip: 'Zum Inhalt springen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    dismiss: 'Ausblenden',
    back: 'Zurück',
    /** Why the page hears nothing. */
    lost: {
      busy: 'Express Depot antwortet gerade nicht. Es wird weiter versucht; nichts geht verloren.',
      full: 'Express Depot ist in zu vielen Tabs dieses Browsers offen. Schließe einige davon: Dieser macht dann von selbst weiter.',
      stopped:
        'Express Depot ist beendet. Starte es wieder (npm start) und öffne den Link, den es nennt; jeder bestätigte Zug ist gespeichert.',
      other:
        'Express Depot wurde neu gestartet. Öffne einen frischen Link: npm start gibt einen neuen; jeder bestätigte Zug ist gespeichert.',
      none: 'Der Browser hat das Cookie verloren, das Express Depot öffnet. Öffne einen frischen Link: npm start gibt einen neuen.',
    },
    seatsOf: 'Plätze: {names}',
  },
  menu: {
    open: 'Menü',
    home: 'Startseite',
    rules: 'Regeln',
    statistics: 'Statistik',
    shortcuts: 'Tastatur',
    about: 'Über Express Depot',
  },
  place: { 1: '1.', 2: '2.', 3: '3.', 4: '4.', 5: '5.', 6: '6.' },
  kind: {
    human: 'Mensch',
    computer: 'Computer',
    apprentice: 'Lehrling',
    conductor: 'Schaffner',
    engineer: 'Lokführer',
    dispatcher: 'Fahrdienstleiter',
    director: 'Direktor',
  },
  personText: 'Jemand an diesem Bildschirm. Ab zweien schützt ein Vorhang jede Hand.',
  livery: {
    plum: 'Pflaume mit Streifen',
    teal: 'Petrol mit zwei Bändern',
    rust: 'Rost mit Winkel',
    slate: 'Schiefer mit vier Punkten',
    olive: 'Oliv mit Raute',
    indigo: 'Indigo mit Kreuz',
  },
  shortcuts: {
    title: 'Tastatur',
    space: 'Leertaste',
    app: {
      title: 'Überall',
      shortcuts: 'Diese Tasten',
      close: 'Fenster oder Menü schließen',
    },
    table: {
      title: 'Am Tisch',
      choose: 'Karten und Stapel auswählen',
      confirm: 'Den gewählten Zug ausführen',
      hint: 'Tipp',
      hurry: 'Pause oder Bewegung überspringen',
      undo: 'Zurücknehmen',
      redo: 'Wiederholen',
    },
  },
  about: {
    title: 'Über Express Depot',
    what: 'Drei Eisenbahn-Kartenspiele auf einem Tisch, gegen Computer oder unter Freunden an einem Bildschirm. Alles bleibt auf diesem Rechner.',
    games:
      'Die Spiele gehören ihren Autoren und Verlagen; die Regeln sind hier mit eigenen Worten erzählt, alle Karten neu gezeichnet. Wenn dir ein Spiel gefällt, kauf das gedruckte: Nichts ersetzt Karten in der Hand.',
    private:
      'Kein Konto, kein Netz, keine Werbung. Gespeicherte Partien gehören dir und lassen sich ausgeben.',
    licence:
      'Die Anwendung ist freie Software unter der MIT-Lizenz. Schriften: Sofia Sans Condensed und Source Serif 4, SIL Open Font License.',
    packages: 'Gebaut mit der Arbeit anderer',
    engine:
      'Das Fenster ist Electron mit Chromium, die Datenbank SQLite, das gemeinfrei ist. Ihre Lizenzen liegen neben dem Programm.',
  },
  errors: {
    unreachable:
      'Express Depot hat nicht geantwortet. Ob es geschehen ist, ist nicht sicher; bitte erst nachsehen, dann noch einmal versuchen.',
    late: 'Express Depot hat zu lange nicht geantwortet. Ob es geschehen ist, ist nicht sicher; was zu sehen ist, wurde neu nachgesehen.',
    keptOut:
      'Express Depot kennt diese Seite nicht mehr, darum wurde nichts verändert. Öffne einen frischen Link: npm start gibt einen neuen.',
    unknown: 'Etwas ist schiefgegangen: {key}.',
  },
}
