/** What a person at a terminal sees: one clear sentence when something fails, one line while something takes its time. */
import { spawn } from 'node:child_process'
import { at } from './files.mjs'

/** Something a person can understand and mend; `log` holds the details. Printed as one sentence, never as a trace. */
export class ClearError extends Error {
  constructor(message, { log, exitCode = 1 } = {}) {
    super(message)
    this.name = 'ClearError'
    this.log = log
    this.exitCode = exitCode
  }
}

/** Runs a script's main function and turns what it throws into one line and an exit code. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    const clear = error instanceof ClearError
    const text = clear ? error.message : (error?.stack ?? String(error))
    process.stderr.write(`${text}${clear && error.log ? ` Details: ${error.log}` : ''}\n`)
    process.exitCode = clear ? error.exitCode : 1
  }
}

/** One calm line that says what is going on and for how long. Without a terminal only its beginning and end are printed. */
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

/** Starts the line; `done(text)` ends it with the time taken, `clear()` removes it. */
export function liveLine(text, out = process.stderr) {
  const since = performance.now()
  const live = Boolean(out.isTTY)
  const draw = () => out.write(`\r\x1b[K${text} … ${Math.floor((performance.now() - since) / 1000)} s`)
  if (live) draw()
  else out.write(`${text} …\n`)
  const timer = live ? setInterval(draw, 1000) : undefined
  const stop = () => {
    clearInterval(timer)
    if (live) out.write('\r\x1b[K')
  }
  return {
    done(end = text) {
      stop()
      out.write(`${end} (${seconds(since)} s)\n`)
    },
    clear: stop,
  }
}

/** Runs a program in the foreground; its exit code. A first Ctrl+C is the program's to answer. */
export function inForeground(file, args, { cwd = at(), env = process.env } = {}) {
  const child = spawn(file, args, { stdio: 'inherit', cwd, env })
  const stay = () => undefined
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', stay)
  process.on('SIGTERM', pass)
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  }).finally(() => {
    process.off('SIGINT', stay)
    process.off('SIGTERM', pass)
  })
}
