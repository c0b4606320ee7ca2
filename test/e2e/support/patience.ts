/** The limits of the end-to-end tests: they grow with what else the machine has to do. */
import { availableParallelism, loadavg } from 'node:os'
import { test as base } from '@playwright/test'

/** How many programs wanted each core in the last minute; at least one, and one where no system tells. */
const crowd = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

/** A limit, in milliseconds, for a machine as busy as now. Even a quiet one gets twice the time: its load is told late. */
export const patient = (ms: number): number => Math.round(ms * (1 + crowd()))

/** A test whose own limit is as patient. */
export const test = base.extend<{ readonly patience: undefined }>({
  patience: [
    async ({ browserName: _ }, use, info) => {
      info.setTimeout(patient(info.timeout))
      await use(undefined)
    },
    { auto: true },
  ],
})
