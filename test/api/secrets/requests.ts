/** What a person may ask for in a walk, right or wrong, honest or not. */
import type { RequestName } from '#shared/contract/contract.ts'
import { nextInt } from '../../../src-main/rules/random.ts'
import {
  anySeat,
  anyStep,
  chance,
  consentOf,
  gameOf,
  pick,
  PINS,
  type Place,
  playerOf,
  proofOf,
  running,
  seatsOf,
} from './place.ts'
import { comeBackLater, endAndBack, play, readAhead, takePinAway } from './schemes.ts'
import type { Asked } from './watch.ts'

/** A record that came out once comes in again, as it is or as somebody has changed it. */
async function bringIn(place: Place): Promise<void> {
  const { random, files, ask, store } = place
  if (files.length === 0) return
  const record = JSON.parse(pick(random, files)) as Record<string, unknown> & {
    actions: unknown[]
    meta: object
  }
  const changes = [
    {},
    { meta: { ...record.meta, id: `brought-${nextInt(random, 1000)}`, abandoned: true, result: undefined } },
    {
      meta: { id: `brought-${nextInt(random, 1000)}` },
      actions: record.actions.slice(0, nextInt(random, 5)),
    },
    {
      meta: { ...record.meta, result: undefined, finished: undefined },
      actions: record.actions.slice(0, -2),
    },
  ]
  const names = store.players().map(({ name }) => name)
  const agreed = pick(random, [names, names.slice(0, 1), []])
  const begun = await ask('import.begin', chance(random, 50) ? { unfinished: { agreed } } : {})
  const upload = (begun as { upload?: string } | undefined)?.upload ?? 'none'
  await ask('import.part', { upload, text: JSON.stringify({ ...record, ...pick(random, changes) }) })
  await ask('import.end', { upload })
}

async function keepFile(place: Place, name: RequestName, input: Asked['input']): Promise<void> {
  const told = await place.ask(name, input)
  if (typeof told !== 'object' || told === null || !('seed' in told)) return
  place.files.push(JSON.stringify(told))
  place.seeds.push(String(told.seed))
}

async function lookBack(place: Place): Promise<void> {
  const { random, ask } = place
  const id = gameOf(place)
  await ask('replay.open', { id })
  const viewer = pick(random, ['all', 'public', ...seatsOf(place, id)] as const)
  await ask('replay.at', { id, at: anyStep(place, id), viewer })
}

async function practise(place: Place): Promise<void> {
  const { random, ask } = place
  const id = gameOf(place)
  const at = anyStep(place, id)
  const work: readonly (readonly [RequestName, Asked['input']])[] = [
    ['coach.report', { id }],
    ['coach.start', { id }],
    ['coach.stop', {}],
    ['puzzles.list', {}],
    ['puzzles.open', { id, at }],
    ['puzzles.answer', { id, at, action: { do: 'pass' } }],
    ['review.verify', { id }],
    ['statistics.read', { filter: {} }],
  ]
  const [name, input] = pick(random, work)
  await ask(name, input)
  if (name === 'coach.start') await ask('coach.stop', {})
}

async function exported(place: Place): Promise<void> {
  const { random, ask } = place
  const form = pick(random, ['json', 'json', 'csv'] as const)
  const selection = pick(random, [
    { ids: [gameOf(place)] },
    { ids: [...place.watch.ids] },
    { filter: {} },
    { filter: { states: ['open'] } },
  ])
  await ask('history.export', { selection, form })
}

/** A backup is made, looked through or brought back. */
async function backUp(place: Place): Promise<void> {
  const { random, ask, store } = place
  if (chance(random, 40)) return void (await ask('backups.make', {}))
  await ask('backups.list', {})
  const numbers = store.backups.list().map(({ number }) => number)
  await ask('backups.restore', { number: pick(random, [...numbers, 99]) })
}

async function changePlayer(place: Place): Promise<void> {
  const { random, ask } = place
  const id = playerOf(place)
  const into = playerOf(place)
  const pin = pick(random, [null, ...PINS])
  const work: readonly (readonly [RequestName, Asked['input']])[] = [
    ['players.pin', { id, pin, ...proofOf(place, id) }],
    ['players.pin', { id, pin: '2468', ...proofOf(place, id) }],
    ['players.rename', { id, name: `Name ${nextInt(random, 50)}`, ...proofOf(place, id) }],
    ['players.merge', { from: id, into, ...proofOf(place, id), ...proofOf(place, into, 'proofInto') }],
    ['players.delete', { id, ...proofOf(place, id) }],
    ['players.forgot-pin', { id }],
  ]
  const [name, input] = pick(random, work)
  await ask(name, input)
}

async function newGame(place: Place): Promise<void> {
  const { random, ask, seeds, store } = place
  const id = gameOf(place)
  if (chance(random, 40)) return void (await ask('games.again', { id }))
  const header = store.game(id)
  if (!header) return
  const seats = header.seats.map(({ name, kind, livery }) => ({ name, kind, livery }))
  await ask('games.create', {
    game: header.game,
    options: header.options,
    seats,
    seed: pick(random, ['friday', ...seeds]),
  })
}

const simple =
  (name: RequestName, input: (place: Place, id: string) => Asked['input']) =>
  async (place: Place): Promise<void> => {
    await place.ask(name, input(place, gameOf(place)))
  }

/** Each with how often it comes. */
export const STEPS: readonly (readonly [weight: number, step: (place: Place) => Promise<void>])[] = [
  [20, (place) => play(place, running(place), 1 + nextInt(place.random, 4))],
  [3, readAhead],
  [4, endAndBack],
  [2, comeBackLater],
  [3, takePinAway],
  [8, lookBack],
  [6, practise],
  [5, exported],
  [5, bringIn],
  [4, backUp],
  [6, changePlayer],
  [3, newGame],
  [5, simple('table.open', (_, id) => ({ id }))],
  [2, simple('table.leave', (_, id) => ({ id }))],
  [6, simple('table.undo', (place, id) => ({ id, consent: consentOf(place, id) }))],
  [3, simple('table.redo', (_, id) => ({ id }))],
  [2, simple('table.hint', (place, id) => ({ id, seat: anySeat(place, id) }))],
  [2, simple('table.preview', (place, id) => ({ id, seat: anySeat(place, id), draft: { do: 'pass' } }))],
  [
    3,
    simple('table.act', (place, id) => ({
      id,
      seat: anySeat(place, id),
      at: anyStep(place, id),
      action: { do: 'pass' },
    })),
  ],
  [
    4,
    simple('table.curtain', (place, id) => {
      const seat = anySeat(place, id)
      const given = proofOf(place, place.store.game(id)?.seats[seat]?.player, 'pin')
      return { id, seat, open: chance(place.random, 80), ...given }
    }),
  ],
  [1, simple('table.standing', (place, id) => ({ id, seat: anySeat(place, id), order: 'never' }))],
  [1, simple('table.rest', (place, id) => ({ id, resting: chance(place.random, 30) }))],
  [2, simple('games.abandon', (_, id) => ({ id }))],
  [
    7,
    simple('replay.branch', (place, id) => ({
      id,
      at: anyStep(place, id),
      luck: pick(place.random, ['same', 'fresh']),
    })),
  ],
  [2, simple('history.delete', (_, id) => ({ ids: [id] }))],
  [3, simple('history.restore', (_, id) => ({ ids: [id] }))],
  [1, simple('history.name', (_, id) => ({ id, name: 'Sunday' }))],
  [1, simple('history.tag', (_, id) => ({ ids: [id], add: ['club'], remove: [] }))],
  [2, simple('history.search', () => ({ filter: {}, order: 'played', descending: true, limit: 50 }))],
  [1, simple('history.choices', () => ({}))],
  [2, simple('games.list', () => ({ states: ['open', 'finished', 'abandoned'], offset: 0, limit: 50 }))],
  [1, simple('games.last', () => ({}))],
  [1, simple('players.list', () => ({}))],
  [1, simple('app.info', () => ({}))],
  [3, async (place) => keepFile(place, 'games.export', { id: gameOf(place) })],
  [
    3,
    async (place) => {
      const id = gameOf(place)
      await keepFile(place, 'history.export-open', { id, consent: consentOf(place, id) })
    },
  ],
  [3, (place) => Promise.resolve(place.wait())],
]
