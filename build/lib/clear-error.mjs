/** Something a person can understand and mend; `log` holds the details. Printed as one sentence, never as a trace. */
export class ClearError extends Error {
  constructor(message, { log, exitCode = 1 } = {}) {
    super(message)
    this.name = 'ClearError'
    this.log = log
    this.exitCode = exitCode
  }
}

/** Runs a script's main function and turns what it throws into one line and an exit code. */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    const clear = error instanceof ClearError
    const text = clear ? error.message : (error?.stack ?? String(error))
    process.stderr.write(`${text}${clear && error.log ? ` Details: ${error.log}` : ''}\n`)
    process.exitCode = clear ? error.exitCode : 1
  }
}
