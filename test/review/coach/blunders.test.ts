import { afterAll, describe, expect, it } from 'vitest'
import { createPool } from '../../../src-main/ai/pool.ts'
import { judge } from '../../../src-main/review/coach/judge.ts'
import { actionOf } from '../../ai/tennessee-central/lines.ts'
import { SUITE } from '../../ai/tennessee-central/suite.ts'
import { momentOf } from './positions.ts'

// In a worker, as in the application: there the code runs as it is, several times faster than among the tests.
const pool = createPool({ worker: new URL('../../../src-main/ai/worker.ts', import.meta.url), size: 1 })
afterAll(() => pool.close())

/** Silly moves of the suite that cost so much that nobody could miss it; all of them are in `docs/coach.md`. */
const KNOWN = [
  ['S2', 'does not bury its own ten while the dividend can come'],
  ['H10', 'does not build the others up when it holds no share of the suit'],
  ['rHQ', 'reveals the share its locomotive has just made pay'],
  ['rCK', 'does not reveal a share of the bare ace beside two of a nine'],
  ['D10', 'does not build a ten for a share that lies before another when the next draw pays'],
  ['pSQ', 'passes on the share of the stack that it can lower, not the one it can raise'],
] as const

describe('a known blunder is marked and the better move named', () => {
  it.each(KNOWN)('%s: %s', { timeout: 60_000 }, async (move, title) => {
    const position = SUITE.find((one) => one.title.endsWith(title))
    if (!position) throw new Error(`no position "${title}"`)
    const mark = await judge(momentOf(position.line, move), pool)
    expect(['mistake', 'blunder']).toContain(mark?.verdict)
    expect(mark?.chosen.action).toEqual(actionOf(move))
    expect(position.silly?.map(actionOf)).not.toContainEqual(mark?.best.action)
    expect(mark?.loss).toBeGreaterThan(2 * (mark?.spread ?? 1))
    expect(mark?.best.reasons.length).toBeGreaterThan(0)
  })
})
