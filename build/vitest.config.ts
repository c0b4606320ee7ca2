import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [vue()],
  test: {
    reporters: ['default'],
    // A machine may be busy; a test that hangs is found all the same.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'test/{rules,ai,store,table,review,statistics,shell,cli,shared,build,api,lab}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'component', environment: 'happy-dom', include: ['test/renderer/**/*.test.ts'] },
      },
    ],
  },
})
