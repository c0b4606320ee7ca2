/**
 * A stand-in for Electron, as far as our shell uses it: what is registered can be called by a test. To be used by
 * `vi.mock('electron', () => import('./electron-stand-in.ts'))`.
 */
import { EventEmitter } from 'node:events'
import { vi } from 'vitest'
import type { MenuItemConstructorOptions, Rectangle } from 'electron'

class App extends EventEmitter {
  isPackaged = false
  first = true
  locale = 'de-AT'
  readonly paths = new Map<string, string>()
  readonly exit = vi.fn()
  readonly quit = vi.fn()
  readonly recent: string[] = []
  readonly switches: string[] = []
  readonly commandLine = {
    appendSwitch: (name: string, value = ''): void => void this.switches.push(`${name}=${value}`),
  }
  /** What a second start hands over. */
  handed: unknown
  #ready = Promise.withResolvers<void>()
  whenReady = (): Promise<void> => this.#ready.promise
  /** As Electron does, but not before the main module has ended. */
  becomeReady = (): void => this.#ready.resolve()
  startAnew = (): void => void (this.#ready = Promise.withResolvers<void>())
  requestSingleInstanceLock = (data?: unknown): boolean => {
    this.handed = data
    return this.first
  }
  addRecentDocument = (path: string): void => void this.recent.push(path)
  getPath = (name: string): string => this.paths.get(name) ?? `/${name}`
  setPath = (name: string, path: string): void => void this.paths.set(name, path)
  getLocale = (): string => this.locale
  getVersion = (): string => '1.2.3'
}
export const app = new App()

class Contents extends EventEmitter {
  openHandler: ((details: { url: string }) => { action: string }) | undefined
  readonly send = vi.fn()
  readonly reload = vi.fn()
  readonly setWebRTCIPHandlingPolicy = vi.fn()
  /** The page is still being loaded. */
  loading = false
  readonly printToPDF = vi.fn(() => Promise.resolve(Buffer.from('%PDF')))
  isDestroyed = (): boolean => false
  isLoadingMainFrame = (): boolean => this.loading
  setWindowOpenHandler = (handler: typeof this.openHandler): void => void (this.openHandler = handler)
}

export class BrowserWindow extends EventEmitter {
  static readonly all: BrowserWindow[] = []
  static getFocusedWindow = (): BrowserWindow | null => null
  static getAllWindows = (): BrowserWindow[] => BrowserWindow.all.filter((window) => !window.destroyed)
  readonly webContents = new Contents()
  readonly loadURL = vi.fn(() => Promise.resolve())
  readonly show = vi.fn()
  readonly focus = vi.fn()
  readonly restore = vi.fn()
  readonly maximize = vi.fn()
  readonly setFullScreen = vi.fn()
  destroyed = false
  minimized = false
  bounds: Rectangle = { x: 10, y: 20, width: 1000, height: 700 }
  readonly options: Record<string, unknown>
  constructor(options: Record<string, unknown> = {}) {
    super()
    this.options = options
    BrowserWindow.all.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }
  isDestroyed = (): boolean => this.destroyed
  isMinimized = (): boolean => this.minimized
  isMaximized = (): boolean => false
  fullScreen = true
  isFullScreen = (): boolean => this.fullScreen
  readonly setBounds = vi.fn((bounds: Rectangle) => void (this.bounds = bounds))
  getNormalBounds = (): Rectangle => this.bounds
  getTitle = (): string => 'Tennessee Central – Express Depot'
}

type Handler = (...args: unknown[]) => unknown
export const handlers = new Map<string, Handler>()
export const ipcMain = { handle: (channel: string, handler: Handler) => void handlers.set(channel, handler) }

class IpcRenderer extends EventEmitter {
  readonly invoke = vi.fn((..._args: unknown[]) => Promise.resolve({ ok: true, value: null }))
}
export const ipcRenderer = new IpcRenderer()
export const exposed = new Map<string, unknown>()
export const contextBridge = {
  exposeInMainWorld: (name: string, value: unknown) => void exposed.set(name, value),
}

export const schemes: unknown[] = []
export const protocols = new Map<string, (request: Request) => Promise<Response>>()
export const protocol = {
  registerSchemesAsPrivileged: (list: unknown[]) => void schemes.push(...list),
  handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
    void protocols.set(scheme, handler),
}

type Answer<T> = (answer: T) => void
export const asked: {
  check?: () => boolean
  request?: (contents: unknown, permission: string, answer: Answer<boolean>) => void
  device?: () => boolean
  before?: (details: { url: string }, answer: Answer<{ cancel: boolean }>) => void
} = {}
export const session = {
  defaultSession: {
    setPermissionCheckHandler: (handler: () => boolean) => void (asked.check = handler),
    setPermissionRequestHandler: (handler: typeof asked.request & object) => void (asked.request = handler),
    setDevicePermissionHandler: (handler: () => boolean) => void (asked.device = handler),
    setSpellCheckerEnabled: vi.fn(),
    webRequest: { onBeforeRequest: (handler: typeof asked.before & object) => void (asked.before = handler) },
  },
}

export const menus: MenuItemConstructorOptions[][] = []
export const Menu = {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (template: MenuItemConstructorOptions[]) => void menus.push(template),
}
export const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false }
export const MAIN_DISPLAY = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }
class Screen extends EventEmitter {
  displays = [MAIN_DISPLAY]
  getPrimaryDisplay = () => MAIN_DISPLAY
  getAllDisplays = () => this.displays
}
export const screen = new Screen()
export const dialog = {
  showErrorBox: vi.fn(),
  showMessageBox: vi.fn((..._args: unknown[]) => Promise.resolve({ response: 0 })),
  showSaveDialog: vi.fn((..._args: unknown[]) => Promise.resolve({ canceled: true, filePath: '' })),
  showOpenDialog: vi.fn((..._args: unknown[]) => Promise.resolve({ filePaths: [] as string[] })),
}

/** As before anything was started. */
export function forget(): void {
  app.removeAllListeners()
  screen.removeAllListeners()
  screen.displays = [MAIN_DISPLAY]
  app.first = true
  app.startAnew()
  app.paths.clear()
  app.recent.length = 0
  app.switches.length = 0
  app.handed = undefined
  BrowserWindow.all.length = 0
  handlers.clear()
  protocols.clear()
  schemes.length = 0
  menus.length = 0
  for (const mock of [app.exit, app.quit, ...Object.values(dialog)]) mock.mockClear()
}
