/** A stand-in for the application and a served page, for tests of the local shell. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { AppEvent } from '#shared/contract/contract.ts'
import type { TableNews, TableTold } from '#shared/contract/table.ts'
import { PATIENCE, type Patience } from '../../src-main/shell/local/requests.ts'
import { type LocalShell, serve } from '../../src-main/shell/local/server.ts'

export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'depot-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** A built page, with a secret beside it and a link inside it that points out. */
export function pageDir(): string {
  const dir = tempDir()
  const page = join(dir, 'renderer')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(page, 'assets', 'main-abc123.js'), 'void 0')
  writeFileSync(join(dir, 'secret.txt'), 'secret')
  symlinkSync(join(dir, 'secret.txt'), join(page, 'leak.txt'))
  return page
}

export interface StandIn {
  readonly calls: { name: string; input: unknown }[]
  emit(event: AppEvent): void
  handle(name: string, input: unknown): Promise<{ ok: true; value: null }>
  on(listener: (event: AppEvent) => void): () => void
  close(): Promise<void>
}

export function standIn(): StandIn {
  const listeners = new Set<(event: AppEvent) => void>()
  const calls: { name: string; input: unknown }[] = []
  return {
    calls,
    emit: (event) => listeners.forEach((listener) => listener(event)),
    handle(name, input) {
      calls.push({ name, input })
      return Promise.resolve({ ok: true, value: null })
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => Promise.resolve(),
  }
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Plain HTTP, with any header and any path: unlike `fetch`, nothing is set or normalised. */
export function ask(
  origin: string,
  options: RequestOptions & { body?: string | Buffer } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, agent: false, ...options }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(options.body)
  })
}

export interface Served {
  readonly shell: LocalShell
  readonly application: StandIn
  readonly cookie: string
  /** Headers of our own page's requests. */
  readonly ours: Record<string, string>
}

/** A running shell on a free port, already opened by its link. */
export async function served(patience: Patience = PATIENCE): Promise<Served> {
  const application = standIn()
  const shell = await serve({ application, pageDir: pageDir(), port: 0, patience })
  onTestFinished(() => shell.close())
  const { headers } = await ask(shell.origin, { path: pathOf(shell.link()) })
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  return { shell, application, cookie, ours: { cookie, origin: shell.origin } }
}

export const pathOf = (link: string): string => link.slice(new URL(link).origin.length)

/** A table event with as much of a table as streams look at. */
export function changed(id: string, from: number, at: number): AppEvent {
  const news: TableNews = { from, past: { after: from }, steps: [] }
  return { type: 'table.changed', table: { id, at, news } as TableTold }
}
