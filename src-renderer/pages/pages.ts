/** The pages of the application. A new page is one entry here: its route, title, place in the menu and keys. */
import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router'
import type { Component } from 'vue'
import { GAME_UIS, loadPlays } from '../games/registry.ts'
import HomePage from './home/HomePage.vue'

/** A page that lays a game out has what the games bring to a table. */
const withPlays = (page: () => Promise<{ readonly default: Component }>) => async () => {
  const [loaded] = await Promise.all([page(), loadPlays()])
  return loaded
}

export const PAGES: readonly RouteRecordRaw[] = [
  {
    path: '/',
    name: 'home',
    component: HomePage,
    meta: { menu: { group: 'play', icon: 'home', text: 'menu.home' } },
  },
  {
    path: '/new/:game?',
    name: 'new-game',
    component: () => import('./new-game/NewGamePage.vue'),
    props: true,
    meta: { title: 'newGame.title', menu: { group: 'play', icon: 'plus' }, keys: 'Mod+N' },
  },
  {
    path: '/history',
    name: 'history',
    component: () => import('./history/HistoryPage.vue'),
    meta: { title: 'history.title', menu: { group: 'play', icon: 'history' } },
  },
  {
    path: '/statistics',
    name: 'statistics',
    component: () => import('./statistics/StatisticsPage.vue'),
    meta: { title: 'statistics.title', menu: { group: 'play', icon: 'chart' } },
  },
  {
    path: '/rules/:game?/:rule?',
    name: 'rules',
    component: () => import('./rules/RulesPage.vue'),
    props: true,
    meta: { title: 'rules.title', menu: { group: 'help', icon: 'rules' }, keys: 'F1' },
  },
  // The pages that games bring, after the rules they are linked from.
  ...GAME_UIS.flatMap(({ pages = [] }) => pages),
  {
    path: '/settings',
    name: 'settings',
    component: () => import('./settings/SettingsPage.vue'),
    meta: { title: 'settings.title', menu: { group: 'help', icon: 'settings' }, keys: 'Mod+,' },
  },
  {
    path: '/table/:id',
    name: 'table',
    component: withPlays(() => import('./table/TablePage.vue')),
    props: true,
  },
  {
    path: '/replay/:id/:at(\\d+)?',
    name: 'replay',
    component: withPlays(() => import('./replay/ReplayPage.vue')),
    props: ({ params }) => ({ id: params.id, start: params.at || undefined }),
    meta: { title: 'replay.title' },
  },
  {
    path: '/coach/:id/:at(\\d+)?',
    name: 'coach',
    component: withPlays(() => import('./coach/CoachPage.vue')),
    props: true,
    meta: { title: 'coach.title' },
  },
  {
    path: '/puzzle/:id/:at(\\d+)',
    name: 'puzzle',
    component: withPlays(() => import('./coach/PuzzlePage.vue')),
    props: true,
    meta: { title: 'coach.puzzle.title' },
  },
  { path: '/:rest(.*)*', redirect: '/' },
]

/** What loads the pages that come after Home. */
export const pageLoads = (): readonly (() => Promise<unknown>)[] =>
  PAGES.flatMap(({ component }) =>
    typeof component === 'function' ? [component as () => Promise<unknown>] : [],
  )

export const createPages = () => createRouter({ history: createWebHashHistory(), routes: PAGES })
