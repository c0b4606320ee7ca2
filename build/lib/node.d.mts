/** Throws when this Node is too old for the start and test scripts. */
export function checkNode(version?: string): void
/** The Node that runs the application and its tools. Throws when there is none new enough. */
export function applicationNode(where?: { brought?: string; own?: string; version?: string }): string
