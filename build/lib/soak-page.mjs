/** The long run of the page in Chromium: what it keeps after each game, and how long it was held up. */
import { soakPage } from '../../test/e2e/soak/soak.ts'
import { faultsOfPage, growthOfPage, MOST_A_GAME } from '../../test/e2e/soak/verdict.ts'
import { bundle } from './bundle.mjs'

const mb = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`

/** Plays so many games and prints a line each; what speaks against the run, empty where it is in order. */
export async function soakOfPage(games) {
  await bundle()
  const { samples, problems } = await soakPage({
    games,
    onSample: ({ game, steps, longest, where, stretches, ...kept }) =>
      console.log(
        `${game}, ${steps} steps: heap ${mb(kept.heap)}, ${kept.nodes} nodes, ${kept.listeners} listeners, ` +
          `${kept.documents} documents; held up at most ${longest} ms (${where}), ${stretches} times 50 ms or more`,
      ),
  })
  const growth = growthOfPage(samples)
  const grown = Object.keys(MOST_A_GAME).map(
    (kept) => `${kept} ${growth[kept].toFixed(1)} (limit ${MOST_A_GAME[kept]})`,
  )
  const longest = samples.map((sample) => sample.longest).sort((a, b) => a - b)
  console.log(
    `${samples.length} games; growth a game over the second half: ${grown.join(', ')}; ` +
      `longest time held up, by game: median ${longest[Math.floor(longest.length / 2)]} ms, most ${longest.at(-1)} ms`,
  )
  return faultsOfPage(samples, problems)
}
