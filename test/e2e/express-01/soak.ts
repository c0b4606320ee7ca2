/** Express 01 in the long run through one page. */
import { opponents, type Kind } from '../soak/kind.ts'
import { decide, due } from './player.ts'

export const kind: Kind = {
  name: 'Express 01',
  prepare: (page) => opponents(page, /^Apprentice/),
  due: async (page) => {
    const now = await due(page)
    const act = () => (now === 'over' || now === 'curtain' ? Promise.resolve() : decide(page, now))
    return { over: now === 'over', turn: now === 'pair', act }
  },
}
