/** What every page shares: its frame, menus, windows and words for seats. */
export const frame = {
  app: {
    name: 'Express Depot',
    titleOf: '{page} · {app}',
    toHome: 'Express Depot, home',
    skip: 'Skip to the page',
    cancel: 'Cancel',
    close: 'Close',
    dismiss: 'Dismiss',
    back: 'Back',
    /** Why the page hears nothing. */
    lost: {
      busy: 'Express Depot does not answer at the moment. Trying again; nothing you did is lost.',
      full: 'Express Depot is open in too many tabs of this browser. Close some of them: this one goes on by itself.',
      stopped:
        'Express Depot has stopped. Start it again (npm start) and open the link it gives; every move it confirmed is saved.',
      other:
        'Express Depot was started again. Open a fresh link: run npm start again to get one; every move it confirmed is saved.',
      none: 'The browser has lost the cookie that opens Express Depot. Open a fresh link: run npm start again to get one.',
    },
    seatsOf: 'Seats: {names}',
  },
  menu: {
    open: 'Menu',
    home: 'Home',
    rules: 'Rules',
    statistics: 'Statistics',
    shortcuts: 'Keyboard',
    about: 'About Express Depot',
  },
  place: { 1: '1st', 2: '2nd', 3: '3rd', 4: '4th', 5: '5th', 6: '6th' },
  kind: {
    human: 'Human',
    computer: 'Computer',
    apprentice: 'Apprentice',
    conductor: 'Conductor',
    engineer: 'Engineer',
    dispatcher: 'Dispatcher',
    director: 'Director',
  },
  personText: 'A person at this screen. With two or more, a curtain guards each hand.',
  livery: {
    plum: 'plum with a post',
    teal: 'teal with two bands',
    rust: 'rust with a chevron',
    slate: 'slate with four dots',
    olive: 'olive with a diamond',
    indigo: 'indigo with a cross',
  },
  shortcuts: {
    title: 'Keyboard',
    space: 'Space',
    app: {
      title: 'Everywhere',
      shortcuts: 'These keys',
      close: 'Close a window or menu',
    },
    table: {
      title: 'At the table',
      choose: 'Choose among cards and stacks',
      confirm: 'Carry out the chosen move',
      hint: 'Hint',
      hurry: 'Skip a pause or a movement',
      undo: 'Take back',
      redo: 'Redo',
    },
  },
  about: {
    title: 'About Express Depot',
    what: 'Three railway card games on one table, against computers or among friends at one screen. Everything stays on this computer.',
    games:
      'The games belong to their designers and publishers; the rules are told here in our own words, and all cards are drawn anew. If you like a game, buy the printed one: nothing replaces cards in the hand.',
    private: 'No account, no network, no advertising. Saved games are yours and can be exported.',
    licence:
      'The application is free software under the MIT licence. Typefaces: Sofia Sans Condensed and Source Serif 4, SIL Open Font License.',
    packages: 'Built with the work of others',
    engine:
      'The window is Electron with Chromium, the database SQLite, which is in the public domain. Their licences lie beside the program.',
  },
  errors: {
    unreachable:
      'Express Depot did not answer. Whether it was done is not certain; look first, then try again.',
    late: 'Express Depot took too long to answer. Whether it was done is not certain; what you see has been looked up again.',
    keptOut:
      'Express Depot does not know this page any more, so nothing was changed. Open a fresh link: run npm start again to get one.',
    unknown: 'Something went wrong: {key}.',
  },
}
