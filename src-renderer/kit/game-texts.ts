/** A game's texts in the page's language. A table says the same few hundred sentences at every move. */
import { useTexts } from '../texts/texts.ts'
import type { Say } from './log.ts'

const MOST_KEPT = 4000
/** Sentences already made: looking one up costs far less than making it. */
const made = new Map<string, string>()

/** `game`: id of the game whose texts are said now. */
export function useGameTexts(game: () => string): Say {
  const { t, locale } = useTexts()
  return (key, params = {}) => {
    const path = `games.${game()}.${key}`
    const asked = `${locale.value} ${path} ${JSON.stringify(params)}`
    const known = made.get(asked)
    if (known !== undefined) return known
    const said = typeof params.n === 'number' ? t(path, params, params.n) : t(path, params)
    if (made.size >= MOST_KEPT) made.clear()
    made.set(asked, said)
    return said
  }
}
