import { expect, it } from 'vitest'
import { rest, sitDown, type Visit } from './support.ts'

let visit: Visit | undefined
const panel = (): string => document.querySelector('.hints')?.textContent ?? ''

it(
  'gives a nudge first, the moves with their reasons when asked again, then goes',
  { timeout: 30_000 },
  async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    const ask = async (): Promise<void> => {
      visit?.named('Hint').click()
      if (visit) await rest(visit)
    }
    await ask()
    expect(panel()).toMatch(/Think about|Whose shares|What does each|The share you show/)
    expect(document.querySelectorAll('.hints li')).toHaveLength(0)
    expect(document.querySelector('.hinted')).toBeNull()
    await ask()
    expect(document.querySelectorAll('.hints li').length).toBeGreaterThan(1)
    expect(document.querySelectorAll('.hints .reason').length).toBeGreaterThan(0)
    expect(panel()).not.toContain('reasons.')
    await ask()
    expect(document.querySelector('.hints')).toBeNull()
  },
)
