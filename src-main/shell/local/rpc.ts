import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Application } from '../application.ts'
import { BodyRefused, readJson } from './body.ts'

function isCall(body: unknown): body is { name: string; input: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'name' in body &&
    typeof body.name === 'string' &&
    'input' in body
  )
}

/** Answers `POST /rpc` `{name, input}` with the application's reply. What `name` and `input` mean is checked there. */
export async function answerCall(
  application: Pick<Application, 'handle'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readJson(request)
  if (!isCall(body)) throw new BodyRefused(400, 'the body must be {"name": ..., "input": ...}')
  const reply = await application.handle(body.name, body.input)
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(reply))
}
