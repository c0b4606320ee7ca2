/** `CHROMIUM` where it is set, else Chromium or Chrome on the PATH, else Playwright's own. */
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined
