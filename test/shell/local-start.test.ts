import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser, windowArgs } from '../../src-main/shell/local/browser.ts'
import { FlagError, readFlags } from '../../src-main/shell/local/start.ts'
import { tempDir } from './support.ts'

test('flags are read', () => {
  expect(readFlags([])).toEqual({ port: 0, open: true, json: false })
  expect(readFlags(['--port', '8080', '--data', '/d', '--no-open', '--json'])).toEqual({
    port: 8080,
    data: '/d',
    open: false,
    json: true,
  })
})

test.each([
  [['--colour'], '--colour'],
  [['extra'], 'extra'],
  [['--port', 'x'], '--port: x is not a port'],
  [['--port', '70000'], '--port: 70000'],
  [['--port=-1'], '--port: -1'],
  [['--port'], '--port'],
  [['--data='], '--data: needs a folder'],
  [['--json=yes'], '--json'],
])('%j is refused in one line', (args, words) => {
  const read = (): unknown => readFlags(args)
  expect(read).toThrow(FlagError)
  expect(read).toThrow(words)
  expect(read).not.toThrow('\n')
})

function program(name: string, dir = tempDir()): string {
  writeFileSync(join(dir, name), '#!/bin/sh\n')
  chmodSync(join(dir, name), 0o755)
  return dir
}

test('a window of its own before the default browser, and neither without a display', () => {
  const dir = program('xdg-open')
  const env = { PATH: dir, DISPLAY: ':0' }
  expect(findBrowser('linux', env)).toEqual({ how: 'browser', file: join(dir, 'xdg-open') })
  program('chromium', dir)
  expect(findBrowser('linux', env)).toEqual({ how: 'window', file: join(dir, 'chromium') })
  expect(findBrowser('linux', { PATH: dir, WAYLAND_DISPLAY: 'wayland-0' })).toMatchObject({ how: 'window' })
  expect(findBrowser('linux', { PATH: dir })).toBeUndefined()
  expect(findBrowser('linux', { PATH: tempDir(), DISPLAY: ':0' })).toBeUndefined()
})

test('the window’s profile lies in the data folder; the sandbox is left on except for the super-user', () => {
  expect(windowArgs('http://127.0.0.1:1/?link=x', '/d', false)).toEqual(
    expect.arrayContaining(['--app=http://127.0.0.1:1/?link=x', '--user-data-dir=/d/window']),
  )
  expect(windowArgs('l', '/d', false)).not.toContain('--no-sandbox')
  expect(windowArgs('l', '/d', true)).toContain('--no-sandbox')
})
