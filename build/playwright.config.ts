import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '../test/e2e',
  outputDir: '../test-results',
  reporter: [['list']],
  workers: 1,
  forbidOnly: !!process.env.CI,
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      chromiumSandbox: false,
    },
    trace: 'retain-on-failure',
  },
})
