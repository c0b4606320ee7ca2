/**
 * What differs between the versions of the rules. A match plays, replays and is judged by the version it began with, so
 * that an update ends no game.
 */
import { express } from '#shared/games/express/info.ts'

export interface RulesVersion {
  /** EX-43: where the option does not say otherwise, a yes to "may I go out?" obliges the asker. */
  readonly binding: boolean
  /** EX-2: places are counted by team, so that partners come first and second. */
  readonly teamPlaces: boolean
}

const FIRST: RulesVersion = { binding: false, teamPlaces: false }
const SECOND: RulesVersion = { binding: true, teamPlaces: true }

export const CURRENT = express.rulesVersion

export const versionOf = (rules: number): RulesVersion => (rules < 2 ? FIRST : SECOND)
