import { defineConfig } from '@playwright/test'
import { findChromium } from './lib/chromium.mjs'

const chromium = findChromium()

export default defineConfig({
  testDir: '../test/e2e',
  outputDir: '../test-results',
  reporter: [['list']],
  workers: 1,
  forbidOnly: !!process.env.CI,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      chromiumSandbox: false,
    },
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
  },
})
