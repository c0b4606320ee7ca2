/** The long run of the page in Chromium: what it keeps after each game, and how long it was held up. */
import { soakPage } from '../../test/e2e/soak/soak.ts'
import { faultsOfPage, growthOfPage, MOST_A_GAME } from '../../test/e2e/soak/verdict.ts'
import { bundle } from './bundle.mjs'

const mb = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`
const inWords = ({ worked, clock }) => `${worked} ms (${clock} by the clock)`

/** Plays so many games and prints a line each; what speaks against the run, empty where it is in order. */
export async function soakOfPage(games) {
  await bundle()
  const { samples, problems } = await soakPage({
    games,
    onSample: ({ game, steps, playing, looking, kept }) =>
      console.log(
        `${game}, ${steps} steps: heap ${mb(kept.heap)}, ${kept.nodes} nodes, ${kept.listeners} listeners, ` +
          `${kept.documents} documents; longest task in play ${inWords(playing)}, beside it ${inWords(looking)}`,
      ),
  })
  const growth = growthOfPage(samples.map(({ kept }) => kept))
  const grown = Object.keys(MOST_A_GAME).map(
    (what) => `${what} ${growth[what].toFixed(1)} (limit ${MOST_A_GAME[what]})`,
  )
  console.log(`${samples.length} games; growth a game over the second half: ${grown.join(', ')}`)
  return faultsOfPage(samples, problems)
}
