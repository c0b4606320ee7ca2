import { applicationNode } from './node.mjs'
import { at } from './paths.mjs'
import { capture, projectEnv } from './run.mjs'

/** Runs a program of a package with the newer Node. */
export const nodeTool = (path, args, env = {}) =>
  capture(applicationNode(), [at('node_modules', path), ...args], { env: { ...projectEnv(), ...env } })
