import type { Session } from 'electron'

/** Camera, place, notifications, devices, whatever comes: the page needs none of it. */
export function denyPermissions(session: Session): void {
  session.setPermissionCheckHandler(() => false)
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setDevicePermissionHandler(() => false)
}
