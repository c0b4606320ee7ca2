/** EX-41: how long a match is. */
export const MATCHES = ['hand', 'hands', 'target'] as const

/** EX-43: whether a partner's yes obliges the asker to go out, or only permits it. */
export const PERMISSIONS = ['binding', 'lenient'] as const
