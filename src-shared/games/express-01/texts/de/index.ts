import { home } from './home.ts'
import { keys } from './keys.ts'
import { log } from './log.ts'
import { gallery, map } from './map.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { statistics } from './statistics.ts'
import { table } from './table.ts'

export const de = {
  keys,
  ...home,
  levels: {
    apprentice: 'Baut und kauft, was gerade gut aussieht, ab und zu etwas Schwächeres. Zum Kennenlernen.',
    conductor:
      'Plant seinen ganzen Zug und nimmt den, nach dem er am besten dasteht; hält am Anfang Karten zurück.',
    engineer: 'Spielt eine Handvoll ganzer Züge durch die Runde weiter und nimmt den mit dem besten Ende.',
    dispatcher:
      'Spielt seine besten Züge zwei Runden weit durch, immer wieder, mit den Antworten der anderen.',
    director:
      'Sucht mehr und andere Züge, probiert jeden viele Male zwei Runden weit und achtet darauf, wem ein Zug wirklich zahlt.',
  },
  options: {
    board: {
      label: 'Plan',
      about: 'Zwei Länder mit eigenen Karten und Regeln.',
      explain: {
        germany: '35 Felder und vier Arten von Karten; der erste Bahnhof darf in jeder Stadt stehen.',
        usa: '30 Felder, Doppelbahnhöfe statt Kopf- und Hauptbahnhöfen, eine Blockade und eine Karte für den Platz, der zuerst den Westen erreicht.',
      },
      germany: 'Deutschland',
      usa: 'USA',
    },
    length: {
      label: 'Länge',
      about: 'Wann die laufende Runde zur letzten wird.',
      explain: {
        short: 'Bei 12 ausgebauten Grundkarten oder 3 leeren Stapeln: etwa eine Stunde.',
        long: 'Bei 24 ausgebauten Grundkarten oder 4 leeren Stapeln: etwa zwei Stunden.',
      },
      short: 'Kurz, 12 Karten',
      long: 'Lang, 24 Karten',
    },
    blackEngineShare: {
      label: 'Schwarze Lok als Aktie',
      about:
        'Die gedruckten Regeln lassen offen, ob man sie auch bei den Ausschüttungen anderer ansagen darf.',
      explain: {
        'any-payment':
          'Gefragt wird bei jeder Ausschüttung, der eigenen oder einer anderen, auch ohne Aktie.',
        'own-turn': 'Gefragt wird nur, wenn der eigene Zug auszahlt.',
      },
      'any-payment': 'Bei jeder Ausschüttung',
      'own-turn': 'Nur im eigenen Zug',
    },
  },
  companies: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', neutral: 'Neutral' },
  types: { route: 'Strecke', terminal: 'Kopf', through: 'Durchgang', central: 'Zentral', double: 'Doppel' },
  map,
  gallery,
  reasons,
  refusals,
  statistics,
  log,
  ...table,
}
