/** Ports that cannot be had are said before anything is made for the start. */
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { mustBeFree, portFault } from '../../src-main/shell/local/start.ts'
import { StartError } from '../../src-main/shell/failure.ts'

const faultOf = (error: unknown): string => (error instanceof StartError ? error.fault : String(error))
const asked = (port: number): Promise<string> => mustBeFree(port).then(() => 'none', faultOf)

test('a port that another program has, or at which browsers open nothing, is refused', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  expect(await asked(port)).toBe('portTaken')
  await new Promise((done) => other.close(done))
  expect(await asked(port)).toBe('none')
  expect(await asked(6000)).toBe('portRefused')
  expect(await asked(0)).toBe('none')
})

test('a port that this user may not use is told from one that is taken', () => {
  const denied = Object.assign(new Error('denied'), { code: 'EACCES' })
  expect(faultOf(portFault(denied, 80))).toBe('portForbidden')
  const other = new Error('anything else')
  expect(portFault(other, 80)).toBe(other)
})
