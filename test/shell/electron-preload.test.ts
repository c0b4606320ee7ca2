import { expect, test, vi } from 'vitest'
import type { Bridge } from '#shared/contract/contract.ts'
import { exposed, ipcRenderer } from './electron-stand-in.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))

test('the preload exposes the bridge of the contract and nothing else', async () => {
  await import('../../src-main/shell/electron/preload.ts')
  expect([...exposed.keys()]).toEqual(['bridge'])
  const bridge = exposed.get('bridge') as Bridge
  expect(Object.keys(bridge).toSorted()).toEqual(['call', 'on'])

  await bridge.call('app.info', {})
  expect(ipcRenderer.invoke).toHaveBeenCalledExactlyOnceWith('depot:call', 'app.info', {})

  const heard: unknown[] = []
  const off = bridge.on((event) => heard.push(event))
  ipcRenderer.emit('depot:event', { sender: 'internals' }, { type: 'games.changed' })
  expect(heard).toEqual([{ type: 'games.changed' }])
  off()
  ipcRenderer.emit('depot:event', {}, { type: 'games.changed' })
  expect(heard).toHaveLength(1)
  expect(ipcRenderer.listenerCount('depot:event')).toBe(0)
})
