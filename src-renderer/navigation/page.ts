/** A page is one entry: a route, and in its `meta` what the window's title, menus and keys need of it. */
import type { RouteRecordRaw } from 'vue-router'
import type { IconName } from '../art/icons.ts'
import type { Shortcut } from './shortcuts.ts'

/** Where the menu of the top bar leads to a page. Without `text` it is called by its title. */
export interface MenuPlace {
  readonly group: 'play' | 'help' | 'games'
  readonly icon: IconName
  readonly text?: string
}

declare module 'vue-router' {
  /** `title`: key of the page's name, for the window's title and the top bar. `keys`: what opens it. */
  interface RouteMeta {
    readonly title?: string
    readonly menu?: MenuPlace
    readonly keys?: string
  }
}

export interface LinkedPage {
  readonly name: string
  /** Key of the text that leads there. */
  readonly text: string
  readonly menu: MenuPlace
  readonly keys: string | undefined
}

const linked = ({ name, meta = {} }: RouteRecordRaw): readonly LinkedPage[] => {
  const { menu, title, keys } = meta
  const text = menu?.text ?? title
  return menu && typeof name === 'string' && text !== undefined ? [{ name, text, menu, keys }] : []
}

/** The pages the menu leads to, in its order. */
export const linkedPages = (routes: readonly RouteRecordRaw[]): readonly LinkedPage[] =>
  routes.flatMap(linked)

/** The keys that open pages; each runs the command of the page's name. */
export const pageShortcuts = (routes: readonly RouteRecordRaw[]): readonly Shortcut[] =>
  linkedPages(routes).flatMap(({ name, keys }) => (keys === undefined ? [] : [{ keys, command: name }]))
