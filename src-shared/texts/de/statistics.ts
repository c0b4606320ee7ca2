/** The statistics. */
export const statistics = {
  title: 'Statistik',
  allGames: 'Alle Spiele',
  everybody: 'Alle',
  whose: 'Wessen',
  kind: 'Welche Partien',
  kinds: {
    rated: 'Gewertete Partien',
    assisted: 'Partien mit Hilfe',
    seeded: 'Partien mit eigenem Startwert',
    branch: 'Abzweige',
    imported: 'Eingelesene Partien',
  },
  counting: 'Wird gezählt …',
  counted:
    'Gezählt aus den gespeicherten Partien selbst; wer eine löscht, nimmt sie auch hier heraus. Monate gelten nach Greenwich.',
  pending:
    'Eine ältere Partie wird für ihre eigenen Zahlen noch durchgesehen. | Eine ältere Partie wird für ihre eigenen Zahlen noch durchgesehen. | {n} ältere Partien werden für ihre eigenen Zahlen noch durchgesehen.',
  none: 'So eine Partie ist noch nicht zu Ende gespielt.',
  noneOfThese: 'Davon gibt es keine Partie zum Vergleichen.',
  asTable: 'Als Tabelle',
  asChart: 'Als Bild',
  toGames: 'Diese Partien im Verlauf zeigen',
  keys: {
    games: 'Partien zu Ende',
    share: 'gewonnen',
    decisions: 'Entscheidungen',
    luck: 'Glück',
    help: 'Tipps genutzt',
    leftOut: 'nicht gewertet',
  },
  keyNotes: {
    games:
      'darin kein Ergebnis von Menschen | darin ein Ergebnis eines Menschen | darin {n} Ergebnisse von Menschen',
    share: '{wins} allein, {shared} geteilt; Gleichstarke gewännen {even}',
    decisions: 'Hundertstel eines Siegs je Partie, ±{spread}; {n} vom Trainer beurteilt',
    unjudged: 'davon ist noch keine beurteilt; öffne den Trainer bei einer Partie',
    luck: 'Hundertstel eines Siegs je Partie, ±{spread}; {n} vom Trainer beurteilt',
    help: '{takebacks} Rücknahmen, bei {decisions} Entscheidungen',
    leftOut: 'jede beendete Partie zählt',
  },
  left: {
    assisted: 'keine mit Hilfe | eine mit Hilfe | {n} mit Hilfe',
    seeded: 'keine mit eigenem Startwert | eine mit eigenem Startwert | {n} mit eigenem Startwert',
    branch: 'kein Abzweig | ein Abzweig | {n} Abzweige',
    imported: 'keine eingelesen | eine eingelesen | {n} eingelesen',
    abandoned: 'keine aufgegeben | eine aufgegeben | {n} aufgegeben',
  },
  by: {
    label: 'Vergleichen nach',
    game: 'Spiel',
    variant: 'Variante',
    seats: 'Zahl der Plätze',
    level: 'Stufe der Computer',
    opponent: 'Gegner',
    month: 'Monat',
    opened: 'Beginn',
  },
  opened: { 0: 'Jemand anderes begann', 1: 'Begann die Partie' },
  won: 'Gewonnen',
  even: 'Gleichstark',
  results: 'Ergebnisse',
  points: 'Punkte',
  range: '{from} bis {until}',
  seconds: '{n} s',
  column: {
    games: 'Partien',
    wins: 'Gewonnen',
    shared: 'Geteilt',
    share: 'Gewonnen, %',
    even: 'Gleichstark',
    pace: 'Je Zug',
    hints: 'Tipps',
    takebacks: 'Rücknahmen',
    part: 'Anteil',
  },
  months: 'Gewonnen, Monat für Monat',
  monthsNote:
    'Keine Ergebnisse. | Ein Ergebnis. | {n} Ergebnisse. Ein geteilter Sieg zählt als sein Anteil. Gleichstark: was Ebenbürtige gewännen.',
  wonBy: 'Gewonnen, nach: {what}',
  wonByNote:
    'Keine Ergebnisse. | Ein Ergebnis. | {n} Ergebnisse, verglichen mit dem, was Ebenbürtige gewännen. Als Tabelle führt jede Zeile zu ihren Partien.',
  places: 'Plätze',
  placesNote: 'Keine Ergebnisse. | Ein Ergebnis. | Dieselben {n} Ergebnisse, als Teile jeder Zeile.',
  totals: 'Endstände',
  totalsNote:
    '{game}, keine Ergebnisse. | {game}, ein Ergebnis: {mean}, Mitte {middle}, von {least} bis {most}. | {game}, {n} Ergebnisse. Mittel {mean}, die Hälfte bis {middle}; von {least} bis {most}.',
  margins: 'Abstände',
  marginsNote:
    '{game}, keine Ergebnisse. | {game}, ein Ergebnis: {mean}, Mitte {middle}, von {least} bis {most}. | {game}, {n} Ergebnisse. Abstand zum besten Platz, der nicht der eigene ist: Mittel {mean}, die Hälfte bis {middle}; von {least} bis {most}.',
  luckTitle: 'Glück und Entscheidungen',
  luckNote:
    'Keine beurteilte Partie. | Eine beurteilte Partie; der Punkt führt zu ihr. | Die letzten {n} beurteilten Partien; ein Punkt führt zu seiner Partie. In Hundertsteln eines Siegs.',
  noLuck:
    'Der Trainer hat davon noch keine Partie beurteilt. Öffne ihn auf der letzten Seite einer Partie oder im Verlauf.',
  luckAxis: 'Glück: Austeilen, Ziehen, Züge der anderen',
  decisionsAxis: 'Verschenkt',
  luckDot: '{date}: Glück {luck}, Entscheidungen {decisions}',
  wonGame: 'Gewonnen oder geteilt',
  lostGame: 'Verloren',
  luckColumn: {
    ended: 'Partie',
    deal: 'Austeilen',
    decisions: 'Entscheidungen',
    luck: 'Späteres Glück',
    result: 'Ergebnis',
  },
  rating: 'Wertung gegen die Computer',
  ratingNote:
    'Lehrling 1000, jede Stufe 100 mehr. Nach Glicko: Jede Partie zählt einmal, gleich gegen wie viele Computer; das Band ist die Unsicherheit. Eine Wertung je Spiel.',
  noRating: 'Wähle eine Person: Eine Wertung gilt für eine Person, aus ihren Partien gegen Computer.',
  ratingColumn: { game: 'Spiel', games: 'Partien', rating: 'Wertung', spread: 'Unsicherheit' },
  runs: 'Serien und Rekorde',
  runsNote:
    'Ein geteilter erster Platz setzt eine Serie fort. Zeit: was die Person für alle Entscheidungen brauchte.',
  what: 'Was',
  value: 'Wert',
  streak: { won: 'Längste Siegesserie', lost: 'Längste Zeit ohne Sieg' },
  extreme: {
    moves: { longest: 'Meiste Züge einer Partie', shortest: 'Wenigste Züge einer Partie' },
    time: { longest: 'Längste Zeit für eine Partie', shortest: 'Kürzeste Zeit für eine Partie' },
  },
  moves: 'keine Züge | ein Zug | {n} Züge',
  minutes: '{n} min',
  meanPoints: 'Im Mittel',
  phase: 'Dividende {n}',
  factColumn: {
    name: 'Was',
    phase: 'Dividende',
    results: 'Ergebnisse',
    times: 'Male',
    value: 'Punkte',
    mean: 'Im Mittel',
  },
  names: {
    train: { passenger: 'Reisezugwagen', wild: 'Nur Joker', other: 'Unbekannt' },
    bonus: { caboose: 'Mit Begleitwagen', diesel: 'Mit Diesellok' },
    score: { wayCars: 'Hilfswagen', wentOut: 'Ausgegangen', hand: 'Auf der Hand geblieben' },
    capital: {
      hand: 'Karten auf der Hand',
      shares: 'Anteile',
      pairs: 'Paare von Grundkarten',
      engine: 'Schwarze Lok',
    },
  },
  facts: {
    'tennessee-central': { dividend: 'Dividenden nach Gesellschaft' },
    express: { train: 'Züge nach Art', bonus: 'Gekrönte Züge', score: 'Der Rest des Zettels' },
    'express-01': { route: 'Ausgesandte Züge', share: 'Anteile am Ende', capital: 'Woraus Kapital besteht' },
  },
  factNotes: {
    'tennessee-central': {
      dividend:
        'Keine Partien. | Eine Partie. | Tennessee Central, {n} Partien. Was ein ausgelegter Anteil bei jeder Dividende im Mittel bekam.',
    },
    express: {
      train: 'Keine Partien. | Eine Partie. | Express, {n} Partien. Was ein fertiger Zug im Mittel wert war.',
      bonus:
        'Keine Partien. | Eine Partie. | Express, {n} Partien. Was fertige Züge damit im Mittel wert waren.',
      score: 'Keine Partien. | Eine Partie. | Express, {n} Partien. Punkte je Durchgang, wo es welche gab.',
    },
    'express-01': {
      route:
        'Keine Partien. | Eine Partie. | Express 01, {n} Partien. Karten, die ein Zug der Gesellschaft im Mittel brachte.',
      share:
        'Keine Partien. | Eine Partie. | Express 01, {n} Partien. Was ein Anteil am Ende im Mittel wert war.',
      capital: 'Keine Partien. | Eine Partie. | Express 01, {n} Partien. Punkte je Partie, wo es welche gab.',
    },
  },
}
