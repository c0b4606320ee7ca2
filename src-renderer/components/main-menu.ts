/** The menu of the top bar, loaded once for all pages. */
import type { Component } from 'vue'

let loaded: Component | undefined
export const loadedMenu = (): Component | undefined => loaded
export async function loadMenu(): Promise<Component> {
  loaded = (await import('./MainMenu.vue')).default
  return loaded
}
