import { mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { createPinia } from 'pinia'
import { boards } from '../../../../src-shared/games/express-01/boards.ts'
import MapBoard from '../../../../src-renderer/games/express-01/map/MapBoard.vue'
import { endOfRow, neighbourBy } from '../../../../src-renderer/games/express-01/map/keys.ts'
import { useCamera } from '../../../../src-renderer/games/express-01/map/use-camera.ts'
import { ref } from 'vue'
import { createTexts } from '../../../../src-renderer/games/create-texts.ts'

const LAID = [
  { space: '013', card: '665', turned: false },
  { space: '014', card: '501', turned: true },
  { space: '020', card: '107', turned: false },
] as const

const TEXTS = { en: await createTexts('en'), de: await createTexts('de') }
let page: VueWrapper
function show(props: Record<string, unknown> = {}, locale: 'en' | 'de' = 'en'): VueWrapper {
  page = mount(MapBoard, {
    attachTo: document.body,
    props: { board: 'germany', laid: LAID, ...props },
    global: { plugins: [createPinia(), TEXTS[locale]] },
  })
  return page
}

const space = (code: string) => page.get(`[data-space="${code}"]`)
/** What is drawn under the button of a space. */
const picture = (code: string): Element => space(code).element.parentElement as Element
const name = (code: string) => space(code).attributes('aria-label')
const focused = (): string | null => document.activeElement?.getAttribute('data-space') ?? null
async function press(key: string): Promise<void> {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
  await nextTick()
  await nextTick()
}
const viewBox = (): number[] => (page.get('svg').attributes('viewBox') ?? '').split(' ').map(Number)

describe('the map for screen readers', () => {
  it('names every space, what lies there and where its tracks lead', () => {
    show()
    expect(page.findAll('[role="button"]')).toHaveLength(35)
    expect(name('013')).toBe(
      'Hannover, 013, neutral +1 central station, stage 3, card 665, ' +
        'tracks to Magdeburg, Hamburg, Bremen, Osnabrück, Kassel, and Erfurt',
    )
    expect(name('014')).toBe(
      'Magdeburg, 014, red through station, stage 1, with a water tower, card 501, tracks to Dessau and Hannover',
    )
    expect(name('020')).toBe('Erfurt, 020, route, stage 1, card 107, tracks to Hannover and Kassel')
    expect(name('019')).toBe('Kassel, 019, base card for a station: Through and Terminal')
    expect(picture('014').querySelector('title')?.textContent).toMatch(
      /^Magdeburg, 014, .* and Hannover; can become 531, 535, 539$/,
    )
    expect(name('001')).toBe('Husum, 001, base card for a route')
  })

  it('tells it in German too, with what is marked', () => {
    show({ highlights: { '014': 'open', '013': 'chosen' } }, 'de')
    expect(name('014')).toContain('Durchgangsbahnhof, rot, Stufe 1, mit Wasserturm, Karte 501')
    expect(name('014')).toContain('kann ausgebaut werden')
    expect(space('013').attributes('aria-pressed')).toBe('true')
  })

  it('[E1-20] names the edge where a track leaves the board of the USA', () => {
    show({ board: 'usa', laid: [{ space: '056', card: '101', turned: false }] })
    expect(name('056')).toBe('Portland, 056, route, stage 1, card 101, tracks to Boise and the western edge')
  })

  it('is a mere picture where it cannot be used', () => {
    show({ focusable: false, label: 'Germany' })
    expect(page.findAll('[role="button"]')).toHaveLength(0)
    expect(page.get('svg').attributes()).toMatchObject({ role: 'img', 'aria-label': 'Germany' })
    expect(page.find('button').exists()).toBe(false)
  })
})

describe('the keyboard on the map', () => {
  it('leads to neighbours, straight up and down the bricks, and picks', async () => {
    show()
    expect(page.findAll('[tabindex="0"]').map((one) => one.attributes('data-space'))).toEqual(['001'])
    ;(space('013').element as SVGGElement).focus()
    await press('ArrowDown')
    expect(focused()).toBe('020')
    await press('ArrowDown')
    expect(focused()).toBe('026')
    await press('ArrowUp')
    await press('ArrowUp')
    expect(focused()).toBe('013')
    await press('ArrowRight')
    expect(focused()).toBe('014')
    await press('End')
    expect(focused()).toBe('016')
    await press('ArrowRight')
    expect(focused()).toBe('016')
    await press('Enter')
    await press(' ')
    expect(page.emitted('pick')).toEqual([['016'], ['016']])
    expect(page.emitted('hover')?.at(-1)).toEqual(['016'])
    expect(page.findAll('[tabindex="0"]').map((one) => one.attributes('data-space'))).toEqual(['016'])
  })

  it('comes to every space of both boards', () => {
    for (const board of Object.values(boards)) {
      const reached = new Set(board.spaces.slice(0, 1))
      for (const from of reached)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
          for (const column of [from.x - 1, from.x + 1]) {
            const to = neighbourBy(board, from, key, column)
            if (to) reached.add(to)
          }
      expect(reached.size).toBe(board.spaces.length)
      const row = board.spaces.filter(({ row }) => row === 2)
      expect([endOfRow(board, row[1] ?? row[0]!, 'Home'), endOfRow(board, row[0]!, 'End')]).toEqual([
        row[0],
        row.at(-1),
      ])
    }
  })

  it('zooms by plus and minus, and shows all by 0', async () => {
    show()
    const whole = viewBox()
    ;(space('013').element as SVGGElement).focus()
    await press('+')
    await press('=')
    expect(viewBox()[2]).toBeCloseTo((whole[2] ?? 0) / 1.69, 0)
    await press('-')
    expect(viewBox()[2]).toBeCloseTo((whole[2] ?? 0) / 1.3, 0)
    await press('0')
    expect(viewBox()).toEqual(whole)
    await press('-')
    expect(viewBox()).toEqual(whole)
  })

  it('leaves keys of the application alone', async () => {
    show()
    ;(space('013').element as SVGGElement).focus()
    const event = new KeyboardEvent('keydown', { key: '0', ctrlKey: true, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    await press('h')
    expect(page.emitted('pick')).toBeUndefined()
  })
})

describe('the map under the pointer', () => {
  it('picks by a click, not by the end of a drag', async () => {
    show()
    await space('013').trigger('click')
    expect(page.emitted('pick')).toEqual([['013']])
    const svg = page.get('svg')
    svg.element.setPointerCapture = () => undefined
    await page.get('.e1-zoom button').trigger('click')
    const before = viewBox()
    await svg.trigger('pointerdown', { button: 0, isPrimary: true, clientX: 100, clientY: 100 })
    await svg.trigger('pointermove', { clientX: 60, clientY: 90 })
    await svg.trigger('pointerup')
    expect(viewBox()).not.toEqual(before)
    await space('013').trigger('click')
    expect(page.emitted('pick')).toHaveLength(1)
    await space('013').trigger('click')
    expect(page.emitted('pick')).toHaveLength(2)
  })

  it('has buttons for zoom that say when they cannot', async () => {
    show()
    const [closer, farther, all] = page.findAll('.e1-zoom button')
    expect(farther?.attributes('aria-disabled')).toBe('true')
    await closer?.trigger('click')
    expect(farther?.attributes('aria-disabled')).toBeUndefined()
    await all?.trigger('click')
    expect(farther?.attributes('aria-disabled')).toBe('true')
  })
})

describe('the camera', () => {
  const whole = ref({ x: -100, y: 0, width: 1000, height: 500 })
  const numbers = (box: string): number[] => box.split(' ').map(Number)

  it('zooms about a point, and never shows more than the whole', () => {
    const camera = useCamera(whole, ref(null))
    camera.zoomBy(2, [400, 250])
    expect(numbers(camera.viewBox.value)).toEqual([150, 125, 500, 250])
    camera.zoomBy(2, [150, 125])
    expect(numbers(camera.viewBox.value)).toEqual([150, 125, 250, 125])
    camera.panBy(-9999, 9999)
    expect(numbers(camera.viewBox.value)).toEqual([-100, 375, 250, 125])
    camera.zoomBy(0.001)
    expect(numbers(camera.viewBox.value)).toEqual([-100, 0, 1000, 500])
    camera.zoomBy(1000)
    expect(camera.canZoomIn.value).toBe(false)
  })

  it('moves as little as needed to show something', () => {
    const camera = useCamera(whole, ref(null))
    camera.zoomBy(2)
    camera.show({ x: 300, y: 200, width: 100, height: 100 })
    expect(numbers(camera.viewBox.value)).toEqual([150, 125, 500, 250])
    camera.show({ x: 600, y: 80, width: 100, height: 100 })
    expect(numbers(camera.viewBox.value)).toEqual([200, 80, 500, 250])
  })
})

describe('the pictures on the map', () => {
  it('are drawn anew only where a card changes', async () => {
    show()
    const others = boards.germany.spaces.map(({ code }) => picture(code).innerHTML)
    const kept = picture('014').querySelector('.e1-shadow')
    await page.setProps({ laid: [...LAID.slice(0, 2), { space: '020', card: '106', turned: false }] })
    const now = boards.germany.spaces.map(({ code }) => picture(code).innerHTML)
    const changed = boards.germany.spaces.filter((_, i) => now[i] !== others[i]).map(({ code }) => code)
    expect(changed).toEqual(['020'])
    expect(kept).not.toBeNull()
    expect(picture('014').querySelector('.e1-shadow')).toBe(kept)
  })

  it('show a ghost with its ends, a route with a number a card, and what is off it dim', async () => {
    show({ ghost: { space: '019', card: '501', turned: false } })
    expect(page.find('.e1-ghost').exists()).toBe(true)
    expect(page.findAll('.e1-ghost [fill="url(#e1-open)"]')).toHaveLength(1)
    await page.setProps({
      ghost: undefined,
      route: [
        { space: '013', stations: [0] },
        { space: '014', stations: [0] },
      ],
    })
    expect(page.findAll('.e1-route .number').map((one) => one.text())).toEqual(['1', '2'])
    expect(page.findAll('.e1-veil')).toHaveLength(1)
    expect(page.findAll('.dim')).toHaveLength(32)
  })
})
