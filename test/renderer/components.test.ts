import { createPinia } from 'pinia'
import { describe, expect, it, vi } from 'vitest'
import MessageStack from '../../src-renderer/components/MessageStack.vue'
import RadioBar from '../../src-renderer/components/RadioBar.vue'
import SeatIcon from '../../src-renderer/components/SeatIcon.vue'
import UiButton from '../../src-renderer/components/UiButton.vue'
import { symbols } from '../../src-renderer/art/sprite.ts'
import { useNotices } from '../../src-renderer/stores/notices.ts'
import { arrive, settle } from './support/depot.ts'

describe('a button', () => {
  it('is pressed', async () => {
    const pressed = vi.fn()
    const { page } = await arrive(UiButton, { props: { onPress: pressed } })
    await page.trigger('click')
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('that cannot be pressed says why and stays in the tab order', async () => {
    const pressed = vi.fn()
    const { page, pinia } = await arrive(UiButton, {
      props: { why: 'Two seats are called Ada.', onPress: pressed },
    })
    await page.trigger('click')
    expect(pressed).not.toHaveBeenCalled()
    expect(page.attributes('disabled')).toBeUndefined()
    expect(page.attributes('aria-disabled')).toBe('true')
    expect(page.text()).toContain('Two seats are called Ada.')
    expect(useNotices(pinia).spoken).toBe('Two seats are called Ada.')
  })
})

describe('a radio bar', () => {
  it('has a name, shows the choice and gives back its value', async () => {
    const chosen = vi.fn()
    const { page } = await arrive(RadioBar, {
      props: {
        label: 'Size',
        modelValue: 100,
        choices: [
          { value: 90, text: '90 %' },
          { value: 100, text: '100 %' },
        ],
        'onUpdate:modelValue': chosen,
      },
    })
    expect(page.attributes()).toMatchObject({ role: 'radiogroup', 'aria-label': 'Size' })
    const [first, second] = page.findAll('[role=radio]')
    expect([first?.attributes('aria-checked'), second?.attributes('aria-checked')]).toEqual(['false', 'true'])
    await first?.trigger('click')
    expect(chosen).toHaveBeenCalledWith(90)
  })
})

describe('messages', () => {
  it('say errors and notices of the store in the language of the page', async () => {
    const { page, pinia } = await arrive(MessageStack, { locale: 'de' })
    useNotices(pinia).error({ key: 'store.nameTaken', params: { name: 'Marie' } })
    await settle()
    expect(page.get('[role=alert]').text()).toContain('Es gibt schon jemanden mit dem Namen Marie.')
  })

  it('name a key nobody knows instead of hiding it', async () => {
    const { page, pinia } = await arrive(MessageStack)
    useNotices(pinia).notice({ key: 'quiteNew' })
    await settle()
    expect(page.text()).toContain('quiteNew')
  })

  it('go with their page, but what the store had to mend stays until it is read', () => {
    const notices = useNotices(createPinia())
    notices.error({ key: 'stale' })
    notices.notice({ key: 'botFailed' })
    notices.notice({ key: 'store.restored' }, true)
    notices.turnPage()
    expect(notices.messages.map(({ key }) => key)).toEqual(['store.restored'])
  })

  it('no longer say that nothing answered once something does', () => {
    const notices = useNotices(createPinia())
    notices.answers('busy')
    notices.error({ key: 'unreachable' })
    notices.error({ key: 'stale' })
    notices.answers()
    expect(notices.lost).toBeUndefined()
    expect(notices.messages.map(({ key }) => key)).toEqual(['stale'])
  })

  it('tell calmly that the application does not answer, and stop when it does', async () => {
    const { page, pinia } = await arrive(MessageStack)
    const notices = useNotices(pinia)
    notices.answers('busy')
    await settle()
    expect(page.get('[role=status]').text()).toContain('does not answer at the moment')
    notices.answers()
    await settle()
    expect(page.find('[role=status]').exists()).toBe(false)
  })

  it('are put away by their button', async () => {
    const { page, pinia } = await arrive(MessageStack)
    useNotices(pinia).error({ key: 'stale' })
    await settle()
    await page.get('button[aria-label="Dismiss"]').trigger('click')
    expect(page.find('[role=alert]').exists()).toBe(false)
  })
})

describe('a livery', () => {
  it('is drawn once and referred to', async () => {
    const { page } = await arrive(SeatIcon, { props: { livery: 'indigo', label: 'indigo with a cross' } })
    expect(page.get('use').attributes('href')).toBe('#livery-indigo')
    expect(page.attributes()).toMatchObject({ role: 'img', 'aria-label': 'indigo with a cross' })
    expect(symbols.has('livery-indigo')).toBe(true)
  })
})
