import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, and what the scripts keep there. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const at = (...parts) => join(ROOT, ...parts)
export const CACHE = at('.cache')
