/** `cli score`: judges a layout typed in by hand. It does not count copies of cards. */
import type { Json } from '#shared/games/common.ts'
import { InputError } from '../rules/json.ts'
import { fileAndFlags, fromFile } from './input.ts'
import { scoreExpress } from './score-express.ts'
import { scoreExpress01 } from './score-express-01.ts'
import type { Score } from './score-result.ts'
import { scoreTennessee } from './score-tennessee-central.ts'

/** One line a game. */
const SCORERS: Readonly<Record<string, (layout: Json) => Score>> = {
  'tennessee-central': scoreTennessee,
  express: scoreExpress,
  'express-01': scoreExpress01,
}

/** The command's output. Throws `UsageError` naming file, field and reason. */
export function scoreCommand(args: readonly string[]): string {
  const { file, flags } = fileAndFlags(args, { json: { type: 'boolean' } })
  const { result, text } = fromFile(file, scoreOf)
  return flags.json ? `${JSON.stringify(result)}\n` : text
}

function scoreOf(json: Json): Score {
  const game = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined
  const scorer = typeof game === 'string' && Object.hasOwn(SCORERS, game) ? SCORERS[game] : undefined
  if (!scorer) throw new InputError('game', `must be one of ${Object.keys(SCORERS).join(', ')}`)
  return scorer(json)
}
