/** Commands that answer to one file, as data or as text for people. */
import type { Json } from '#shared/games/common.ts'
import type { FileCommand, Reckoning } from '../games/game.ts'
import { offeredGame, offeredGames } from '../games/offer.ts'
import { InputError } from '../rules/json.ts'
import { fileAndFlags, fromFile } from './input.ts'

/** `cli score`: judges a layout typed in by hand. It does not count copies of cards. */
export const scoreCommand = (args: readonly string[]): Promise<string> => answer(args, scoreOf)

/** A command that only one game has. */
export const gameCommand =
  ({ load }: FileCommand) =>
  (args: readonly string[]): Promise<string> =>
    answer(args, async (question) => (await load()).solve(question))

/** The command's output. Throws `UsageError` naming file, field and reason. */
async function answer(
  args: readonly string[],
  solve: (question: Json) => Promise<Reckoning>,
): Promise<string> {
  const { file, flags } = fileAndFlags(args, { json: { type: 'boolean' } })
  const { result, text } = await fromFile(file, solve)
  return flags.json ? `${JSON.stringify(result)}\n` : text
}

async function scoreOf(layout: Json): Promise<Reckoning> {
  const id = typeof layout === 'object' && layout !== null && 'game' in layout ? layout.game : undefined
  const load = typeof id === 'string' ? offeredGame(id)?.score : undefined
  if (load) return (await load()).score(layout)
  const known = offeredGames().filter(({ score }) => score)
  throw new InputError('game', `must be one of ${known.map(({ rules }) => rules.info.id).join(', ')}`)
}
