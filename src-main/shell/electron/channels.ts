/** The two channels between page and main. */
export const CALL = 'depot:call'
export const EVENT = 'depot:event'
