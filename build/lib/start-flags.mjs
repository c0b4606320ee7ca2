import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ClearError } from './terminal.mjs'

export const HELP = `Express Depot: three railway card games on one table.

  npm start                        install what is missing, build what changed, open the application
  npm start -- --shell electron    open it in Electron (fetched once when missing)
  npm start -- --shell local       open it in a browser of this computer
  npm start -- --port 8080         the local shell's port (default: any free one)
  npm start -- --data DIR          keep games in DIR instead of your own data folder
  npm start -- --no-open           only print the link
  npm start -- --help              this text
`

const bad = (text) => new ClearError(text, { exitCode: 2 })

/** Reads the command line. Throws one sentence and exit code 2 for whatever it does not know. */
export function readStartFlags(args) {
  const values = parse(args)
  const { shell, port, data } = values
  if (shell !== undefined && shell !== 'electron' && shell !== 'local')
    throw bad(`--shell: ${shell} is neither electron nor local`)
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= 65535))
    throw bad(`--port: ${port} is not a port number (0 to 65535)`)
  if (data === '') throw bad('--data: needs a folder')
  const localOnly = port !== undefined ? '--port' : values['no-open'] ? '--no-open' : undefined
  if (localOnly && shell === 'electron')
    throw bad(`${localOnly}: belongs to the local shell, not to electron`)
  return {
    shell: localOnly ? 'local' : shell,
    port,
    data: data === undefined ? undefined : resolve(data),
    open: !values['no-open'],
    help: values.help ?? false,
  }
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        shell: { type: 'string' },
        port: { type: 'string' },
        data: { type: 'string' },
        'no-open': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw bad(`${error.message.split('. ')[0]} (npm start -- --help lists the flags)`)
  }
}
