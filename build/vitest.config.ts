import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** A stand-in for a module, another user, a count of open files: each of these needs a process of its own. */
const APART = ['test/shell/{electron-*,daily-backup,soak}.test.ts', 'test/store/faults.test.ts']

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [vue()],
  test: {
    reporters: ['default'],
    // A machine may be busy; a test that hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    pool: 'threads',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'test/{rules,ai,store,table,review,statistics,shell,cli,shared,build,api,lab,fourth-game}/**/*.test.ts',
          ],
          exclude: APART,
        },
      },
      {
        extends: true,
        test: { name: 'apart', environment: 'node', pool: 'forks', isolate: true, include: APART },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['test/renderer/**/*.test.ts'],
          setupFiles: ['test/renderer/support/clean-page.ts'],
        },
      },
    ],
  },
})
