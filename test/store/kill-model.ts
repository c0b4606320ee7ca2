/** The play of the kill test: the same steps every time, and what the store must hold after each. */
import type { Outcome } from '#shared/games/common.ts'
import { nextInt, type Random, seedRandom } from '../../src-main/rules/random.ts'
import type { WholeGame } from '../../src-main/store/adopt.ts'
import type { NewStoredGame, Store, StoredAction } from '../../src-main/store/store.ts'

export interface ModelGame {
  readonly id: string
  state: 'open' | 'finished' | 'abandoned'
  line: StoredAction[]
  redo: StoredAction[]
  /** Hints for decisions still to be made, by seat. */
  hints: number[]
  /** The seat whose hint was the last step. */
  advised?: number
}

export interface Model {
  readonly random: Random
  /** Steps taken. */
  steps: number
  readonly games: ModelGame[]
  /** The games as they were when a backup was last asked for. */
  kept?: ModelGame[]
}

type StepKind = 'play' | 'import' | 'backup' | 'restore'

export interface Step {
  readonly kind: StepKind
  readonly take: (store: Store) => void
}

export const newModel = (seed: string): Model => ({ random: seedRandom(seed), steps: 0, games: [] })

const OUTCOME: Outcome = { places: [1, 2], totals: [20, 12], sheet: { rows: [20, 12] } }

const header: NewStoredGame = {
  game: 'tennessee-central',
  rules: 1,
  options: { locomotive: 'top' },
  seats: [
    { name: 'Ada', kind: 'human', livery: 'plum' },
    { name: 'Director', kind: 'director', livery: 'teal', botSeed: 'bot' },
  ],
  seed: 'luck',
  seeded: false,
  nonce: 'nonce',
}

/** Takes the next step in the model; the answer takes it in a store. */
export function nextStep(model: Model): Step {
  model.steps++
  const roll = nextInt(model.random, 60)
  if (roll === 0) return backup(model)
  if (roll === 1 && model.kept) return restore(model, model.kept)
  const game = model.games.at(-1)
  if (game?.state === 'open') return { kind: 'play', take: play(model, game) }
  if (nextInt(model.random, 3) === 0) return importSome(model)
  model.games.push({ ...blank(model), state: 'open' })
  return { kind: 'play', take: (store) => void store.createGame(header) }
}

const blank = (model: Model) => ({ id: `game-${model.games.length + 1}`, line: [], redo: [], hints: [0, 0] })

function backup(model: Model): Step {
  model.kept = structuredClone(model.games)
  return {
    kind: 'backup',
    take: (store) => {
      store.backups.make()
    },
  }
}

/** Brings the newest backup that was asked for back: one made twice, around a kill, holds the same. */
function restore(model: Model, kept: readonly ModelGame[]): Step {
  model.games.splice(0, model.games.length, ...structuredClone(kept))
  return {
    kind: 'restore',
    take: (store) => {
      store.backups.restore(store.backups.list().find(({ kind }) => kind === 'asked')?.number ?? 0)
    },
  }
}

/** Two to five whole games at once, as the importer stores a piece of a file. */
function importSome(model: Model): Step {
  const games = Array.from({ length: 2 + nextInt(model.random, 4) }, (): WholeGame => {
    const line = Array.from({ length: 10 + nextInt(model.random, 50) }, (_, n): StoredAction => {
      return { seat: n % 2, action: { type: 'track', card: n }, ms: n, hints: n % 3, takebacks: 0 }
    })
    const game: ModelGame = { ...blank(model), state: 'finished', line }
    model.games.push(game)
    const marks = { assisted: false, imported: true, tags: [] }
    return { ...header, ...marks, id: game.id, state: 'finished', actions: line, result: OUTCOME }
  })
  return { kind: 'import', take: (store) => void store.past.adopt(games) }
}

/** A step in the game that is open. */
function play(model: Model, game: ModelGame): (store: Store) => void {
  const { id, line, redo, hints } = game
  const roll = nextInt(model.random, 100)
  if (roll < 8 && line.length > 0) {
    const count = 1 + nextInt(model.random, Math.min(3, line.length))
    delete game.advised
    redo.unshift(...line.splice(line.length - count))
    return (store) => store.takeBack(id, count, false)
  }
  if (roll < 16 && redo.length > 0) {
    const count = 1 + nextInt(model.random, redo.length)
    delete game.advised
    line.push(...redo.splice(0, count))
    return (store) => store.redo(id, count)
  }
  if (roll >= 98 && line.length > 20) {
    game.state = roll === 98 ? 'finished' : 'abandoned'
    return (store) => (roll === 98 ? store.finish(id, OUTCOME) : store.abandon(id))
  }
  const seat = model.steps % 2
  if (roll >= 90 && game.advised !== seat) {
    game.advised = seat
    hints[seat] = Number(hints[seat]) + 1
    return (store) => void store.hint(id, seat)
  }
  delete game.advised
  const action: StoredAction = {
    seat,
    action: { type: 'track', card: model.steps },
    ms: model.steps,
    hints: Number(hints[seat]),
    takebacks: 0,
  }
  hints[seat] = 0
  for (const dropped of redo)
    if (dropped.seat !== seat) hints[dropped.seat] = Number(hints[dropped.seat]) + dropped.hints
  line.push(action)
  redo.length = 0
  const ends = roll >= 86 && line.length > 20
  if (ends) game.state = 'finished'
  return (store) => store.append(id, action, ends ? OUTCOME : undefined)
}

/** A page of the list, which is never longer than the store allows. */
const PAGE = 200

/** What the store holds, in the model's words: the newest games in full. */
export function held(store: Store, most: number) {
  const rows: ReturnType<Store['list']>['games'][number][] = []
  for (let total = 1; rows.length < Math.min(most, total);) {
    const limit = Math.min(PAGE, most - rows.length)
    const page = store.list({ states: ['open', 'finished', 'abandoned'], offset: rows.length, limit })
    rows.push(...page.games)
    total = page.total
  }
  return rows.toReversed().map(({ id, state }) => {
    const { actions, redo } = store.timeline(id)
    const pending = store.pendingHints(id)
    const hints = [0, 1].map((seat) => pending.of(seat))
    return { id, state, line: [...actions], redo: [...redo], hints, scored: store.result(id) !== undefined }
  })
}

/** What it must hold: a game is scored as soon as it is finished, and not before. */
export const expected = (model: Model, most: number): ReturnType<typeof held> =>
  model.games.slice(-most).map(({ id, state, line, redo, hints }) => {
    return { id, state, line, redo, hints, scored: state === 'finished' }
  })
