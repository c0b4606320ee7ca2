import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { patient } from '../test/e2e/support/patience.ts'
import { findChromium } from './lib/chromium.mjs'

const chromium = findChromium()

export default defineConfig({
  testDir: '../test/e2e',
  outputDir: '../test-results',
  reporter: [['list']],
  // Every test has an application and data of its own, and none measures how fast something is. Each waits a third of
  // its time for what a person would wait for, so one more runs than there are cores.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: true,
  timeout: 60_000,
  // Where nobody can look, a test that fails is tried once more; the list calls it flaky, so that it can be mended.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: !!process.env.CI,
  expect: { timeout: patient(15_000) },
  use: {
    browserName: 'chromium',
    actionTimeout: patient(15_000),
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      chromiumSandbox: false,
    },
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
  },
})
