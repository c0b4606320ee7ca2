import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

/** Tests that put a stand-in in the place of a module, or count objects in memory, need a process of their own. */
const APART = ['test/shell/{electron-*,daily-backup}.test.ts', 'test/api/kept.test.ts']

/**
 * Tests that start threads and processes, watch and kill them, count what one leaves open or become another user. What
 * such a child loads is not known to vitest, so these are no part of a run of what a change concerns.
 */
const PROCESSES = [
  'test/shell/{soak,network,application-threads,electron-recovery}.test.ts',
  'test/store/{kill,faults,faults-running,full-disk}.test.ts',
  'test/ai/pool.test.ts',
  'test/cli/simulate*.test.ts',
  'test/build/{start,package}.test.ts',
]

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
    experimental: { recordDependencies: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'test/{rules,ai,store,table,review,statistics,shell,cli,shared,build,api,lab,fourth-game}/**/*.test.ts',
          ],
          exclude: [...APART, ...PROCESSES],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          environment: 'node',
          pool: 'forks',
          isolate: true,
          include: APART,
          exclude: PROCESSES,
        },
      },
      {
        extends: true,
        test: { name: 'processes', environment: 'node', pool: 'forks', isolate: true, include: PROCESSES },
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
