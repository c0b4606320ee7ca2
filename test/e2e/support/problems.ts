import type { Page } from '@playwright/test'

/** Collects what a healthy page never has: errors and warnings in the console, exceptions, breaches of the policy. */
export function watchProblems(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('requestfailed', (request) => {
    // A page that is left, or an application that was killed, breaks its stream.
    if (!/\/(events|alive)(\?|$)/.test(request.url()))
      problems.push(`${request.url()}: ${request.failure()?.errorText}`)
  })
}
