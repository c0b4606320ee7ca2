/** What the corner with the one primary button says. */

/** `key` under `prompt` in the game's texts; `lead` is its first, bold part. */
export interface Prompt {
  readonly key: string
  readonly lead: string
  readonly params: Readonly<Record<string, string | number>>
}
