import type { Texts } from '../../common.ts'
import { cards } from './cards.de.ts'
import { log } from './log.de.ts'
import { reasons } from './reasons.de.ts'
import { refusals } from './refusals.de.ts'
import { table } from './table.de.ts'

export const de: Texts = {
  name: 'Express',
  tagline: 'Rommé mit Zügen',
  levels: {
    apprentice: 'Legt, was geht, und wirft weg, was nutzlos scheint, manchmal zu früh. Zum Kennenlernen.',
    conductor: 'Spielt nach Faustregeln auf Punkte und macht Schluss, sobald es geht.',
    engineer: 'Vergleicht seine drei besten Spielzüge in ein paar vorgestellten Runden.',
    dispatcher:
      'Vergleicht fünf Spielzüge, achtet darauf, wem die Ablage hilft, und rennt mit, wenn jemand bald Schluss macht.',
    director:
      'Vergleicht acht ganze Spielzüge in Hunderten vorgestellten Runden und behält jede gesehene Karte.',
  },
  options: {
    match: {
      label: 'Länge der Partie',
      hand: 'Eine Runde',
      hands: 'Mehrere Runden',
      target: 'Bis zu einer Punktzahl',
    },
    hands: { label: 'Runden' },
    target: { label: 'Punkte' },
    partners: {
      label: 'Partner',
      about: 'Zu viert oder zu sechst teilen sich, wer sich gegenübersitzt, Züge, Dienstwagen und Punkte.',
      false: 'Jeder für sich',
      true: 'Partner',
    },
  },
  reasons,
  refusals,
  log,
  cards,
  ...table,
}
