import { app } from 'electron'
import { denyNavigation } from './navigation.ts'
import { denyNewWindows } from './new-windows.ts'
import { denyDatagrams } from './network.ts'
import { denyWebviews } from './webviews.ts'

/** The rules that hold for every page ever shown, whoever opens it; to be called before the first window. */
export function restrainContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    denyNavigation(contents)
    denyNewWindows(contents)
    denyWebviews(contents)
    denyDatagrams(contents)
  })
}
