/** A fourth game, brought along as a real one is, passes whatever the three of the house pass. */
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { GameRecord } from '#shared/record.ts'
import { inlineThinker } from '../../src-main/ai/decide.ts'
import { planSimulation } from '../../src-main/cli/simulate-plan.ts'
import { runSimulation } from '../../src-main/cli/simulate.ts'
import { GAMES as HOUSE } from '../../src-main/games/games.ts'
import { offerGames } from '../../src-main/games/offer.ts'
import { playable, replay } from '../../src-main/rules/record.ts'
import { proveHonesty } from '../ai/honesty.ts'
import { cli, Folder } from '../cli/support.ts'
import { battery } from '../rules/battery/battery.ts'
import { playRandomGame } from '../rules/battery/random-game.ts'
import { Depot } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'
import { GAMES } from './index.ts'
import { rules } from './rules.ts'
import { trial } from './trial.ts'

offerGames(GAMES)
/** The files that come after in the same thread have the games of the house. */
afterAll(() => offerGames(HOUSE))

const { id } = rules.info
const clears: (() => void)[] = []
afterEach(() => clears.splice(0).forEach((clear) => clear()))

describe('the rules of a fourth game', () => battery(trial))

describe('the opponents of a fourth game', () => {
  it('decide alike in worlds that look alike', () => {
    const { faults, different } = proveHonesty({ game: id, pairs: 100, iterations: 10, seed: 'fourth' })
    expect(faults).toEqual([])
    // Towards the end little is hidden: there two worlds are often the same.
    expect(different).toBeGreaterThan(70)
  })
})

describe('a table of a fourth game', () => {
  function depot(): { depot: Depot; reopen: () => Depot } {
    const shelf = sqliteShelf()
    clears.push(() => shelf.clear())
    const open = () => new Depot(shelf.store, inlineThinker())
    return {
      depot: open(),
      reopen() {
        shelf.reopen()
        return open()
      },
    }
  }
  const setup = { game: id, options: { yard: 'small' }, seed: 'fourth' }

  it('is played, taken back, closed, and opened again by the next start', async () => {
    const { depot: first, reopen } = depot()
    let table = await first.start(['human', 'conductor', 'director'], setup)
    for (let n = 0; n < 4; n++) table = await first.step(table)
    const back = await first.call('table.undo', { id: table.id, consent: table.undo.consent })
    expect(back.at).toBeLessThan(table.at)
    await first.call('table.redo', { id: table.id })
    const now = await first.settled(table.id)
    first.api.close()
    const again = await reopen().call('table.open', { id: table.id })
    expect(again).toMatchObject({ at: now.at, view: now.view, log: now.log })
    expect(first.reported).toEqual([])
  })

  it('ends with a result that its replay, its record and the statistics have too', async () => {
    const { depot: of } = depot()
    const end = await of.playToEnd(await of.start(['human', 'conductor'], setup))
    expect(end.outcome?.totals).toHaveLength(2)
    expect((await of.call('replay.open', { id: end.id })).outcome).toEqual(end.outcome)
    const record = await of.call('games.export', { id: end.id })
    const played = replay(playable(record))
    expect(played.game.outcome(played.state)).toEqual(end.outcome)
    const { facts, tallies, pending } = await of.call('statistics.read', { filter: {} })
    expect(pending).toBe(0)
    expect(tallies.game).toMatchObject([{ key: id, games: 1 }])
    const coupled = facts.find(
      ({ game, what, name }) => game === id && what === 'wagons' && name === 'coupled',
    )
    expect(coupled?.value).toBe(end.outcome?.totals[0])
    expect((await of.call('review.verify', { id: end.id })).finding).toBeUndefined()
  })
})

describe('a fourth game on the command line', () => {
  const folder = new Folder()
  afterAll(() => folder.remove())
  const record: GameRecord = playRandomGame(rules, 'command line').record

  it('is played by computers', async () => {
    const plan = planSimulation(['--game', id, '--seats', 'conductor,random', '--games', '10'], 1)
    const { seats } = await runSimulation({ ...plan, games: new URL('./index.ts', import.meta.url).href })
    expect(seats[0]?.winShare).toBeGreaterThan(0.6)
  })

  it('is replayed, as a table for people and with its refusals', async () => {
    const file = folder.write('record.json', record)
    const { out } = await cli('replay', file, '--at', '3', '--viewer', 'public')
    expect(out).toMatch(/^shunting, after 3 of \d+ actions/)
    expect(out).toMatch(/Seat 1 +(-|w\d\d)/)
    const check = folder.write('action.json', { seat: 0, do: 'couple', card: 'w99' })
    expect((await cli('replay', file, '--at', '0', '--check', check)).out).toContain('SH-2: Wagon w99 is not')
  })

  it('is scored, and named where the layout names no game', async () => {
    const layout = folder.write('layout.json', { game: id, trains: [['w01', 'w05'], ['w02']] })
    expect((await cli('score', layout, '--json')).out).toBe('{"totals":[2,1]}\n')
    const { code, err } = await cli('score', folder.write('other.json', { game: 'whist' }))
    expect(code).toBe(2)
    expect(err).toContain(id)
  })
})
