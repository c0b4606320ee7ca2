import type { IncomingMessage } from 'node:http'
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

/** The application's reply to `POST /rpc` `{name, input}`. What `name` and `input` mean is checked there. */
export async function answerCall(application: Pick<Application, 'handle'>, request: IncomingMessage) {
  const body = await readJson(request)
  if (!isCall(body)) throw new BodyRefused(400, 'the body must be {"name": ..., "input": ...}')
  return application.handle(body.name, body.input)
}
