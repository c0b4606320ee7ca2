import type { Texts } from '../../common.ts'
import { gallery, map } from './map.de.ts'
import { refusals } from './refusals.de.ts'

export const de: Texts = {
  name: 'Express 01',
  tagline: 'Netz ausbauen, Aktien kaufen, Züge losschicken',
  options: {
    board: { label: 'Plan', germany: 'Deutschland', usa: 'USA' },
    length: { label: 'Länge', short: 'Kurz, 12 Karten', long: 'Lang, 24 Karten' },
    blackEngineShare: {
      label: 'Schwarze Lok als Aktie',
      'any-payment': 'Bei jeder Ausschüttung',
      'own-turn': 'Nur im eigenen Zug',
    },
  },
  companies: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb', neutral: 'Neutral' },
  types: { route: 'Strecke', terminal: 'Kopf', through: 'Durchgang', central: 'Zentral', double: 'Doppel' },
  map,
  gallery,
  refusals,
}
