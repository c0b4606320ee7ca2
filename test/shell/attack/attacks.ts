/** The ways in which another program of this computer keeps a local shell busy, without knowing its cookie. */

export interface Attack {
  readonly name: string
  /** Connections held open at once; each that falls is opened anew. */
  readonly connections: number
  /** Sent as soon as a connection stands. */
  readonly first?: string
  /** Sent again and again meanwhile. */
  readonly drip?: { readonly text: string; readonly everyMs: number }
  /** Sent whenever something was answered: a flood. */
  readonly again?: string
  /** Answers are left unread. */
  readonly deaf?: true
}

const asking = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`

/** All of them, against the shell at a port. */
export function attacksOn(port: number): readonly Attack[] {
  const host = `host: 127.0.0.1:${port}`
  const page = asking('GET / HTTP/1.1', host)
  const alive = asking('GET /alive HTTP/1.1', host)
  const upgrade = [
    'GET /events HTTP/1.1',
    host,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
  ]
  const from = `origin: http://127.0.0.1:${port}`
  const body = asking(
    'POST /rpc HTTP/1.1',
    host,
    from,
    'content-type: application/json',
    'content-length: 1000000',
  )
  const trickle = { text: 'x', everyMs: 200 }
  return [
    { name: 'silent connections', connections: 600 },
    { name: 'slow headers', connections: 600, first: `GET / HTTP/1.1\r\n${host}\r\nx-slow: `, drip: trickle },
    { name: 'slow bodies', connections: 600, first: body, drip: trickle },
    { name: 'half a WebSocket', connections: 600, first: upgrade.join('\r\n'), drip: trickle },
    {
      name: 'a WebSocket refused and kept open',
      connections: 600,
      first: asking(...upgrade, 'sec-websocket-key: ZXhwcmVzcyBkZXBvdCAuLg=='),
    },
    {
      name: 'answers never read',
      connections: 600,
      first: page.repeat(100),
      drip: { text: page, everyMs: 50 },
      deaf: true,
    },
    { name: 'connections hoarded after an answer', connections: 600, first: page },
    { name: 'a flood of requests', connections: 64, first: page, again: page },
    {
      name: 'a flood of requests, a connection each',
      connections: 64,
      first: asking('GET / HTTP/1.1', host, 'connection: close'),
    },
    { name: 'a flood of /alive', connections: 64, first: alive, again: alive },
    {
      name: 'a flood of /alive in whole trains',
      connections: 64,
      first: alive.repeat(200),
      drip: { text: alive.repeat(200), everyMs: 20 },
    },
    { name: 'connections opened and left, as fast as can be', connections: 256, first: '\r\n\r\nx\r\n\r\n' },
  ]
}
