export interface Task<Result> {
  readonly name: string
  readonly weight: number
  readonly after?: string
  readonly run: () => Promise<Result>
}

/** Runs tasks side by side as far as the slots go, each after the one it names. Results in the tasks' order. */
export function schedule<Result>(
  tasks: readonly Task<Result>[],
  rules: {
    readonly succeeded: (result: Result) => boolean
    readonly blocked: (task: Task<Result>) => Result
    readonly slots?: number
  },
): Promise<Result[]>
