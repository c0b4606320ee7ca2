/** Pictures of Tennessee Central: table, curtain, what a person missed, last page. */
import { after, playUntil, setup } from './play.mjs'

const TRIO = [
  ['Ada', 'human'],
  ['Conrad', 'conductor'],
  ['Dora', 'conductor'],
]
const PAIR = [
  ['Ada', 'human'],
  ['Ben', 'human'],
]
const game = (seed, ...seats) => setup('tennessee-central', { locomotive: 'top' }, seed, ...seats)

/** A person's turn with a dividend behind it. */
const midTurn = ({ at, view }) => at > 20 && view.phase === 'turn'

/** Presses the curtain's button for as long as it asks. */
async function openCurtain(page) {
  const button = page.locator('.curtain .ring')
  await button.waitFor()
  await button.hover()
  await page.mouse.down()
  await page.locator('.curtain').waitFor({ state: 'detached', timeout: 10_000 })
  await page.mouse.up()
}

export async function pictures(page) {
  const finished = await playUntil(page, game('harvest', ...TRIO))
  await playUntil(page, game('ballast', ['Ada', 'human'], ['Emil', 'conductor']))
  const shared = await playUntil(page, game('signal', ...PAIR), after(8))
  const running = await playUntil(page, game('viaduct', ...TRIO), midTurn)
  return [
    { name: 'table', address: `/table/${running}` },
    { name: 'curtain', address: `/table/${shared}` },
    { name: 'recap', address: `/table/${shared}`, act: openCurtain },
    { name: 'final', address: `/table/${finished}` },
  ]
}
