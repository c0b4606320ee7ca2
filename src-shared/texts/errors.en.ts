/** Why a request was not answered. `ErrorKey` is every key main may send, besides the store's own. */
export const errors = {
  unknownRequest: 'The request {request} is not known.',
  badRequest: 'The request {request} is not understood: {where}.',
  unexpected: 'Something unexpected went wrong ({reason}). Nothing was changed.',
  saveFailed: 'It could not be saved ({reason}). Nothing was changed; please try again.',

  unknownGame: 'This application does not know the game {game}.',
  wrongSeats: 'With these options the game is for this number of players: {numbers}.',
  badOptions: 'An option of the game is not valid: {where}.',
  sameName: 'Two seats have the name {name}. Please give each person a name of their own.',
  sameLivery: 'Two seats have the same livery.',

  noSuchGame: 'This game is not in the list any more.',
  gameOver: 'This game has ended.',
  checkStopped: 'The check was called off.',
  sealed: 'The envelope is opened when the game has ended.',
  notEnded: 'The coach looks at games that have ended.',
  noSuchPuzzle: 'This puzzle is no longer there. The game may have been played on, or judged anew.',
  noSuchChoice: 'That move is not among those to choose from.',
  gameOpen: 'A game in progress cannot be exported: that would open all hands.',
  olderRules:
    'This game was recorded under version {version} of the rules and can no longer be replayed. Its result stands.',
  damagedRecord: 'The record of this game cannot be replayed: action {at} does not fit.',

  tableNotOpen: 'This table is not open here. Open the game again.',
  stale: 'The game went on in the meantime. Look again and decide anew.',
  notYourSeat: 'This seat is not played from this window.',
  notDue: 'It is not this seat’s turn to decide.',
  noCurtain: 'There is no curtain at this table.',
  curtainClosed: 'The curtain of this seat is closed.',
  noStandingOrders: 'Nobody is asked out of turn at this table.',
  pinNeeded: 'Please enter the PIN of this seat.',
  pinWrong: 'The PIN is wrong. Next try in {seconds} s.',
  pinWait: 'Too many wrong PINs. Next try in {seconds} s.',

  nothingToExport: 'There is no game to export.',
  noSuchStep: 'There is no such step; the last one is {most}.',
  noUpload: 'Another file was begun in the meantime. Choose the file again.',
  importNotJson: 'This is no readable text of a record: {reason}.',
  importNoRecord: 'This is no record of a game.',
  importCutOff: 'The record is cut off.',
  importTooLong: 'The record is longer than any game.',
  importNewerFormat: 'The record was written by a newer Express Depot (format {format}).',
  importNewerRules: 'The record was played by newer rules (version {version}).',
  importOlderRules:
    'The record was played by older rules and no longer replays; it holds no result that could be kept.',
  importKeptResult: 'Played by older rules (version {version}), it no longer replays. Its result was kept.',
  importField: 'The field {where} is not valid: {reason}.',
  importIllegal: 'Move {at} is against the rules: {reason}.',
  importOtherResult: 'The result in the record is not the one its moves lead to.',
  importOtherGame: 'Another game with the same id is there already.',
  importDeleted: 'This game is among the deleted ones; it can be brought back there.',
  importUnfinished: 'A game in progress: its record opens all hands.',
  importSealBroken: 'Its seal does not fit its contents: something was changed.',

  nothingToTakeBack: 'There is nothing to take back.',
  consentNeeded: 'Everyone at the table must agree to this take-back: {names}.',
  nothingToRedo: 'There is nothing to redo.',
  hintCancelled: 'The hint was called off.',
  hintFailed: 'The hint did not come about ({reason}).',
} as const

export type ErrorKey = keyof typeof errors
