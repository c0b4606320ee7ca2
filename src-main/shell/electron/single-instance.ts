import { app } from 'electron'

/**
 * The first start owns the data; a second one ends and brings the first one's window forward. False: end now.
 * To be called after the paths are set: the lock lies in the user data folder.
 */
export function isOnlyInstance(showWindow: () => void): boolean {
  if (!app.requestSingleInstanceLock()) return false
  app.on('second-instance', showWindow)
  return true
}
