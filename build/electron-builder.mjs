/** How the packages are made. `npm run pack` for this system; docs/security.md says what each rule is good for. */

/** What is in the application: the built files and the one package they need at run time. */
const files = [
  'out/**',
  'LICENSE',
  'package.json',
  '!out/.built-from',
  '!**/*.map',
  '!node_modules/better-sqlite3/{deps,src}/**',
  '!node_modules/better-sqlite3/{binding.gyp,README.md}',
  '!node_modules/node-addon-api/**', // for compiling only
  '!node_modules/node-{linux,win,darwin}-*/**', // Node for the local shell; Electron has its own
]
/** Leaves out SQLite's bindings for every other system and processor. A list of exceptions alone would mean "all but". */
const bindingOnlyFor = (system) => [
  'package.json',
  `!node_modules/better-sqlite3/prebuilds/!(${system}-\${arch}).node`,
]
/** Debian and RPM packages name where they come from. */
const homepage = `https://github.com/${process.env.GITHUB_REPOSITORY ?? 'express-depot/express-depot'}`

const bothProcessors = ['x64', 'arm64']
const targets = (...names) => names.map((target) => ({ target, arch: bothProcessors }))

/** @type {import('electron-builder').Configuration} */
const config = {
  appId: 'org.express-depot.app',
  productName: 'Express Depot',
  copyright: 'MIT licence. The games belong to their publishers.',
  directories: { output: 'dist', buildResources: 'build/icons' },
  files,
  // better-sqlite3 brings its binding for every system along; nothing is compiled.
  npmRebuild: false,
  asar: { smartUnpack: false },
  asarUnpack: ['**/*.node'], // the system loads these from a file
  disableAsarIntegrity: false,
  electronLanguages: ['en-US', 'de'],
  extraMetadata: { homepage },
  removePackageScripts: true,
  removePackageKeywords: true,
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  },
  fileAssociations: [
    {
      ext: 'expressgame',
      name: 'Express Depot game',
      description: 'Express Depot game',
      mimeType: 'application/vnd.express-depot.game+json',
      icon: 'document',
      role: 'Editor',
      rank: 'Owner',
    },
  ],
  publish: null,

  linux: {
    target: targets('AppImage', 'deb', 'rpm'),
    files: bindingOnlyFor('linux'),
    icon: 'linux',
    executableName: 'express-depot',
    artifactName: 'express-depot-${version}-linux-${arch}.${ext}',
    category: 'Game',
    syncDesktopName: true,
    synopsis: 'Three railway card games on one table',
    description: 'Tennessee Central, Express and Express 01, alone against the computer or round one screen.',
    maintainer: 'The Express Depot authors <express-depot@users.noreply.github.com>',
    vendor: 'The Express Depot authors',
    desktop: {
      entry: {
        Name: 'Express Depot',
        GenericName: 'Railway card games',
        'GenericName[de]': 'Eisenbahn-Kartenspiele',
        Comment: 'Three railway card games on one table',
        'Comment[de]': 'Drei Eisenbahn-Kartenspiele an einem Tisch',
        Keywords: 'cards;railway;trains;board game;',
        'Keywords[de]': 'Karten;Eisenbahn;Züge;Brettspiel;',
        Categories: 'Game;CardGame;BoardGame;',
        StartupNotify: 'true',
        SingleMainWindow: 'true',
      },
    },
  },
  deb: { packageCategory: 'games', compression: 'xz' },

  win: {
    target: [...targets('nsis'), ...targets('portable')],
    files: bindingOnlyFor('win32'),
    icon: 'app.ico',
    requestedExecutionLevel: 'asInvoker',
  },
  nsis: {
    oneClick: false,
    perMachine: false,
    allowElevation: true,
    allowToChangeInstallationDirectory: true,
    buildUniversalInstaller: false,
    artifactName: 'express-depot-${version}-win-${arch}-setup.${ext}',
    installerLanguages: ['en_US', 'de_DE'],
    deleteAppDataOnUninstall: false, // the games are the player's
    packElevateHelper: false, // nothing updates itself
    differentialPackage: false,
  },
  // Keeps its games in `Express Depot Data` beside the program: src-main/shell/data-folder.ts.
  portable: {
    buildUniversalInstaller: false,
    requestExecutionLevel: 'user',
    artifactName: 'express-depot-${version}-win-${arch}-portable.${ext}',
  },

  mac: {
    target: targets('dmg', 'zip'),
    files: bindingOnlyFor('darwin'),
    icon: 'app.icns',
    artifactName: 'express-depot-${version}-mac-${arch}.${ext}',
    category: 'public.app-category.card-games',
    darkModeSupport: true,
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: 'build/mac-entitlements.plist',
    entitlementsInherit: 'build/mac-entitlements.plist',
    extendInfo: {
      CFBundleAllowMixedLocalizations: true,
      CFBundleLocalizations: ['en', 'de'],
    },
  },
  dmg: { title: 'Express Depot ${version}', sign: false, writeUpdateInfo: false },
}

export default config
