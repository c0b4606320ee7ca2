/** Express in the long run through one page. */
import { opponents, type Kind } from '../soak/kind.ts'
import { decide, due } from './player.ts'

export const kind: Kind = {
  name: 'Express',
  prepare: async (page) => {
    await page.getByRole('radio', { name: 'One hand' }).click()
    await opponents(page, /^Dispatcher/) // they race to go out, and the hands are short
  },
  due: async (page) => {
    const now = await due(page)
    const act = () => (now === 'over' ? Promise.resolve() : decide(page, now))
    return { over: now === 'over', turn: now === 'draw', act }
  },
}
