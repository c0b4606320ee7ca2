/** What the page gets from main: the bridge of the contract, and nothing else. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { AppEvent, Bridge, In, Reply, RequestName } from '#shared/contract/contract.ts'
import { CALL, EVENT } from './channels.ts'

const bridge: Bridge = {
  call: <K extends RequestName>(name: K, input: In<K>) =>
    ipcRenderer.invoke(CALL, name, input) as Promise<Reply<K>>,
  on(listener) {
    const heard = (_event: IpcRendererEvent, event: AppEvent): void => listener(event)
    ipcRenderer.on(EVENT, heard)
    return () => void ipcRenderer.off(EVENT, heard)
  },
}

contextBridge.exposeInMainWorld('bridge', bridge)
