/** What the keys of the table do. */
export const keys = {
  confirm: 'Carry out what is chosen',
  choose: 'The card, pair, company or choice of that number',
  done: 'End the action',
  turn: 'Turn the card round',
  next: 'The next of equally good routes',
  find: 'Find the route oneself',
  map: 'To the map',
  letGo: 'Let go of what is chosen',
}
