/** `npm run --silent cli -- ...`: the command line, installed first where it is not. Its own words and exit code pass through. */
import { inForeground, runMain } from './lib/terminal.mjs'
import { install } from './lib/install.mjs'
import { applicationNode, checkNode } from './lib/node.mjs'
import { at } from './lib/files.mjs'

await runMain(async () => {
  checkNode()
  await install()
  // File names on the command line are meant from where the person stands.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  process.exitCode = await inForeground(
    applicationNode(),
    [at('src-main/cli/main.ts'), ...process.argv.slice(2)],
    { cwd },
  )
})
