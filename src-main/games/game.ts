/**
 * All that a game brings to main. Rules and opponent are there from the start; the rest is loaded when it is first
 * asked for, so that a thread which only thinks carries nothing else.
 */
import type { Json } from '#shared/games/common.ts'
import type { Brain } from '../ai/frame/brain.ts'
import type { Game } from '../rules/game.ts'
import type { Random } from '../rules/random.ts'
import type { Collect } from '../statistics/facts.ts'
import type { NumberedKind } from '../store/statistics-facts.ts'

export interface MainGame {
  readonly rules: Game
  readonly brain: Brain
  /** What the statistics page counts of this game alone; absent where there is nothing of the kind. */
  readonly facts?: {
    readonly kinds: readonly NumberedKind[]
    readonly load: () => Promise<{ readonly collect: Collect }>
  }
  /** `cli score`: what a layout typed in by hand is worth. Absent where the command does not know the game. */
  readonly score?: () => Promise<{ score(layout: Json): Reckoning }>
  /** `cli replay` for people. Absent where a view is printed as it is. */
  readonly readable?: () => Promise<ReadableView>
  /** `cli bench`. Absent where the game is played at random through its interface alone. */
  readonly playout?: () => Promise<{ readonly playout: Playout }>
  /** `cli bench --peer` compares this game with another framework's. */
  readonly peer?: true
  /** Commands that only this game has; each answers to one file. */
  readonly commands?: readonly FileCommand[]
}

export interface FileCommand {
  readonly name: string
  readonly about: string
  readonly load: () => Promise<{ solve(question: Json): Reckoning }>
}

/** An answer as data, and as text for people. */
export interface Reckoning {
  readonly result: Json
  readonly text: string
}

export interface ReadableView<View = unknown> {
  /** The view as tables of text; `names` by seat. */
  draw(view: View, names: readonly string[]): string
}

/** Deals a game and plays it at random to the end; returns the number of moves. */
export type Playout = (seats: number, random: Random) => number

/** Rows as a text table: the first column to the left, the others to the right, two spaces between. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, String(cell).length)))
  }
  const line = (row: readonly (string | number)[]) =>
    row.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!)))
  return rows.map((row) => `${line(row).join('  ').trimEnd()}\n`).join('')
}
