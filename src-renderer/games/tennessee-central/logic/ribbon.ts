/** The draw deck as its public parts (TC-5, TC-20): what is gone, what is left, where a locomotive can be. */
import type { DeckPart, TennesseeView } from '#shared/games/tennessee-central/types.ts'

export interface RibbonPart extends DeckPart {
  readonly gone: number
  /** Key of the caption under `ribbon` in the texts, with the number of the locomotive. */
  readonly caption: 'tracks' | 'last' | 'ahead' | 'found'
  readonly which: number
}

export function ribbon({ parts }: TennesseeView['deck']): RibbonPart[] {
  let which = 0
  return parts.map((part, i) => {
    if (part.locomotive !== 'none') which += 1
    const plain = i === parts.length - 1 ? 'last' : 'tracks'
    return {
      ...part,
      gone: part.size - part.left,
      caption: part.locomotive === 'none' ? plain : part.locomotive,
      which,
    }
  })
}

/**
 * The next locomotive as positions from the top of the deck, the first card being 1; undefined when both are out.
 */
export function nextLocomotive({
  parts,
}: TennesseeView['deck']): { which: number; from: number; to: number } | undefined {
  const which = parts.filter((part) => part.locomotive === 'found').length + 1
  let above = 0
  for (const part of parts) {
    if (part.locomotive === 'ahead') return { which, from: above + 1, to: above + part.left }
    above += part.left
  }
  return undefined
}
