import type { refusals as english } from './refusals.en.ts'

export const refusals: Record<keyof typeof english, string> = {
  over: 'Das Spiel ist zu Ende.',
  noSuchSeat: 'Diesen Platz gibt es an diesem Tisch nicht.',
  notYourTurn: '{seat} ist am Zug.',
  drawerPlaces: '{seat} hat die Lokomotive gezogen und legt sie an.',
  placeFirst: 'Eine Lokomotive wurde gezogen: Sie muss zuerst auf einen Stapel gelegt werden.',
  revealFirst: 'Eine Dividende wird gezahlt: Zuerst decken alle eine Aktie auf.',
  passFirst: 'Zuerst müssen alle eine Aktie weitergeben.',
  noLocomotive: 'Keine Lokomotive wartet darauf, angelegt zu werden.',
  sharesAtDividends: 'Aktien werden nur aufgedeckt, wenn eine Dividende gezahlt wird.',
  passAtSecond: 'Welche Aktie weitergeht, wird nur bei der zweiten Dividende gewählt.',
  alreadyChosen: 'Du hast schon gewählt.',
  mustInvest: 'Du hast keine Strecke auf der Hand und musst investieren.',
  trackNotInHand: '{card} ist nicht auf deiner Hand.',
  shareNotInHand: 'Die Aktie {card} ist nicht auf deiner Hand.',
  shareNotInFront: 'Die Aktie {card} liegt nicht vor dir.',
}
