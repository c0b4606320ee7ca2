import { cards } from './cards.ts'
import { home } from './home.ts'
import { keys } from './keys.ts'
import { log } from './log.ts'
import { printed } from './printed.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { statistics } from './statistics.ts'
import { table } from './table.ts'

export const de = {
  keys,
  ...home,
  levels: {
    apprentice: 'Legt, was geht, und wirft weg, was nutzlos scheint, manchmal zu früh. Zum Kennenlernen.',
    conductor:
      'Spielt nach Faustregeln auf Punkte, legt, was zählt, und hat es mit dem Schlussmachen nicht eilig.',
    engineer:
      'Hebt Karten für später auf und vergleicht seine drei besten Spielzüge, jeden reihum einmal weitergespielt.',
    dispatcher:
      'Vergleicht fünf Spielzüge, jeden reihum einmal weitergespielt, und will vor den anderen Schluss machen.',
    director:
      'Spart Joker und Schlusswagen für den Schluss auf und vergleicht zehn Spielzüge in Hunderten vorgestellten Fortsetzungen.',
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
    permission: {
      label: 'Das Ja des Partners zum Schlussmachen',
      about: 'Wer fragt und ein Ja hört, muss in diesem Zug Schluss machen, oder darf es nur.',
      binding: 'Verpflichtet',
      lenient: 'Erlaubt es nur',
    },
  },
  reasons,
  refusals,
  statistics,
  log,
  cards,
  printed,
  ...table,
}
