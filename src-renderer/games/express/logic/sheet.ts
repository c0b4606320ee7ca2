/** The score of a hand and of the match as rows and columns, a column a table. */
import type { HandSheet } from '#shared/games/express/types.ts'

export interface SheetRow {
  readonly key: 'trains' | 'ways' | 'left' | 'out' | 'sum' | 'before' | 'total'
  readonly cells: readonly number[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Points of each table over these hands. */
export const totalsAfter = (hands: readonly HandSheet[], tables: number): number[] =>
  Array.from({ length: tables }, (_, i) => sum(hands.map(({ rows }) => rows[i]?.total ?? 0)))

export function handRows({ rows }: HandSheet, before: readonly HandSheet[]): SheetRow[] {
  const earlier = totalsAfter(before, rows.length)
  return [
    { key: 'trains', cells: rows.map(({ trains }) => sum(trains)) },
    { key: 'ways', cells: rows.map(({ wayCars }) => wayCars) },
    { key: 'left', cells: rows.map(({ hand }) => hand) },
    { key: 'out', cells: rows.map(({ wentOut }) => wentOut) },
    { key: 'sum', cells: rows.map(({ total }) => total) },
    ...(before.length > 0
      ? [
          { key: 'before' as const, cells: earlier },
          { key: 'total' as const, cells: rows.map(({ total }, i) => total + (earlier[i] ?? 0)) },
        ]
      : []),
  ]
}
