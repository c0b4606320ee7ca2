/** Who may import whom: renderer -> shared; shell -> api -> table/review -> ai, store -> rules -> shared. */
const layer = (name, from, to, comment) => ({ name, severity: 'error', comment, from: { path: from }, to })

module.exports = {
  forbidden: [
    layer(
      'shared-is-a-leaf',
      '^src-shared',
      { path: '^src-(main|renderer)|node_modules/(electron|better-sqlite3)/' },
      'what both sides know imports neither side',
    ),
    layer(
      'shared-no-node',
      '^src-shared',
      { dependencyTypes: ['core'] },
      'shared code runs in the renderer too',
    ),
    layer(
      'renderer-not-main',
      '^src-renderer',
      { path: '^src-main|node_modules/(electron|better-sqlite3)/' },
      'the renderer reaches main through the contract only',
    ),
    layer(
      'renderer-no-node',
      '^src-renderer',
      { dependencyTypes: ['core'] },
      'the renderer runs in a sandbox',
    ),
    {
      name: 'renderer-no-schemas',
      severity: 'error',
      comment: 'schemas (zod) stay out of the page: types only',
      from: { path: '^src-renderer' },
      to: {
        path: 'node_modules/zod/|^src-shared/(.*schema|contract/(?!values[.])|record[.])',
        dependencyTypesNot: ['type-only'],
      },
    },
    layer(
      'art-below-all',
      '^src-renderer/art/',
      { path: '^src-renderer/(?!art/)' },
      'drawings know only each other',
    ),
    layer(
      'parts-below-kit',
      '^src-renderer/(components|navigation|stores|texts)/',
      { path: '^src-renderer/(kit|games|game-lists|review|rules|pages)/' },
      'what every page is made of knows no table, no game and no page',
    ),
    layer(
      'kit-below-games',
      '^src-renderer/kit/',
      { path: '^src-renderer/(games|game-lists|review|rules|pages)/' },
      'what every table shares knows no game and no page',
    ),
    layer(
      'pages-above',
      '^src-renderer/(game-lists|review|rules)/',
      { path: '^src-renderer/pages/' },
      'what pages share does not know them',
    ),
    layer(
      'pages-apart',
      '^src-renderer/pages/([^/]+)/',
      { path: '^src-renderer/pages/[^/]+/', pathNot: '^src-renderer/pages/$1/' },
      'a page does not know another; what two share has a room of its own',
    ),
    layer(
      'games-below-pages',
      '^src-renderer/games',
      { path: '^src-renderer/(game-lists|review|rules|pages)/' },
      'a game does not know the page that shows it',
    ),
    layer(
      'games-apart',
      '^src-(renderer/games|shared/games|main/(?:rules|ai|games))/([^/]+)/',
      {
        path: '^src-(renderer/games|shared/games|main/(?:rules|ai|games))/[^/]+/',
        pathNot: '^src-[^.]*/($2|search|frame)/',
      },
      'a game does not know another',
    ),
    layer('main-not-renderer', '^src-main', { path: '^src-renderer' }, 'main knows no page'),
    layer(
      'rules-below-all',
      '^src-main/rules',
      { path: '^src-main/(?!rules/)|node_modules/(better-sqlite3|electron)/' },
      'the rules know only themselves and shared',
    ),
    layer('rules-no-node', '^src-main/rules', { dependencyTypes: ['core'] }, 'the rules are pure'),
    layer(
      'ai-on-rules',
      '^src-main/ai',
      { path: '^src-main/(?!ai/|rules/)' },
      'the opponents know rules and themselves',
    ),
    layer(
      'frame-and-search-below-games',
      '^src-main/ai/(frame|search)',
      { path: '^src-main/(ai/(?!frame/|search/)|rules/[^/]+/)' },
      'what all opponents share knows no game',
    ),
    layer(
      'frame-below-search',
      '^src-main/ai/frame',
      { path: '^src-main/ai/search' },
      'caps, errors and levels know no search',
    ),
    layer(
      'store-on-rules',
      '^src-main/store',
      { path: '^src-main/(?!store/|rules/)' },
      'the store knows rules and itself',
    ),
    layer(
      'table-below-api',
      '^src-main/(table|review|history|statistics)',
      { path: '^src-main/(api|shell|cli)' },
      'a table does not know who asks',
    ),
    layer(
      'games-above-their-parts',
      '^src-main/(rules|ai|store|table|review|history|statistics|api)',
      { path: '^src-main/games' },
      'the list of games knows every floor, so no floor knows the list: its games are put on the shelves at the start',
    ),
    layer(
      'games-below-shell',
      '^src-main/games',
      { path: '^src-main/(table|review|history|api|shell|cli)' },
      'a game brings what others ask for, and asks nobody',
    ),
    layer(
      'thinking-alone',
      '^src-main/games/worker.ts',
      { path: '^src-main/(table|review|history|api|shell|cli|games/offer)' },
      'the thread of an opponent carries rules and brains',
    ),
    layer(
      'api-below-shell',
      '^src-main/api',
      { path: '^src-main/(shell|cli)' },
      'the contract does not know its shell',
    ),
    layer(
      'electron-in-its-shell',
      '^src-(main|renderer|shared)/(?!shell/electron)',
      { path: 'node_modules/electron/' },
      'only the Electron shell imports electron',
    ),
    layer(
      'local-shell-no-electron',
      '^src-main/(shell/local|cli|api|table|store|ai|rules)',
      { path: 'node_modules/electron/', reachable: true },
      'all but the Electron shell runs in plain Node',
    ),
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
