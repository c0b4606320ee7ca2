import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { schedule, type Task } from '../../build/lib/schedule.mjs'

/** Tasks that note when they begin and end. */
function noted(...specs: [name: string, weight: number, after?: string][]) {
  const log: string[] = []
  const tasks: Task<string>[] = specs.map(([name, weight, after]) => ({
    name,
    weight,
    ...(after === undefined ? {} : { after }),
    async run() {
      log.push(`+${name}`)
      await wait(5)
      log.push(`-${name}`)
      return name
    },
  }))
  return { log, tasks }
}

const rules = { succeeded: (result: string) => result !== 'bad', blocked: () => 'blocked', slots: 2 }

test('tasks run side by side up to the slots, results keep their order', async () => {
  const { log, tasks } = noted(['a', 1], ['b', 1], ['c', 1])
  expect(await schedule(tasks, rules)).toEqual(['a', 'b', 'c'])
  expect(log.slice(0, 2)).toEqual(['+a', '+b'])
  expect(log.indexOf('+c')).toBeGreaterThan(1)
})

test('a heavy task runs alone, even when it is heavier than the machine', async () => {
  const { log, tasks } = noted(['a', 1], ['heavy', 9], ['b', 1])
  await schedule(tasks, rules)
  const [begin, end] = [log.indexOf('+heavy'), log.indexOf('-heavy')]
  expect(end).toBe(begin + 1)
})

test('a task waits for the one it names, and is not run when that failed', async () => {
  const { log, tasks } = noted(['late', 1, 'bad'], ['bad', 1], ['other', 1, 'absent'])
  expect(await schedule(tasks, rules)).toEqual(['blocked', 'bad', 'other'])
  expect(log).not.toContain('+late')
})
