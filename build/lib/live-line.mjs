/** One calm line that says what is going on and for how long. Without a terminal only its beginning and end are printed. */
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

/** Starts the line; `done(text)` ends it with the time taken, `clear()` removes it. */
export function liveLine(text, out = process.stderr) {
  const since = performance.now()
  const live = Boolean(out.isTTY)
  const draw = () => out.write(`\r\x1b[K${text} … ${Math.floor((performance.now() - since) / 1000)} s`)
  if (live) draw()
  else out.write(`${text} …\n`)
  const timer = live ? setInterval(draw, 1000) : undefined
  const stop = () => {
    clearInterval(timer)
    if (live) out.write('\r\x1b[K')
  }
  return {
    done(end = text) {
      stop()
      out.write(`${end} (${seconds(since)} s)\n`)
    },
    clear: stop,
  }
}
