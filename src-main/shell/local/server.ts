/** The application on 127.0.0.1 for browsers of this computer: routes only, each rule has its own file. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ErrorKey } from '#shared/texts/languages.ts'
import type { Application } from '../application.ts'
import { openAssets } from '../assets.ts'
import { SECURITY_HEADERS } from '../headers.ts'
import { BodyRefused } from './body.ts'
import { keepOut, letIn } from './door.ts'
import { EventStreams } from './events.ts'
import { foreign } from './guard.ts'
import { HandOver } from './hand-over.ts'
import { limitConnections, PATIENCE, type Patience, serverOptions } from './limits.ts'
import { answerCall } from './rpc.ts'
import { Session } from './session.ts'

export interface LocalShell {
  readonly origin: string
  /** Known to whoever may read the data folder: the hand-over proves by it who asks and who answers. */
  readonly key: string
  /** A fresh one-time link. */
  link(): string
  /** Number of pages that listen now. */
  pages(): number
  close(): Promise<void>
}

export interface Serving {
  readonly application: Pick<Application, 'handle' | 'on'>
  /** The built page. */
  readonly pageDir: string
  /** 0: any free port. */
  readonly port: number
  readonly patience?: Patience
}

/** Starts serving. Rejects when the port is taken (`EADDRINUSE`) or the page is not built. */
export async function serve({
  application,
  pageDir,
  port,
  patience = PATIENCE,
}: Serving): Promise<LocalShell> {
  const assets = await openAssets(pageDir)
  const session = new Session()
  const streams = new EventStreams()
  const handOver = new HandOver()
  let origin = ''
  let bound = 0
  const link = (): string => `${origin}/?link=${session.link()}`

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void | Promise<void>> =
    {
      'POST /rpc': (request, response) => answerCall(application, request, response),
      'GET /events': (request, response) => streams.add(request, response),
    }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    const { method = '', url = '' } = request
    const address = url.startsWith('/') && !url.startsWith('//') ? URL.parse(url, origin) : null
    if (!address) return refuse(response, 400)
    if (method === 'POST' && address.pathname === '/link')
      return handOver.answer(request, response, origin, () => session.link())
    const token = method === 'GET' && address.pathname === '/' ? address.searchParams.get('link') : null
    const cookie =
      token !== null && request.headers.host === new URL(origin).host && session.redeem(token, bound)
    if (cookie) return letIn(response, cookie)
    const refused = foreign(request, origin)
    if (refused) return refuse(response, refused)
    if (!session.knows(request.headers.cookie, bound)) return keepOut(response)
    const route = routes[`${method} ${address.pathname}`]
    if (route) return route(request, response)
    if (method !== 'GET' && method !== 'HEAD') return refuse(response.setHeader('allow', 'GET, HEAD'), 405)
    const asset = await assets.get(decode(address.pathname))
    if (!asset) return refuse(response, 404)
    response.writeHead(200, {
      'content-type': asset.type,
      'content-length': asset.body.length,
      'cache-control': asset.cache,
    })
    response.end(method === 'HEAD' ? undefined : asset.body)
  }

  const server = createServer(serverOptions(patience), (request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error))
  })
  limitConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  bound = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${bound}`
  const off = application.on((event) => streams.send(event))

  return {
    origin,
    key: handOver.key,
    link,
    pages: () => streams.open,
    close: () =>
      new Promise((resolve) => {
        off()
        streams.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store' }).end()
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  if (error instanceof BodyRefused) {
    response.writeHead(error.status, { 'content-type': 'application/json; charset=utf-8' })
    const key: ErrorKey = 'badRequest'
    const reply = { ok: false, error: { key, params: { request: '/rpc', where: error.message } } }
    response.end(JSON.stringify(reply))
    return
  }
  console.error(error)
  refuse(response, 500)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
