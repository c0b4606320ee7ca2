/** The application with its opponents in their threads, served and played to the end of a game, then closed. */
import { openApplication } from '../../../src-main/shell/application.ts'
import { serve } from '../../../src-main/shell/local/server.ts'
import { enter, playGame } from '../../../build/lib/play-game.mjs'

const [dataDir = '', pageDir = ''] = process.argv.slice(2)
const worker = new URL('../../../src-main/games/worker.ts', import.meta.url).pathname
const application = openApplication({ dataDir, worker, version: '1.2.3', shell: 'local' })
const shell = await serve({ application, pageDir, port: 0 })
const { actions } = await playGame(await enter(shell.link()))
await shell.close()
await application.close()
console.log(JSON.stringify({ actions, origin: shell.origin }))
