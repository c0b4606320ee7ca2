type Call = (name: string, input: unknown) => Promise<unknown>

/** `call(name, input)` gives a request's reply. What the application says of itself, and how the game ended. */
export function playGame(call: Call): Promise<{
  readonly info: { readonly version: string }
  readonly actions: number
  /** Decisions that computers searched for. */
  readonly thought: number
  readonly totals: readonly number[]
}>
/** Opens the local shell by its link; how to call its application. */
export function enter(link: string): Promise<Call>
