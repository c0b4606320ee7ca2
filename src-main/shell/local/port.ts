/** Whether the local shell may listen at the port a person asked for. */
import { createServer } from 'node:net'
import { StartError } from '../start-error.ts'

/** Ports that browsers open nothing at, since other services once used them (the list of the fetch standard). */
const REFUSED = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** The error of listening as a sentence. */
export function portFault(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartError('portTaken', { port }, error)
  if (code === 'EACCES' || code === 'EPERM') return new StartError('portForbidden', { port }, error)
  return error
}

/** Throws `StartError` where the port cannot be had. Asked before anything is made for the start. */
export async function mustBeFree(port: number): Promise<void> {
  if (REFUSED.has(port)) throw new StartError('portRefused', { port })
  if (port === 0) return
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(port, '127.0.0.1', resolve)
    })
  } catch (error) {
    throw portFault(error, port)
  }
  await new Promise<void>((resolve) => probe.close(() => resolve()))
}
