/**
 * Drawings used many times are drawn once, as a `<symbol>` in the page's sprite sheet, and referred to by `<use>`.
 * Custom properties reach into `<use>`, so one drawing serves every colour and both themes.
 */
import { h, shallowReactive, type FunctionalComponent } from 'vue'
import type { Drawing } from './svg.ts'

interface SymbolDrawing {
  readonly viewBox: string
  readonly draw: () => Drawing
}
/** The symbols asked for so far, by id. */
export const symbols = shallowReactive(new Map<string, SymbolDrawing>())

/** Puts a drawing into the sheet before anything refers to it; a known id stays as it is. */
export function defineSymbol(id: string, viewBox: string, draw: () => Drawing): void {
  if (!symbols.has(id)) symbols.set(id, { viewBox, draw })
}

interface SpriteProps extends SymbolDrawing {
  /** Unique in the page: the same id is drawn once, by the first that asked. */
  id: string
  label?: string
}

export const Sprite: FunctionalComponent<SpriteProps> = ({ id, viewBox, draw, label }) => {
  defineSymbol(id, viewBox, draw)
  return h(
    'svg',
    { viewBox, ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }) },
    [h('use', { href: `#${id}` })],
  )
}
Sprite.props = ['id', 'viewBox', 'draw', 'label']
