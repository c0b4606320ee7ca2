/** The commands, and what happens to their results and errors. */
import { offeredGames } from '../games/offer.ts'
import { InputError } from '../rules/json.ts'
import { UsageError } from './input.ts'

/** Does its work; a text it returns is printed. */
type Run = (args: readonly string[]) => string | void | Promise<string | void>

interface Command {
  readonly about: string
  readonly usage: string
  /** Loaded when it is called, so that each command starts quickly. */
  readonly load: () => Promise<Run>
}

type Commands = Readonly<Record<string, Command>>

const ON_FILES: Commands = {
  replay: {
    about: 'show a recorded game after any of its actions',
    usage: 'replay FILE [--at N] [--viewer all|public|SEAT] [--legal] [--check FILE] [--json]',
    load: async () => (await import('./on-files.ts')).replayCommand,
  },
  verify: {
    about: 'check that deal and decisions of a recorded game follow from what was sealed before it',
    usage: 'verify FILE [--json]',
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  score: {
    about: 'score a layout typed in by hand',
    usage: 'score FILE [--json]',
    load: async () => (await import('./on-files.ts')).scoreCommand,
  },
}
const OF_COMPUTERS: Commands = {
  simulate: {
    about: 'let computers play each other and tell how they did',
    usage:
      'simulate --game G --seats KIND,KIND,... [--games N] [--seed S] [--options JSON] [--iterations N] [--workers N] [--sprt ELO0,ELO1] [--resume FILE] [--budget SECONDS] [--json]',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  bench: {
    about: 'measure rules, opponents and table on this computer',
    usage: 'bench [--game G] [--seconds N] [--games N] [--peer FOLDER] [--json]',
    load: async () => (await import('./bench.ts')).bench,
  },
}

/** The application's own, and between them those that only one game has. */
function commands(): Commands {
  const ofGames = offeredGames().flatMap((game) =>
    (game.commands ?? []).map((command): [string, Command] => {
      const { name, about } = command
      const load = async (): Promise<Run> => (await import('./on-files.ts')).gameCommand(command)
      return [name, { about, usage: `${name} FILE [--json]`, load }]
    }),
  )
  return { ...ON_FILES, ...Object.fromEntries(ofGames), ...OF_COMPUTERS }
}

interface Streams {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** Runs one command and returns its exit code: 0 done, 2 bad input (one line of `err`), 1 a fault of ours. */
export async function run(args: readonly string[], { out, err }: Streams): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h') {
    out(help())
    return name === undefined ? 2 : 0
  }
  try {
    const known = commands()
    const command = Object.hasOwn(known, name) ? known[name] : undefined
    if (!command) throw new UsageError(`there is no command "${name}"; --help lists them`)
    if (rest.includes('--help') || rest.includes('-h')) {
      out(`${command.about}\n  cli ${command.usage}\n`)
      return 0
    }
    const text = await (await command.load())(rest)
    if (text !== undefined) out(text)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof InputError)) {
      err(`${error instanceof Error ? error.stack : String(error)}\n`)
      return 1
    }
    err(`${error.message.replace(/\s+/g, ' ')}\n`)
    return 2
  }
}

function help(): string {
  const lines = Object.values(commands()).map(({ usage, about }) => `  cli ${usage}\n      ${about}\n`)
  return `Express Depot on the command line\n\n${lines.join('')}\nWith --json every command prints one line of JSON.\n`
}
