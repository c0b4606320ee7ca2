/** Runs tasks side by side as far as the cores go, in the given order, each after the one it names. */
import { availableParallelism } from 'node:os'

/**
 * @template Result
 * @typedef {{ name: string; weight: number; after?: string; run: () => Promise<Result> }} Task
 */

/**
 * A task heavier than the machine runs alone. A task whose `after` did not succeed gets `blocked(task)` for its result.
 * Results in the tasks' order.
 *
 * @template Result
 * @param {readonly Task<Result>[]} tasks
 * @param {{ succeeded: (result: Result) => boolean; blocked: (task: Task<Result>) => Result; slots?: number }} rules
 * @returns {Promise<Result[]>}
 */
export async function schedule(
  tasks,
  { succeeded, blocked, slots = Math.max(2, Math.min(4, availableParallelism())) },
) {
  const results = new Map()
  const waiting = [...tasks]
  const running = new Map()
  const used = () => [...running.keys()].reduce((sum, { weight }) => sum + weight, 0)
  const names = new Set(tasks.map(({ name }) => name))
  const ready = ({ after }) => after === undefined || !names.has(after) || results.has(after)

  while (waiting.length + running.size > 0) {
    for (const task of [...waiting]) {
      const fits = running.size === 0 || used() + task.weight <= slots
      if (!ready(task) || !fits) continue
      waiting.splice(waiting.indexOf(task), 1)
      const first = task.after === undefined ? undefined : results.get(task.after)
      const work = first && !succeeded(first) ? Promise.resolve(blocked(task)) : task.run()
      running.set(
        task,
        work.then((result) => {
          results.set(task.name, result)
          running.delete(task)
        }),
      )
    }
    await Promise.race(running.values())
  }
  return tasks.map(({ name }) => results.get(name))
}
