import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { homeLimit, pageHead } from './build/lib/page-head.mjs'

const at = (path: string): string => resolve(import.meta.dirname, path)

/** The sentences of Home. */
const FIRST = /texts\/(?<locale>\w\w)\/(?:first|app|errors|home|notices|store)\.ts$/

export default defineConfig({
  main: {
    build: {
      rolldownOptions: {
        input: {
          electron: at('src-main/shell/electron/main.ts'),
          local: at('src-main/shell/local/main.ts'),
          'ai-worker': at('src-main/games/worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: at('src-main/shell/electron/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('src-renderer'),
    plugins: [vue({ features: { optionsAPI: false } }), pageHead(), homeLimit()],
    build: {
      outDir: at('out/renderer'),
      emptyOutDir: true,
      minify: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: at('src-renderer/index.html'),
        output: {
          codeSplitting: {
            groups: [
              // What Home says comes in one piece, a language each.
              {
                name: (id) => FIRST.exec(id)?.groups?.locale && `home-${FIRST.exec(id)?.groups?.locale}`,
                test: FIRST,
              },
            ],
          },
        },
      },
    },
  },
})
