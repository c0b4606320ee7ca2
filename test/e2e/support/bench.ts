/** The application on a folder of data with many games, and a browser at it, for the benches. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../../build/lib/chromium.mjs'

export interface BenchShell {
  readonly page: Page
  /** Milliseconds the processor has worked: the application, and the page's own thread. */
  readonly worked: () => Promise<{ readonly application: number; readonly page: number }>
  readonly close: () => Promise<void>
}

/** Of a process and its threads, in milliseconds; only Linux tells (in steps of 10 ms). */
function processorOf(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Starts what was built last, at Home. */
export async function benchShell(data: string): Promise<BenchShell> {
  const shell = ['out/main/local.js', ...['--json', '--no-open', '--data', data, '--port', '0']]
  const child = spawn(process.execPath, shell, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: false,
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url)
  await page.waitForSelector('h1')
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    page,
    worked: async () => {
      const { metrics } = await tools.send('Performance.getMetrics')
      const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
      return { application: processorOf(child), page: seconds * 1000 }
    },
    close: async () => {
      await browser.close()
      child.kill()
    },
  }
}
