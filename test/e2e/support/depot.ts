/** The built local shell as its own process, on data of its own; it can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { patient } from './patience.ts'

const SHELL = resolve(import.meta.dirname, '../../../out/main/local.js')
const START_MS = 15_000

export class Depot {
  readonly dataDir: string
  #process: ChildProcess | undefined
  #printed = ''
  #url = ''

  private constructor(dataDir: string) {
    this.dataDir = dataDir
  }

  /** Starts the application on a fresh data folder and any free port. */
  static async start(): Promise<Depot> {
    const depot = new Depot(await mkdtemp(join(tmpdir(), 'depot-e2e-')))
    await depot.startAgain()
    return depot
  }

  /** The one-time link of the last start. */
  get url(): string {
    return this.#url
  }

  get origin(): string {
    return new URL(this.#url).origin
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** What the application wrote to its terminal besides the link: nothing, when all is well. */
  get complaints(): string {
    return this.#printed
  }

  /** Starts it on the same data, on the same port where it ran before. */
  async startAgain(): Promise<void> {
    const port = this.#url === '' ? '0' : new URL(this.#url).port
    const child = spawn(
      process.execPath,
      [SHELL, '--json', '--no-open', '--data', this.dataDir, '--port', port],
      {
        env: { ...process.env, EXPRESS_DEPOT_STRICT: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    this.#process = child
    child.stderr.on('data', (part: Buffer) => (this.#printed += part.toString()))
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the application ended at its start: ${this.#printed}`)
    })
    ended.catch(() => undefined)
    const timeout = AbortSignal.timeout(patient(START_MS))
    const line = once(createInterface({ input: child.stdout }), 'line', { signal: timeout })
    const [text] = (await Promise.race([line, ended])) as [string]
    this.#url = (JSON.parse(text) as { url: string }).url
  }

  /** As a power cut would: no chance to tidy up. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** As when the computer sleeps: it neither answers nor ends. */
  sleep(): void {
    this.#process?.kill('SIGSTOP')
  }

  wake(): void {
    this.#process?.kill('SIGCONT')
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGCONT') // one asleep would hear of no other
    child.kill(signal)
    await gone
  }
}
