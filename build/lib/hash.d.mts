/** One hash over names and contents of the given files and folders (relative to the project). */
export function hashOf(paths: readonly string[]): string
