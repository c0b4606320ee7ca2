/** What the keys of the table do. */
export const keys = {
  confirm: 'Carry out the chosen move',
  next: 'The next card or stack',
  previous: 'The card or stack before',
  choose: 'The card or stack of that number',
  invest: 'Draw a card',
  letGo: 'Let go of what is chosen',
}
