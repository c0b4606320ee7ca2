import { h, type FunctionalComponent } from 'vue'
import { nodes, type Drawing } from './svg.ts'

interface ArtProps {
  viewBox: string
  draw: () => Drawing
  /** What a screen reader says; without it the drawing is ornament. */
  label?: string
}

/** A free-standing drawing, made anew on each render: for few and small ones. Cards use `Sprite`. */
export const Art: FunctionalComponent<ArtProps> = ({ viewBox, draw, label }) =>
  h(
    'svg',
    { viewBox, ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }) },
    nodes(draw()),
  )
Art.props = ['viewBox', 'draw', 'label']
