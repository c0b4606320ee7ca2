/** Plays a whole game through the local shell as its page would: one person at random moves, the others computers. */

const GAME = {
  game: 'tennessee-central',
  options: { locomotive: 'top' },
  seats: [
    { name: 'Ada', kind: 'human', livery: 'plum' },
    { name: 'Ben', kind: 'apprentice', livery: 'teal' },
    { name: 'Cy', kind: 'apprentice', livery: 'rust' },
  ],
}
const LONGEST_MS = 120_000

async function enter(link) {
  const { origin } = new URL(link)
  const door = await fetch(link)
  const cookie = door.headers.get('set-cookie')?.split(';')[0]
  if (!door.ok || !cookie) throw new Error(`the link does not let in: ${door.status}`)
  const headers = { cookie, origin, 'content-type': 'application/json' }
  return {
    get: (path) => fetch(origin + path, { headers }),
    async ask(name, input = {}) {
      const response = await fetch(`${origin}/rpc`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name, input }),
      })
      const reply = await response.json()
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
      return reply.value
    },
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The last state of a finished game, its page's status and what the application says of itself. */
export async function playGame(link) {
  const { get, ask } = await enter(link)
  const page = await get('/')
  const info = await ask('app.info')
  await ask('settings.set', { speed: 'instant', thinkingMs: 250 })
  const { id } = await ask('games.create', GAME)
  const began = performance.now()
  let table = await ask('table.open', { id })
  while (table.state === 'open') {
    if (performance.now() - began > LONGEST_MS) throw new Error('the game does not come to an end')
    const { legal, at } = table
    if (legal) {
      const { length } = legal.actions
      const result = await ask('table.act', { id, seat: legal.seat, at, action: legal.actions[at % length] })
      if (!result.ok) throw new Error(`a legal action was refused: ${JSON.stringify(result.refusals)}`)
    } else await pause(10)
    table = await ask('table.open', { id }) // with one person there is no curtain it could close
  }
  const record = await ask('games.export', { id })
  return { info, page: page.status, actions: record.actions.length, totals: table.outcome.totals, record }
}
