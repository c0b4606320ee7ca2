/** Saved games handed to the application: by the system, on the command line, by a second start. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const EXTENSION = 'expressgame'

/** The saved games among a program's arguments, as absolute paths; desktops give addresses or paths. */
export function savedGamesIn(args: readonly string[], cwd: string): string[] {
  return args.flatMap((arg) => {
    const path = pathOf(arg)
    return path?.toLowerCase().endsWith(`.${EXTENSION}`) ? [resolve(cwd, path)] : []
  })
}

function pathOf(arg: string): string | undefined {
  if (arg.startsWith('-')) return undefined
  if (!arg.startsWith('file:')) return arg
  try {
    return fileURLToPath(arg)
  } catch {
    return undefined // of another computer
  }
}

/** A file that nobody expected to fail holds up none that come after it. */
const report = (error: unknown): void => console.error(error)

/** Files wait until somebody can open them; then they are opened one after the other, in the order they came. */
export class SavedGames {
  #waiting: string[] = []
  #open: ((file: string) => Promise<void>) | undefined
  #busy: Promise<void> = Promise.resolve()

  add(files: readonly string[]): void {
    this.#waiting.push(...files)
    this.#go()
  }

  /** From now on files are opened by `open`. */
  openBy(open: (file: string) => Promise<void>): void {
    this.#open = open
    this.#go()
  }

  #go(): void {
    const open = this.#open
    if (!open) return
    for (const file of this.#waiting.splice(0)) this.#busy = this.#busy.then(() => open(file)).catch(report)
  }
}
