import type { ExpressOptions } from '#shared/games/express/types.ts'

/** EX-3: cards dealt to each seat. */
export const handSize = (options: ExpressOptions): number => (options.partners ? 8 : 10)
