/**
 * What differs between the versions of the rules. A record plays, replays and is judged by the version it began with, so
 * that an update ends no game; records of version 1 keep their result only, since the cards were others.
 */
import { express01 } from '#shared/games/express-01/info.ts'

export interface RulesVersion {
  /** E1-15: a track kept may lead on into another company's station where a through becomes a double. */
  readonly takeOver: boolean
  /** E1-22: the western card may be left, as the rulebook's "can" says. */
  readonly westLeft: boolean
  /** E1-39: a round in which shares were taken only from seats is not idle. */
  readonly tradesCount: boolean
  /** E1-39: after an idle round a seat that can act must. */
  readonly duty: boolean
}

const SECOND: RulesVersion = { takeOver: true, westLeft: false, tradesCount: true, duty: false }
const THIRD: RulesVersion = { takeOver: false, westLeft: true, tradesCount: false, duty: true }

export const CURRENT = express01.rulesVersion

export const versionOf = (rules: number): RulesVersion => (rules < 3 ? SECOND : THIRD)
