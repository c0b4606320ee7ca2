/** What every request does. Inputs are checked already; whatever is thrown becomes the reply's error. */
import type { In, Out, RequestName } from '#shared/contract/contract.ts'
import type { GameSummary } from '#shared/contract/games.ts'
import type { Json } from '#shared/games/common.ts'
import type { GameRecord } from '#shared/record.ts'
import { Coach } from '../review/coach/coach.ts'
import { answerPuzzle, openPuzzle } from '../review/puzzles.ts'
import { SealCheck } from '../review/seal-check.ts'
import { AI_VERSION } from '../ai/decision.ts'
import { rulesOf } from '../rules/games.ts'
import { type Playable, playable } from '../rules/record.ts'
import type { GameRow, StoredHeader } from '../store/store.ts'
import { readStatistics } from '../statistics/desk.ts'
import { mustReplayIfOlder, newStoredGame } from '../table/open.ts'
import { saving, TableError } from '../table/world.ts'
import { gameRecord } from '../table/record.ts'
import { mustBeOver, OpenedGame } from '../table/secrets.ts'
import { Summaries } from '../table/summaries.ts'
import { lookingBack } from './looking-back.ts'
import { ofPlayers } from './players.ts'
import { type HandlerWorld, Session } from './session.ts'

export type Handlers = { [K in RequestName]: (input: In<K>) => Out<K> | Promise<Out<K>> }

export function handlers(world: HandlerWorld): { handlers: Handlers; session: Session } {
  const { store, emit } = world
  const session = new Session(world)
  const summaries = new Summaries(store)
  const coach = new Coach({ store, thinker: world.thinker, emit, recordOf: (id) => replayable(id) })
  const sealCheck = new SealCheck(world.thinker, world.now, emit)

  const gameOf = (id: string): StoredHeader => {
    const header = store.game(id)
    if (!header || header.deleted !== undefined) throw new TableError('noSuchGame')
    return header
  }
  const summaryOf = (header: StoredHeader): GameSummary => {
    const result = store.result(header.id)
    const row: GameRow = {
      ...header,
      actions: store.timeline(header.id).actions.length,
      ...(result && { result }),
    }
    return summaries.of(row)
  }
  const create = (setup: In<'games.create'>): { id: string } => {
    const game = newStoredGame(setup, world.randomText)
    const { id } = saving(() => store.createGame(game))
    emit({ type: 'games.changed' })
    return { id }
  }
  /** An action in the game's own words. */
  const actionFor = (request: RequestName, id: string, action: Json): Json => {
    const schema = rulesOf(gameOf(id).game)?.schemas.action
    const parsed = schema?.safeParse(action)
    if (!parsed?.success) {
      const where = ['action', ...(parsed?.error.issues[0]?.path ?? [])].join('.')
      throw new TableError('badRequest', { request, where })
    }
    return parsed.data as Json
  }
  const endedGame = (id: string): StoredHeader => {
    const header = gameOf(id)
    mustBeOver(header, 'notEnded')
    return header
  }
  const recordOf = (id: string): GameRecord => {
    return gameRecord(OpenedGame.over(store, gameOf(id), 'gameOpen'), world.info.version)
  }
  /** A record that leads to its result under today's rules. */
  const standing = (id: string): GameRecord => {
    mustReplayIfOlder(store, gameOf(id))
    return recordOf(id)
  }
  const replayable = (id: string): Playable => playable(standing(id))
  const practice = { store, thinker: world.thinker, recordOf: replayable }

  return {
    session,
    handlers: {
      ...lookingBack({ world, session, summaries, gameOf }),
      ...ofPlayers(world, session),

      'app.info': () => ({ ...world.info, notices: [...(world.info.notices ?? []), ...store.notices] }),

      'settings.get': () => store.settings(),
      'settings.set': (change) => {
        const settings = saving(() => store.changeSettings(change))
        emit({ type: 'settings.changed', settings })
        session.current?.repace()
        return settings
      },

      'games.list': (query) => {
        const { games, total } = store.list(query)
        return { games: games.map((row) => summaries.of(row)), total }
      },
      'games.last': ({ game }) => store.lastSetup(game) ?? null,
      'games.create': create,
      'games.again': ({ id }) => {
        const { game, options, seats } = gameOf(id)
        return create({ game, options, seats })
      },
      'games.abandon': ({ id }) => {
        gameOf(id)
        saving(() => {
          store.abandon(id)
        })
        session.find(id)?.end()
        emit({ type: 'games.changed' })
        return summaryOf(gameOf(id))
      },
      'games.export': ({ id }) => recordOf(id),

      'table.open': ({ id }) => session.open(id),
      'table.leave': ({ id }) => {
        if (session.find(id)) session.close()
        return null
      },
      'table.act': ({ id, seat, at, action }) =>
        session.at(id).act(seat, at, actionFor('table.act', id, action)),
      'table.preview': ({ id, seat, draft }) => {
        const { refusals, values } = session.at(id).preview(seat, actionFor('table.preview', id, draft))
        return { refusals, values }
      },
      'table.undo': ({ id, consent, at }) => session.at(id).undo(consent ?? [], at),
      'table.redo': ({ id }) => session.at(id).redo(),
      'table.hint': ({ id, seat }) => session.at(id).hint(seat),
      'table.curtain': ({ id, seat, open, pin }) => session.at(id).curtain(seat, open, pin),
      'table.standing': ({ id, seat, order }) => session.at(id).order(seat, order),
      'table.hurry': ({ id }) => {
        session.at(id).hurry()
        return null
      },
      'table.rest': ({ id, resting }) => {
        session.at(id).rest(resting)
        return null
      },

      'review.verify': ({ id }) => {
        mustBeOver(gameOf(id), 'sealed')
        return sealCheck.run(id, standing(id))
      },
      'coach.report': ({ id }) => coach.report(endedGame(id)),
      'coach.start': ({ id }) => coach.start(endedGame(id)),
      'coach.stop': () => {
        coach.stop()
        return null
      },

      'puzzles.list': ({ player }) => store.figures.puzzles(AI_VERSION, player),
      'puzzles.open': ({ id, at }) => openPuzzle(practice, endedGame(id).id, at),
      'puzzles.answer': ({ id, at, action }) => answerPuzzle(practice, endedGame(id).id, at, action),
      'statistics.read': (query) => readStatistics({ store, now: world.now, recordOf: replayable }, query),

      'review.stop': () => {
        sealCheck.stop()
        return null
      },
    },
  }
}
