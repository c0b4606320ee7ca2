/** What the keys of the table do. */
export const keys = {
  confirm: 'Press the big button: draw, end the turn, answer',
  next: 'The next card of the hand',
  previous: 'The card of the hand before',
  train: 'Add the card to that train; with Shift, make it the loco',
  start: 'Start a train with the card, or answer no',
  engine: 'Start a train with the card as its engine',
  setOut: 'Set the card out as a way car',
  caboose: 'Lay a wild car as a caboose',
  locos: 'Put the locos back',
  effect: 'Play the card for its effect',
  ask: 'Ask the partner',
  stepBack: 'One step back',
  drawDeck: 'Draw from the deck',
  drawDiscard: 'Take the top discard',
  letGo: 'Let go of what is chosen',
}
