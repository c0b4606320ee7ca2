import { ipcMain } from 'electron'
import type { Reply, RequestName } from '#shared/contract/contract.ts'
import type { Application } from '../application.ts'
import { CALL } from './channels.ts'
import { tellPages } from './pages.ts'
import { isOurPage } from './sender.ts'

/** Binds the application to the page: requests come in by one channel, events go out by another. */
export function bindApplication(application: Pick<Application, 'handle' | 'on'>): void {
  ipcMain.handle(CALL, (event, name: unknown, input: unknown): Promise<Reply<RequestName>> => {
    if (!isOurPage(event)) throw new Error('refused: the request does not come from the page')
    if (typeof name !== 'string') throw new Error('refused: the request has no name')
    return application.handle(name, input)
  })
  application.on(tellPages)
}
