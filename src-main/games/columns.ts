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
