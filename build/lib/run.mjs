/** Runs programs: the project's own tools with its own Node, everything else as it comes. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { applicationNode } from './node.mjs'
import { at, CACHE } from './files.mjs'

const BIN = at('node_modules', '.bin')

/** The environment in which the project's own tools, and Node 24 where it came along, are found first. */
export const projectEnv = (env = process.env) => ({ ...env, PATH: `${BIN}${delimiter}${env.PATH ?? ''}` })

/** The environment without them: for npm, which replaces the folder they are in. */
export const systemEnv = (env = process.env) => ({
  ...env,
  PATH: (env.PATH ?? '')
    .split(delimiter)
    .filter((dir) => dir !== BIN)
    .join(delimiter),
})

/**
 * Runs a program to its end without showing its output. `{code, output, timedOut}`; a program that is not there
 * gives code 127. `ms`: time limit; `signal`: an AbortSignal that ends it.
 */
export function capture(file, args, { env = projectEnv(), ms, signal, cwd = at() } = {}) {
  return new Promise((resolve) => {
    let output = ''
    let timedOut = false
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !file.endsWith('.exe'),
    })
    const timer =
      ms &&
      setTimeout(() => {
        timedOut = true
        child.kill('SIGKILL')
      }, ms)
    signal?.addEventListener('abort', () => child.kill('SIGKILL'))
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('error', (error) => finish(127, `${output}${error.message}\n`))
    child.on('close', (code) => finish(code ?? 1, output))
    const finish = (code, text) => {
      clearTimeout(timer)
      resolve({ code, output: text, timedOut })
    }
  })
}

/** Keeps a program's output for whoever wants the details; returns the file's path. */
export function writeLog(name, text) {
  mkdirSync(CACHE, { recursive: true })
  const file = join(CACHE, `${name}.log`)
  writeFileSync(file, text)
  return file
}

/** Runs a program of a package with the newer Node. */
export const nodeTool = (path, args, env = {}) =>
  capture(applicationNode(), [at('node_modules', path), ...args], { env: { ...projectEnv(), ...env } })
