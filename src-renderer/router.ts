import { createRouter, createWebHashHistory } from 'vue-router'

/** `title`: key of the page's name, for the window's title and the top bar. */
declare module 'vue-router' {
  interface RouteMeta {
    title?: string
  }
}

export const createPages = () =>
  createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', name: 'home', component: () => import('./pages/home/HomePage.vue') },
      {
        path: '/new/:game?',
        name: 'new',
        component: () => import('./pages/new-game/NewGamePage.vue'),
        props: true,
        meta: { title: 'newGame.title' },
      },
      {
        path: '/table/:id',
        name: 'table',
        component: () => import('./pages/table/TablePage.vue'),
        props: true,
      },
      {
        path: '/history',
        name: 'history',
        component: () => import('./pages/history/HistoryPage.vue'),
        meta: { title: 'history.title' },
      },
      {
        path: '/replay/:id/:at(\\d+)?',
        name: 'replay',
        component: () => import('./pages/replay/ReplayPage.vue'),
        props: ({ params }) => ({ id: params.id, start: params.at || undefined }),
        meta: { title: 'replay.title' },
      },
      {
        path: '/statistics',
        name: 'statistics',
        component: () => import('./pages/statistics/StatisticsPage.vue'),
        meta: { title: 'statistics.title' },
      },
      {
        path: '/coach/:id/:at(\\d+)?',
        name: 'coach',
        component: () => import('./pages/coach/CoachPage.vue'),
        props: true,
        meta: { title: 'coach.title' },
      },
      {
        path: '/puzzle/:id/:at(\\d+)',
        name: 'puzzle',
        component: () => import('./pages/coach/PuzzlePage.vue'),
        props: true,
        meta: { title: 'coach.puzzle.title' },
      },
      {
        path: '/settings',
        name: 'settings',
        component: () => import('./pages/settings/SettingsPage.vue'),
        meta: { title: 'settings.title' },
      },
      {
        path: '/rules/:game?/:rule?',
        name: 'rules',
        component: () => import('./pages/rules/RulesPage.vue'),
        props: true,
        meta: { title: 'rules.title' },
      },
      {
        path: '/cards/:number?',
        name: 'cards',
        component: () => import('./games/express-01/gallery/GalleryPage.vue'),
        props: true,
        meta: { title: 'games.express-01.gallery.title' },
      },
      { path: '/:rest(.*)*', redirect: '/' },
    ],
  })
