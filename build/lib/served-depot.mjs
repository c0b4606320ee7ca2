/** The built local shell on fresh data, for the scripts that measure it and take its picture. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { applicationNode } from './node.mjs'
import { at, ROOT } from './files.mjs'
import { projectEnv } from './run.mjs'

export function freshDir() {
  const dir = mkdtempSync(join(tmpdir(), 'depot-'))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

/** Starts a program that prints a link in its output; settles with the link and how to end it. */
export async function startForLink(file, args, env = projectEnv(), cwd = ROOT) {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await gone
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const link = /http:\/\/127\.0\.0\.1:\d+\/\?link=[\w-]+/.exec(line)?.[0]
    if (link) return { link, stop }
  }
  throw new Error(`${file} ended without a link`)
}

export const startShell = (dataDir) =>
  startForLink(applicationNode(), [at('out/main/local.js'), '--no-open', '--data', dataDir])

/**
 * Asks the application from inside its page; its answer. Throws the error of a refused request.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {unknown} [input]
 * @returns {Promise<unknown>}
 */
export function ask(page, name, input = {}) {
  return page.evaluate(
    async ([name, input]) => {
      const response = await fetch('/rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, input }),
      })
      const reply = await response.json()
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
      return reply.value
    },
    [name, input],
  )
}
