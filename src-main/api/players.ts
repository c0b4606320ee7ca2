/** What the requests about the people of the household do. Whoever has a PIN is changed with it only. */
import type { In, Out, RequestName } from '#shared/contract/contract.ts'
import { saving } from '../table/world.ts'
import type { HandlerWorld, Session } from './session.ts'

type Requests = Extract<RequestName, `players.${string}`>
type Handlers = { [K in Requests]: (input: In<K>) => Out<K> }

export function ofPlayers({ store, pins, emit }: HandlerWorld, session: Session): Handlers {
  const prove = (player: number, proof: string | undefined): void => {
    pins.prove(store, player, proof)
  }
  const changed = (change: () => void): Out<'players.list'> => {
    saving(change)
    emit({ type: 'games.changed' })
    return store.players()
  }
  return {
    'players.list': () => store.players(),
    'players.rename': ({ id, name, proof }) => {
      prove(id, proof)
      return changed(() => {
        store.renamePlayer(id, name)
      })
    },
    'players.merge': ({ from, into, proof, proofInto }) => {
      prove(from, proof)
      prove(into, proofInto)
      return changed(() => {
        store.mergePlayers(from, into)
      })
    },
    'players.delete': ({ id, proof }) => {
      prove(id, proof)
      return changed(() => {
        store.deletePlayer(id)
      })
    },
    'players.pin': ({ id, pin, proof }) => {
      prove(id, proof)
      return changed(() => {
        store.setPin(id, pin)
      })
    },
    'players.forgot-pin': ({ id }) => {
      const givenUp = saving(() => store.forgetPin(id))
      for (const game of givenUp) session.find(game)?.end()
      emit({ type: 'games.changed' })
      return store.players()
    },
  }
}
