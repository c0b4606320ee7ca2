/** The thread of an opponent: it knows how every game is played, and nothing else of the application. */
import { parentPort } from 'node:worker_threads'
import { offerBrains } from '../ai/decide.ts'
import { think } from '../ai/worker.ts'
import { GAMES } from './games.ts'

if (!parentPort) throw new Error('the worker runs in a worker thread')
offerBrains(GAMES.map(({ brain }) => brain))
think(parentPort)
