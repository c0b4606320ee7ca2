/** EX-41: how long a match is. */
export const MATCHES = ['hand', 'hands', 'target'] as const
