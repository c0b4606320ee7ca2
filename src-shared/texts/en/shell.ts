/** What the shells say before the application is there. */
export const shell = {
  linkUsed:
    'Express Depot is running, but this link was used already: each opens once. You need a fresh link: run npm start again to get one.',
  linkNeeded:
    'Express Depot is running, but this address needs a fresh link: each link opens it once. Run npm start again to get one.',
  restarted:
    'Express Depot was started again since this browser last opened it. It needs a fresh link: run npm start again to get one.',
  cookiesRefused:
    'This browser refuses cookies, and without one Express Depot cannot know its own page again. Allow cookies for 127.0.0.1 in the browser’s settings, then open a fresh link: run npm start again to get one.',
  noDisplay: 'Express Depot needs a display to open its window: neither DISPLAY nor WAYLAND_DISPLAY is set.',
  /** Why a start ends before there is an application. */
  start: {
    notFolder: 'The games cannot be kept there: {file} is a file, not a folder.',
    dangling: 'The games cannot be kept there: {file} is a link that leads nowhere.',
    forbidden: 'The games cannot be kept there: this user may not write to {file}.',
    readOnly: 'The games cannot be kept there: {file} lies on a disk that can only be read.',
    tooLong: 'The games cannot be kept there: the name of the folder is too long ({file}).',
    full: 'The disk is full: there is no room for the games ({file}).',
    io: 'The games cannot be kept there: the disk reported an error ({code}, {file}).',
    noHome: 'This user has no home folder to keep the games in. Name a folder: --data DIR.',
    portTaken: '--port: {port} is in use by another program.',
    portForbidden: '--port: this user may not use port {port}. Ports from 1024 on are free to use.',
    portRefused: '--port: browsers open nothing at port {port}. Choose another, for instance 8080.',
    wrongNode: 'Express Depot needs Node {needed} or newer; this is {found}.',
  },
}

/** What the Electron window says by itself, outside the page. */
export const electron = {
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

/** The native menus. `&` marks the letter that opens a menu on Linux and Windows. */
export const nativeMenu = {
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
  shortcuts: 'Keyboard Shortcuts',
  about: 'About Express Depot',
}
