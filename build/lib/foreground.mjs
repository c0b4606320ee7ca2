import { spawn } from 'node:child_process'
import { at } from './paths.mjs'

/** Runs a program in the foreground; its exit code. A first Ctrl+C is the program's to answer. */
export function inForeground(file, args, { cwd = at(), env = process.env } = {}) {
  const child = spawn(file, args, { stdio: 'inherit', cwd, env })
  const stay = () => undefined
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', stay)
  process.on('SIGTERM', pass)
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  }).finally(() => {
    process.off('SIGINT', stay)
    process.off('SIGTERM', pass)
  })
}
