import type { Page } from '@playwright/test'

/** Asks the application from inside its page; its answer. Throws the error of a refused request. */
export function ask(page: Page, name: string, input?: unknown): Promise<unknown>
