import { defineSymbol } from '../../../art/sprite.ts'
import { el, rect } from '../../../art/svg.ts'

/** Puts the hatching of open ends into the sprite sheet. */
export const printDefs = (): void =>
  defineSymbol('e1-defs', '0 0 1 1', () =>
    el(
      'pattern',
      {
        id: 'e1-open',
        width: 7,
        height: 7,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(45)',
      },
      rect([0, 0, 7, 7], { fill: 'var(--warn-soft)' }),
      rect([0, 0, 3.2, 7], { fill: 'var(--warn)' }),
    ),
  )
