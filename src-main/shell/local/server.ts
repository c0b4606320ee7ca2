/** The application on 127.0.0.1 for browsers of this computer: the routes. `session.ts` and `requests.ts` have the rules. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { ErrorKey } from '#shared/texts/languages.ts'
import type { Application } from '../application.ts'
import { openAssets, SECURITY_HEADERS } from '../assets.ts'
import { answerCall, BodyRefused, PATIENCE, type Patience, serverOptions } from './requests.ts'
import { foreign, keepOut, LET_IN, letIn, Session, whyOut } from './session.ts'
import { asksForSocket, refuseSocket } from './socket.ts'
import { Strangers } from './strangers.ts'
import { EventStreams } from './events.ts'
import { HandOver } from './hand-over.ts'

interface Served {
  readonly Bindings: HttpBindings
}
const NOT_KEPT = { 'cache-control': 'no-store' }

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

  const app = new Hono<Served>({ getPath: (request) => new URL(request.url).pathname })
  app.post('/link', (c) => {
    handOver.answer(c.env.incoming, c.env.outgoing, origin, () => session.link())
    return RESPONSE_ALREADY_SENT
  })
  // Hono answers HEAD as GET without the body: a link is not spent on it, and no stream begins.
  app.get('/', (c, next) => {
    const token = c.req.method === 'GET' ? c.req.query('link') : undefined
    const ours = `http://${c.env.incoming.headers.host}` === origin
    const cookie = token !== undefined && ours ? session.redeem(token, bound) : undefined
    return cookie ? letIn(c, cookie) : next()
  })
  app.use(async (c, next) => {
    const refused = foreign(c.env.incoming, origin)
    if (refused) return refuse(c, refused)
    const standing = session.standing(c.env.incoming.headers.cookie, bound)
    // Tells a page what it showed itself, and by answering that the program runs; to our own, whether there is room.
    if (c.req.path === '/alive' && c.req.method === 'GET')
      return c.json({ standing: standing === 'ours' && streams.full ? 'full' : standing }, 200, NOT_KEPT)
    if (standing === 'ours') return next()
    const link = c.req.query('link') !== undefined
    return keepOut(c, whyOut(standing, { link, letIn: c.req.query(LET_IN) !== undefined }))
  })
  app.post('/rpc', async (c) => c.json(await answerCall(application, c.env.incoming), 200, NOT_KEPT))
  app.get('*', async (c) => {
    const asset = await assets.get(decode(c.req.path))
    if (!asset) return refuse(c, 404)
    return c.body(asset.body, 200, {
      'content-type': asset.type,
      'content-length': String(asset.body.length),
      'cache-control': asset.cache,
    })
  })
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD')
    return refuse(c, 405)
  })
  app.onError(fail)

  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
    autoCleanupIncoming: false, // what is left of a body is read to its end by whoever refuses it
  })
  const server = createServer(serverOptions(patience), (request, response) => {
    strangers.asked(request.socket, request.headers.cookie, response)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    const { url = '' } = request
    const address = url.startsWith('/') && !url.startsWith('//') ? URL.parse(url, origin) : null
    if (!address) return void response.writeHead(400, NOT_KEPT).end()
    request.url = `${address.pathname}${address.search}` // backslashes and dots resolved
    void listener(request, response)
  })
  const strangers = new Strangers(server, (cookies) => session.knows(cookies, bound))
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy())
    const address = URL.parse(request.url ?? '', origin)
    const refused =
      foreign(request, origin) ?? (session.knows(request.headers.cookie, bound) ? undefined : 403)
    if (refused) return refuseSocket(socket, refused)
    if (address?.pathname !== '/events' || !asksForSocket(request)) return refuseSocket(socket, 404)
    strangers.asked(request.socket, request.headers.cookie)
    streams.add(request, socket, address.searchParams.get('after'))
  })
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

function refuse(c: Context<Served>, status: 403 | 404 | 405 | 421 | 500): Response {
  return c.body(null, status, NOT_KEPT)
}

function fail(error: Error, c: Context<Served>): Response {
  const { outgoing } = c.env
  if (outgoing.headersSent || outgoing.destroyed) {
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  if (error instanceof BodyRefused) {
    const key: ErrorKey = 'badRequest'
    const reply = { ok: false, error: { key, params: { request: '/rpc', where: error.message } } }
    return c.json(reply, error.status)
  }
  console.error(error)
  return refuse(c, 500)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
