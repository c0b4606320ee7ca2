export interface MenuTexts {
  readonly file: string
  readonly edit: string
  readonly view: string
  readonly game: string
  readonly window: string
  readonly help: string
  readonly newGame: string
  readonly home: string
  readonly history: string
  readonly statistics: string
  readonly recent: string
  readonly noRecent: string
  readonly openFile: string
  readonly print: string
  readonly settings: string
  readonly close: string
  readonly quit: string
  readonly undo: string
  readonly redo: string
  readonly cut: string
  readonly copy: string
  readonly paste: string
  readonly selectAll: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly resetZoom: string
  readonly fullScreen: string
  readonly hint: string
  readonly hurry: string
  readonly minimize: string
  readonly zoom: string
  readonly front: string
  readonly services: string
  readonly hide: string
  readonly hideOthers: string
  readonly unhide: string
  readonly rules: string
  readonly cards: string
  readonly shortcuts: string
  readonly about: string
}

/** The native menus. `&` marks the letter that opens a menu on Linux and Windows. */
export const menuEn: MenuTexts = {
  file: '&File',
  edit: '&Edit',
  view: '&View',
  game: '&Game',
  window: '&Window',
  help: '&Help',
  newGame: 'New Game…',
  home: 'Home',
  history: 'History',
  statistics: 'Statistics',
  recent: 'Games in Progress',
  noRecent: 'No game in progress',
  openFile: 'Open Saved Game…',
  print: 'Save as PDF…',
  settings: 'Settings…',
  close: 'Close Window',
  quit: 'Quit Express Depot',
  undo: 'Take Back',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select All',
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
  resetZoom: 'Actual Size',
  fullScreen: 'Full Screen',
  hint: 'Hint',
  hurry: 'Hurry the Computer',
  minimize: 'Minimize',
  zoom: 'Zoom',
  front: 'Bring All to Front',
  services: 'Services',
  hide: 'Hide Express Depot',
  hideOthers: 'Hide Others',
  unhide: 'Show All',
  rules: 'Rules',
  cards: 'Cards of Express 01',
  shortcuts: 'Keyboard Shortcuts',
  about: 'About Express Depot',
}
