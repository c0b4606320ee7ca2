/** What is printed on the cards, short enough for their foot. */
import { LOCALES, type Locale } from '#shared/games/common.ts'
import type { LaidName } from '#shared/games/express/cards.ts'

export interface CardWords {
  readonly names: Readonly<Record<LaidName, string>>
  readonly disaster: string
  readonly again: string
  readonly end: string
  readonly any: string
  readonly way: string
}

const en: CardWords = {
  names: {
    ...{ box: 'Box', hopper: 'Hopper', tank: 'Tank', coal: 'Coal', coil: 'Coil steel' },
    ...{ gondola: 'Gondola', commuter: 'Commuter', piggyback: 'Piggyback', auto: 'Auto carrier' },
    ...{ mail: 'Mail-baggage', coach: 'Coach', dome: 'Dome', sleeper: 'Sleeper', observation: 'Observation' },
    ...{ diesel: 'Diesel', caboose: 'Caboose', wild: 'Wild', 'wild-caboose': 'Wild' },
    ...{ 'light-crane': 'Light crane', boom: 'Boom', office: 'Office car', transfer: 'Transfer car' },
    ...{ 'heavy-crane': 'Heavy crane', 'broken-car': 'Broken car', derailment: 'Derailment' },
    ...{ steal: 'Steal', 'switch-engines': 'Switch engines', wreck: 'Wreck', turntable: 'Turntable' },
  },
  ...{ disaster: 'Disaster', again: 'Play again', end: 'End', any: 'Any', way: 'Way' },
}

const de: CardWords = {
  names: {
    ...{ box: 'Gedeckt', hopper: 'Schüttgut', tank: 'Kessel', coal: 'Kohle', coil: 'Stahlrollen' },
    ...{ gondola: 'Offen', commuter: 'Vorort', piggyback: 'Huckepack', auto: 'Autos' },
    ...{ mail: 'Post, Gepäck', coach: 'Sitzwagen', dome: 'Kuppel', sleeper: 'Schlafwagen' },
    ...{
      observation: 'Aussicht',
      diesel: 'Diesel',
      caboose: 'Schluss',
      wild: 'Joker',
      'wild-caboose': 'Joker',
    },
    ...{ 'light-crane': 'Leichter Kran', boom: 'Ausleger', office: 'Bürowagen', transfer: 'Übergabe' },
    ...{ 'heavy-crane': 'Schwerer Kran', 'broken-car': 'Wagenschaden', derailment: 'Entgleisung' },
    ...{ steal: 'Diebstahl', 'switch-engines': 'Loktausch', wreck: 'Zugunglück', turntable: 'Drehscheibe' },
  },
  ...{ disaster: 'Unglück', again: 'Noch einmal', end: 'Ende', any: 'Alles', way: 'Dienst' },
}

export const WORDS: Readonly<Record<Locale, CardWords>> = { en, de }

/** The name at the foot of a card, in the page's language. */
export const printedName = (card: LaidName, locale: string): string =>
  WORDS[LOCALES.find((known) => known === locale) ?? 'en'].names[card]
