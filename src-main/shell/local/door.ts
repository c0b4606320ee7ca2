/** The two small pages outside the application: the one that lets in, and the one that does not. */
import type { Context } from 'hono'
import { LANGUAGES } from '#shared/texts/languages.ts'

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

const page = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Express Depot</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`

/**
 * Sets the cookie and goes on to the page. Not by redirect: a link clicked in another program's page would carry
 * that page as its origin along the redirect, and the strict cookie would not be sent.
 */
export const letIn = (c: Context, cookie: string): Response =>
  c.body(page('<meta http-equiv="refresh" content="0;url=/">', ''), 200, { ...HEADERS, 'set-cookie': cookie })

/** 403, in every language: nobody knows yet who reads it. */
export function keepOut(c: Context): Response {
  const said = Object.entries(LANGUAGES).map(
    ([locale, { shell }]) => `<p lang="${locale}">${shell.linkUsed}</p>`,
  )
  return c.body(page('', said.join('')), 403, HEADERS)
}
