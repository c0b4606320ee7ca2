/** A project as it lies on the disk after cloning, with an npm of its own that installs stand-ins for the tools. */
import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

const BUILDER = `
  import { mkdirSync, writeFileSync, appendFileSync, existsSync } from 'node:fs'
  appendFileSync('builds', 'x')
  if (existsSync('break-build')) { console.log('rollup says no'); process.exit(1) }
  mkdirSync('out/renderer', { recursive: true })
  mkdirSync('out/main', { recursive: true })
  writeFileSync('out/renderer/index.html', '')
  writeFileSync('out/main/local.js', 'console.log("local", process.argv.slice(2).join(" "))')
`
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
if [ -f break-npm ]; then cat break-npm; exit 1; fi
rm -rf node_modules
mkdir -p node_modules/electron-vite/bin node_modules/electron
cp tools/electron-vite.mjs node_modules/electron-vite/bin/electron-vite.js
echo '{"type":"module"}' > node_modules/electron-vite/package.json
echo '{"version":"1.0.0"}' > node_modules/electron/package.json
echo 'process.exit(1)' > node_modules/electron/install.js
`

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export class Project {
  readonly dir: string

  constructor() {
    this.dir = mkdtempSync(join(tmpdir(), 'depot-build-'))
    onTestFinished(() => rmSync(this.dir, { recursive: true, force: true }))
    cpSync(join(ROOT, 'build'), join(this.dir, 'build'), { recursive: true })
    this.write('package.json', '{"type":"module"}')
    this.write('package-lock.json', '{"packages":{"":{},"node_modules/electron-vite":{"version":"6.0.0"}}}')
    this.write('src-main/main.ts', '')
    this.write('tools/electron-vite.mjs', BUILDER)
    this.write('bin/npm', NPM)
    chmodSync(join(this.dir, 'bin/npm'), 0o755)
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.dir, path)), { recursive: true })
    writeFileSync(join(this.dir, path), text)
  }

  link(path: string, to: string): void {
    symlinkSync(to, join(this.dir, path))
  }

  remove(path: string): void {
    rmSync(join(this.dir, path), { recursive: true })
  }

  read(path: string): string {
    const file = join(this.dir, path)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }

  /** How often npm was asked to install, and the application was built. */
  get counts(): { installs: number; builds: number } {
    return { installs: this.read('npm-calls').split('\n').length - 1, builds: this.read('builds').length }
  }

  /** Runs a script of build/ without a display. */
  run(script: string, args: readonly string[] = []): Promise<Ran> {
    const { DISPLAY: _x, WAYLAND_DISPLAY: _w, CI: _ci, ...rest } = process.env
    const env = { ...rest, PATH: `${join(this.dir, 'bin')}:${process.env.PATH}` }
    const child = spawn(process.execPath, [join('build', script), ...args], { cwd: this.dir, env })
    return new Promise((done, reject) => {
      let out = ''
      let err = ''
      child.stdout.on('data', (part: Buffer) => (out += part.toString()))
      child.stderr.on('data', (part: Buffer) => (err += part.toString()))
      child.on('error', reject)
      child.on('close', (code) => done({ code, out, err }))
    })
  }
}
