/** Takes a saved game into the history, by the same requests the page has for it. */
import { open, stat } from 'node:fs/promises'
import type { In, Out, Reply, RequestError, RequestName } from '#shared/contract/contract.ts'
import type { ImportReport } from '#shared/contract/history.ts'
import { LONGEST_PART } from '#shared/contract/values.ts'
import type { Application } from '../application.ts'

/** A household's games of many years; what is larger is no saved game. */
const MOST_BYTES = 512 * 1024 * 1024

/** Why a file was not taken in: the system's code, or a request's error. Nothing of it was kept beyond whole games. */
export class FileRefused extends Error {
  readonly error: RequestError
  constructor(error: RequestError) {
    super(error.key)
    this.name = 'FileRefused'
    this.error = error
  }
}

const refused = (key: string, reason: string): FileRefused => new FileRefused({ key, params: { reason } })

/** The file's text in pieces. Throws the system's error, or `FileRefused` when it is no text in UTF-8. */
async function* textOf(file: string): AsyncGenerator<string> {
  const about = await stat(file)
  if (!about.isFile()) throw refused('fileNotRead', 'EISDIR') // a pipe would be waited for
  if (about.size > MOST_BYTES) throw refused('fileNotRead', 'EFBIG')
  const handle = await open(file, 'r')
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const bytes = Buffer.alloc(LONGEST_PART)
    for (;;) {
      const { bytesRead } = await handle.read(bytes, 0, bytes.length)
      yield decoder.decode(bytes.subarray(0, bytesRead), { stream: bytesRead > 0 })
      if (bytesRead === 0) return
    }
  } catch (error) {
    if (error instanceof TypeError) throw refused('importNotJson', 'UTF-8')
    throw error
  } finally {
    await handle.close()
  }
}

/** What became of the file's games. Throws `FileRefused`. */
export async function importFile(
  application: Pick<Application, 'handle'>,
  file: string,
): Promise<ImportReport> {
  async function ask<K extends RequestName>(name: K, input: In<K>): Promise<Out<K>> {
    const reply = (await application.handle(name, input)) as Reply<K>
    if (!reply.ok) throw new FileRefused(reply.error)
    return reply.value
  }
  try {
    const { upload } = await ask('import.begin', {})
    for await (const text of textOf(file)) await ask('import.part', { upload, text })
    return await ask('import.end', { upload })
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw refused('fileNotRead', (error as NodeJS.ErrnoException).code ?? String(error))
  }
}
