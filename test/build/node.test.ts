import { expect, test } from 'vitest'
import { applicationNode, checkNode } from '../../build/lib/node.mjs'

test.each(['v20.0.0', 'v20.20.2', 'v22.0.0', 'v24.21.0'])('the scripts run under Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow()
})

test.each(['v18.20.0', 'v19.9.0', 'v8.0.0'])('Node %s is refused in one sentence', (version) => {
  expect(() => checkNode(version)).toThrow(`Express Depot needs Node 20.0 or newer; this is ${version}.`)
})

test('the Node brought along is taken first, else the own one where it is new enough', () => {
  const own = '/usr/bin/node'
  expect(applicationNode({ brought: import.meta.filename, own, version: 'v20.1.0' })).toBe(
    import.meta.filename,
  )
  expect(applicationNode({ brought: '/none', own, version: 'v22.18.0' })).toBe(own)
  expect(() => applicationNode({ brought: '/none', own, version: 'v22.17.0' })).toThrow(
    'needs Node 22.18 or newer',
  )
  expect(() => applicationNode({ brought: '/none', own, version: 'v20.20.0' })).toThrow('this is v20.20.0')
})
