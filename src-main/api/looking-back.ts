/** What the requests of looking back do: history, export and import, replay, backups, printing. */
import type { In, Out } from '#shared/contract/contract.ts'
import type { lookingBackRequests } from '#shared/contract/looking-back.ts'
import { LONGEST_PART } from '#shared/contract/values.ts'
import { branchOf } from '../history/branch.ts'
import { exportPart } from '../history/export.ts'
import { Importer } from '../history/importer.ts'
import { Replays } from '../history/replays.ts'
import type { StoredHeader } from '../store/store.ts'
import { saving, TableError } from '../table/world.ts'
import { gameRecord } from '../table/record.ts'
import { OpenedGame } from '../table/secrets.ts'
import type { Summaries } from '../table/summaries.ts'
import type { HandlerWorld, Session } from './session.ts'

type Requests = keyof typeof lookingBackRequests
type Handlers = { [K in Requests]: (input: In<K>) => Out<K> | Promise<Out<K>> }

interface Parts {
  readonly world: HandlerWorld
  readonly session: Session
  readonly summaries: Summaries
  readonly gameOf: (id: string) => StoredHeader
}

export function lookingBack({ world, session, summaries, gameOf }: Parts): Handlers {
  const { store, emit } = world
  const replays = new Replays(store)
  /** The file at hand: a new one takes its place. */
  let upload: { readonly id: string; readonly importer: Importer } | undefined

  const changed = (change: () => void): null => {
    saving(change)
    emit({ type: 'games.changed' })
    return null
  }
  /** A game, marked now if it is in progress: whoever sits at its table then opens it again. */
  const marked = ({ id, state }: StoredHeader): void => {
    if (state === 'open' && session.find(id)) session.close()
    emit({ type: 'games.changed' })
  }
  const importerOf = (id: string): Importer => {
    if (upload?.id !== id) throw new TableError('noUpload')
    return upload.importer
  }
  const exportOpen = ({ id, consent }: In<'history.export-open'>): Out<'history.export-open'> => {
    const header = gameOf(id)
    const opened = OpenedGame.agreed(store, id, consent)
    marked(header)
    return gameRecord(opened, world.info.version)
  }

  return {
    'history.search': (query) => {
      const { games, ...rest } = store.past.search(query)
      return { games: games.map((row) => summaries.of(row)), ...rest }
    },
    'history.choices': () => store.past.choices(),
    'history.name': ({ id, name }) => changed(() => store.past.name(id, name)),
    'history.tag': ({ ids, add, remove }) => changed(() => store.past.tag(ids, add, remove)),
    'history.delete': ({ ids }) => {
      changed(() => store.past.delete(ids))
      if (session.current && ids.includes(session.current.id)) session.close()
      return null
    },
    'history.restore': ({ ids }) => changed(() => store.past.restore(ids)),
    'history.export': (query) => exportPart(store, query, world.info.version),
    'history.export-open': exportOpen,

    'import.begin': ({ unfinished }) => {
      upload = {
        id: world.randomText(),
        importer: new Importer(store, { ...(unfinished && { unfinished }) }),
      }
      return { upload: upload.id }
    },
    'import.part': ({ upload: id, text }) => {
      if (text.length > LONGEST_PART)
        throw new TableError('badRequest', { request: 'import.part', where: 'text' })
      return { games: importerOf(id).feed(text) }
    },
    'import.end': ({ upload: id }) => {
      const report = importerOf(id).end()
      upload = undefined
      emit({ type: 'games.changed' })
      return report
    },

    'replay.open': ({ id }) => replays.open(id),
    'replay.at': (query) => replays.at(query),
    'replay.branch': ({ id, at, luck }) => {
      const header = gameOf(id)
      const game = branchOf(store, header, { at, luck }, world.randomText)
      const [branch] = saving(() => store.past.adopt([game]))
      marked(header)
      return { id: branch ?? '' }
    },

    'backups.list': () => store.backups.list(),
    'backups.make': () => {
      saving(() => store.backups.make())
      return store.backups.list()
    },
    'backups.restore': ({ number }) => {
      session.close()
      saving(() => store.backups.restore(number))
      emit({ type: 'games.changed' })
      emit({ type: 'settings.changed', settings: store.settings() })
      return store.backups.list()
    },

    'page.print': async ({ name }) => {
      const path = await world.print?.(name)
      return path === undefined ? { by: 'browser', path: null } : { by: 'shell', path }
    },
  }
}
