import { describe, expect, it } from 'vitest'
import { rest, sitDown, type Visit } from './support.ts'

let visit: Visit | undefined

const dialog = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[role="dialog"]')
  if (!found) throw new Error('no dialog')
  return found
}
const button = (text: string): HTMLElement => {
  const all = [...dialog().querySelectorAll('button')]
  const found = all.find((one) => one.textContent?.trim() === text)
  if (!found) throw new Error(`no button ${text} among ${all.map((one) => one.textContent).join(' | ')}`)
  return found
}

describe('the sealed envelope', { timeout: 30_000 }, () => {
  it('shows its seal and nothing of its contents while the game runs', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    visit.named('Sealed envelope').click()
    await rest(visit)
    const header = visit.depot.store.game(visit.table().id)
    const shown = dialog().textContent ?? ''
    expect(shown).toContain(visit.table().seal)
    for (const secret of [header?.seed, header?.nonce, header?.seats[1]?.botSeed])
      expect(shown).not.toContain(secret)
    expect(dialog().querySelectorAll('button')).toHaveLength(1)
  })

  it('is opened at the end, and the check tells what follows from it', async () => {
    visit = await sitDown(['human', 'conductor', 'apprentice'], {
      before: (depot, start) => depot.playToEnd(start),
    })
    visit.named('Sealed envelope').click()
    await rest(visit)
    const header = visit.depot.store.game(visit.table().id)
    expect(dialog().textContent).toContain(header?.nonce)
    expect(dialog().textContent).toContain(header?.seats[2]?.botSeed)
    button('Check the game').click()
    await rest(visit)
    const found = [...dialog().querySelectorAll('.found li')].map((line) => line.textContent?.trim())
    expect(found[0]).toBe('The seal belongs to these contents.')
    expect(found[2]).toMatch(/^Decisions of computers made again and found equal: \d\d\.$/)
    expect(found).toHaveLength(3)
    expect(dialog().querySelector('.found ul')?.classList).toContain('holds')
  })
})
