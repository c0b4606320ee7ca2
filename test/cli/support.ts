/** Runs the command line within the test, in a folder of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../src-main/cli/commands.ts'
import '../support/games.ts'

export interface Result {
  readonly code: number
  readonly out: string
  readonly err: string
}

export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'express-depot-cli-'))
  write(name: string, content: unknown): string {
    const file = join(this.path, name)
    const data =
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content)
    writeFileSync(file, data)
    return file
  }
  remove(): void {
    rmSync(this.path, { recursive: true })
  }
}

export async function cli(...args: string[]): Promise<Result> {
  let out = ''
  let err = ''
  const code = await run(args, { out: (text) => (out += text), err: (text) => (err += text) })
  return { code, out, err }
}
