/** A page of a program that was started with --remote-debugging-port, as far as our scripts need it. */

const START_MS = 60_000

async function target(port, address) {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (response) => response.json(),
      () => [],
    )
    const found = list.find(({ type, url }) => type === 'page' && url.startsWith(address))
    if (found) return found.webSocketDebuggerUrl
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no page ${address} within ${START_MS / 1000} s`)
}

/** Waits for the page at an address. `evaluate(text)`: the value of an expression; `close()`: closes its window. */
export async function devtools(port, address) {
  const socket = new WebSocket(await target(port, address))
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('the page does not let itself be reached'))
  })
  const waiting = new Map()
  let last = 0
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    waiting.get(id)?.({ result, error })
    waiting.delete(id)
  }
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
  return {
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    async close() {
      await send('Page.close')
      socket.close()
    },
  }
}
