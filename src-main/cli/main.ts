import { GAMES } from '../games/games.ts'
import { offerGames } from '../games/offer.ts'
import { run } from './commands.ts'

offerGames(GAMES)

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
