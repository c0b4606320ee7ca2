/** Stretches of time to look back on, in the days of this place. */
const DAY = 24 * 60 * 60 * 1000

export const PERIODS = ['ever', 'week', 'month', 'year', 'lastYear'] as const
export type Period = (typeof PERIODS)[number]

export interface Span {
  /** ISO times, UTC: from the first, before the second. */
  readonly from: string | undefined
  readonly until: string | undefined
}

const iso = (time: number | Date): string => new Date(time).toISOString()

export function periodOf(period: Period, now: number): Span {
  const year = new Date(now).getFullYear()
  if (period === 'ever') return { from: undefined, until: undefined }
  if (period === 'week') return { from: iso(now - 7 * DAY), until: undefined }
  if (period === 'month') return { from: iso(now - 30 * DAY), until: undefined }
  const first = period === 'year' ? year : year - 1
  return { from: iso(new Date(first, 0, 1)), until: iso(new Date(first + 1, 0, 1)) }
}

/** Whole days as typed in (`2026-11-30`), both included; empty ones set no bound. */
export function daysOf(from: string, until: string): Span {
  const day = (text: string, plus: number): string | undefined => {
    const [year, month, date] = text.split('-').map(Number)
    return year && month && date ? iso(new Date(year, month - 1, date + plus)) : undefined
  }
  return { from: day(from, 0), until: day(until, 1) }
}
