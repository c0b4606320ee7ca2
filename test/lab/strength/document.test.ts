import { expect, it } from 'vitest'
import type { ArenaKind } from '../../../src-main/cli/simulate-plan.ts'
import { documentOf, lineupOf, matchLine, timeLines, withPart } from './document.ts'

const spread = { decisions: 50, p50: 1, p95: 2, max: 3, mean: 1 }
const seat = (kind: ArenaKind, winShare: number, elo: number) => ({
  ...{ kind, winShare, elo, meanScore: 30, decisionMs: spread },
  interval: [winShare - 0.05, winShare + 0.05] as const,
})
const result = (game: string, kinds: readonly ArenaKind[], winShare: number, deals = 20) => ({
  game,
  deals,
  games: deals * kinds.length,
  seed: '1',
  options: {},
  seats: kinds.map((kind, i) => seat(kind, i === 0 ? winShare : 0.2, i === 0 ? 60 : -60)),
})
const order = ['director,dispatcher', 'conductor,random']

async function added(text: string, game: string, lineup: string, winShare: number): Promise<string> {
  const played = result(game, lineup.split(',') as ArenaKind[], winShare)
  const line = matchLine(played, { lineup, target: '64%', mark: 'abcdef' })
  return documentOf(withPart(text, { game, line, lineup, order, times: timeLines(played) }))
}

it('keeps the lines of other games and of other matches, in the order of the ladder', async () => {
  let text = await added('', 'express', 'conductor,random', 0.9)
  text = await added(text, 'tennessee-central', 'conductor,random', 0.8)
  text = await added(text, 'tennessee-central', 'director,dispatcher', 0.6)
  const lines = text.split('\n').filter((line) => line.includes('cli simulate'))
  expect(lines.map((line) => /--game \S+ --seats \S+/.exec(line)?.[0])).toEqual([
    '--game express --seats conductor,random',
    '--game tennessee-central --seats director,dispatcher',
    '--game tennessee-central --seats conductor,random',
  ])
})

it('replaces the line of a match played again, and of a level timed again', async () => {
  const once = await added('', 'express', 'director,dispatcher', 0.55)
  const twice = await added(once, 'express', 'director,dispatcher', 0.7)
  expect(once).toContain('55.0%')
  expect(twice).not.toContain('55.0%')
  expect(twice).toContain('70.0%')
  expect(twice.match(/\| director +\| +2 \|/g)).toHaveLength(1)
  expect(await added(twice, 'express', 'director,dispatcher', 0.7)).toBe(twice)
})

it('writes the command that plays the line again, and Elo apart', () => {
  const line = matchLine(result('express', ['director', 'dispatcher'], 0.6), {
    lineup: 'director,dispatcher',
    mark: 'x',
  })
  expect(line).toContain('`cli simulate --game express --seats director,dispatcher --games 20 --seed 1`')
  expect(line).toContain('| 120 |')
})

it('tells a team from single seats, and keeps both lines', async () => {
  const seats = 'director,dispatcher,director,dispatcher'
  const teams = { seats, options: '{"partners":true}' }
  const lineups = [lineupOf(teams), lineupOf({ seats })]
  expect(lineups).toEqual([`${seats} --options '{"partners":true}'`, seats])
  const kinds = seats.split(',') as ArenaKind[]
  let text = ''
  for (const [i, lineup] of lineups.entries()) {
    const played = { ...result('express', kinds, 0.6), options: { partners: i === 0 } }
    const line = matchLine(played, { lineup, mark: 'x' })
    text = await documentOf(withPart(text, { game: 'express', line, lineup, order: lineups, times: [] }))
  }
  const lines = text.split('\n').filter((line) => line.includes('cli simulate'))
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^\| 2 director as partners +\| 2 dispatcher .* 50\.0% /)
  expect(lines[0]).toContain(`--seats ${seats} --options '{"partners":true}' --games 20`)
  expect(lines[1]).toMatch(/^\| director +\| 3 dispatcher .* 25\.0% /)
})
