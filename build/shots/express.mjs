/** Pictures of Express: the table of two, four and six, the last page of a match. */
import { after, playUntil, setup } from './play.mjs'

const OTHERS = ['Bruno', 'Clara', 'Dora', 'Emil', 'Fanny'].map((name) => [name, 'conductor'])
const game = (seed, target, others) =>
  setup(
    'express',
    { partners: false, match: 'target', hands: 4, target },
    seed,
    ['Ada', 'human'],
    ...OTHERS.slice(0, others),
  )

export async function pictures(page) {
  const running = []
  for (const others of [1, 3, 5])
    running.push(await playUntil(page, game('express', 50, others), after(9 * (others + 1))))
  const finished = await playUntil(page, game('arrival', 25, 2))
  return [
    { name: 'express-2', address: `/table/${running[0]}` },
    { name: 'express-4', address: `/table/${running[1]}` },
    { name: 'express-6', address: `/table/${running[2]}` },
    { name: 'express-final', address: `/table/${finished}` },
  ]
}
