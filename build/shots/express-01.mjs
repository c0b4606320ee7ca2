/** Pictures of Express 01: both maps, early and late, and the gallery of its cards. */
import { after, playUntil, setup } from './play.mjs'

const OTHERS = ['Bruno', 'Clara', 'Dora'].map((name) => [name, 'conductor'])
const game = (seed, board, others) =>
  setup(
    'express-01',
    { board, length: 'short', blackEngineShare: 'any-payment' },
    seed,
    ['Ada', 'human'],
    ...OTHERS.slice(0, others),
  )

export async function express01(page) {
  const early = await playUntil(page, game('departure', 'germany', 2), after(12))
  const late = await playUntil(page, game('arrival', 'usa', 1), after(70))
  return [
    { name: 'express-01-early', address: `/table/${early}` },
    { name: 'express-01-late', address: `/table/${late}` },
    { name: 'express-01-gallery', address: '/cards' },
  ]
}
