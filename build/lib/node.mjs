/** Which Node runs what: the scripts want 20, the application 22.18 (24 comes along where npm has it for the system). */
import { existsSync } from 'node:fs'
import { ClearError } from './terminal.mjs'
import { at } from './files.mjs'

const FOR_SCRIPTS = [20, 0]
const FOR_APPLICATION = [22, 18]

const atLeast = (version, [major, minor]) => {
  const [have, haveMinor] = version.replace(/^v/, '').split('.').map(Number)
  return have > major || (have === major && haveMinor >= minor)
}

/** Throws when this Node is too old for the start and test scripts. */
export function checkNode(version = process.version) {
  if (atLeast(version, FOR_SCRIPTS)) return
  throw new ClearError(`Express Depot needs Node ${FOR_SCRIPTS.join('.')} or newer; this is ${version}.`)
}

/**
 * The Node that runs the application and its tools. Throws when there is none new enough.
 *
 * @param {{ brought?: string; own?: string; version?: string }} [where]
 * @returns {string}
 */
export function applicationNode({
  brought = at('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node'),
  own = process.execPath,
  version = process.version,
} = {}) {
  if (existsSync(brought)) return brought
  if (atLeast(version, FOR_APPLICATION)) return own
  throw new ClearError(
    `On this system (${process.platform}, ${process.arch}) Express Depot needs Node ${FOR_APPLICATION.join('.')} or newer; this is ${version}.`,
  )
}
