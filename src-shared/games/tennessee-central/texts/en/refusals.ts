/** Why an action is not allowed; the key is `Refusal.why`. `{seat}` is shown as the seat's name, `{card}` as the card's. */
export const refusals = {
  over: 'The game is over.',
  noSuchSeat: 'There is no such seat at this table.',
  notYourTurn: 'It is the turn of {seat}.',
  drawerPlaces: '{seat} drew the locomotive and places it.',
  placeFirst: 'A locomotive was drawn: it has to be placed on a stack first.',
  revealFirst: 'A dividend is being paid: every seat reveals a share first.',
  passFirst: 'Every seat has to pass on a share first.',
  noLocomotive: 'No locomotive waits to be placed.',
  sharesAtDividends: 'Shares are revealed only when a dividend is paid.',
  passAtSecond: 'Which share to pass on is chosen only at the second dividend.',
  alreadyChosen: 'You have already chosen.',
  mustInvest: 'You have no track in hand, so you must invest.',
  trackNotInHand: '{card} is not in your hand.',
  shareNotInHand: 'The share {card} is not in your hand.',
  shareNotInFront: 'The share {card} does not lie in front of you.',
}
