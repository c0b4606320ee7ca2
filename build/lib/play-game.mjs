/** Plays a whole game as a page would: one person at any legal move, the others computers. */

const GAME = {
  game: 'tennessee-central',
  options: { locomotive: 'top' },
  seats: [
    { name: 'Ada', kind: 'human', livery: 'plum' },
    { name: 'Ben', kind: 'conductor', livery: 'teal' },
    { name: 'Cy', kind: 'engineer', livery: 'rust' },
  ],
}
const LONGEST_MS = 120_000

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @typedef {(name: string, input: unknown) => Promise<unknown>} Call a request's reply */

/**
 * What the application says of itself, and how the game ended; `thought`: decisions that computers searched for.
 *
 * @param {Call} call
 * @returns {Promise<{ info: { version: string }; actions: number; thought: number; totals: readonly number[] }>}
 */
export async function playGame(call) {
  const ask = async (name, input = {}) => {
    const reply = await call(name, input)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  const info = await ask('app.info')
  await ask('settings.set', { speed: 'instant', thinkingMs: 250 })
  const { id } = await ask('games.create', GAME)
  const began = performance.now()
  let table = await ask('table.open', { id })
  while (table.state === 'open') {
    if (performance.now() - began > LONGEST_MS) throw new Error('the game does not come to an end')
    const { legal, at } = table
    if (legal) {
      const action = legal.actions[at % legal.actions.length]
      const result = await ask('table.act', { id, seat: legal.seat, at, action })
      if (!result.ok) throw new Error(`a legal action was refused: ${JSON.stringify(result.refusals)}`)
    } else await pause(10)
    table = await ask('table.open', { id }) // with one person there is no curtain it could close
  }
  const { actions } = await ask('games.export', { id })
  // Without their threads computers still play, but think nothing: that must not pass for a game.
  const thought = actions.filter(({ iterations }) => iterations > 0).length
  if (thought === 0) throw new Error('no computer has thought: their threads do not run')
  return { info, actions: actions.length, thought, totals: table.outcome.totals }
}

/**
 * Opens the local shell by its link; how to call its application. Throws when the page itself is not served.
 *
 * @param {string} link
 * @returns {Promise<Call>}
 */
export async function enter(link) {
  const { origin } = new URL(link)
  const door = await fetch(link)
  const cookie = door.headers.get('set-cookie')?.split(';')[0]
  if (!door.ok || !cookie) throw new Error(`the link does not let in: ${door.status}`)
  const page = await fetch(`${origin}/`, { headers: { cookie } })
  if (!page.ok || !(await page.text()).includes('<div id="app"')) throw new Error(`no page: ${page.status}`)
  const headers = { cookie, origin, 'content-type': 'application/json' }
  return async (name, input) => {
    const response = await fetch(`${origin}/rpc`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name, input }),
    })
    return response.json()
  }
}
