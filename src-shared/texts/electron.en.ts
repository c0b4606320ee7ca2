/** What the Electron window says by itself, outside the page. */
export interface ElectronTexts {
  readonly savedGames: string
  readonly fileCounts: string
  readonly fileUnfinished: string
  readonly fileNotRead: string
  readonly notPrinted: string
  readonly pageDied: string
  readonly pageHangs: string
  readonly gameIsSafe: string
  readonly drawAgain: string
  readonly wait: string
  readonly quit: string
}

export const electronEn: ElectronTexts = {
  savedGames: 'Saved games',
  fileCounts:
    'Taken in: {imported}. Here already: {known}. In progress: {unfinished}. Not readable: {refused}.',
  fileUnfinished:
    'Games in progress open all hands, so the people who play them have to agree: History, Import.',
  fileNotRead: 'The file could not be read ({reason}). Nothing was changed.',
  notPrinted: 'The page could not be printed ({reason}).',
  pageDied: 'The window’s page keeps breaking down.',
  pageHangs: 'The window’s page does not answer.',
  gameIsSafe: 'Every move you saw is saved.',
  drawAgain: 'Draw It Again',
  wait: 'Wait',
  quit: 'Quit',
}
