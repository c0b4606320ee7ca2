import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { boards, type Space } from '../../../../src-shared/games/express-01/boards.ts'
import { standardCatalogues } from '../../../../src-main/rules/express-01/card-set/catalogue.ts'
import { CARDS, cardOf } from '../../../../src-renderer/games/express-01/art/card-set.ts'
import { ENTRIES, EVERYTHING, passes } from '../../../../src-renderer/games/express-01/gallery/entries.ts'
import GalleryPage from '../../../../src-renderer/games/express-01/gallery/GalleryPage.vue'
import {
  baseCards,
  firstCards,
  predecessors,
  successors,
} from '../../../../src-renderer/games/express-01/gallery/relatives.ts'
import CardPicture from '../../../../src-renderer/games/express-01/map/CardPicture.vue'
import { createPages } from '../../../../src-renderer/pages/pages.ts'
import { createTexts } from '../../../../src-renderer/games/create-texts.ts'

const ENGLISH = await createTexts()
let page: VueWrapper
async function open(path: string, locale: 'en' | 'de' = 'en'): Promise<VueWrapper> {
  const [pinia, router] = [createPinia(), createPages()]
  setActivePinia(pinia)
  await router.push(path)
  page = mount(GalleryPage, {
    attachTo: document.body,
    props: { number: path.split('/')[2] },
    global: { plugins: [pinia, router, await createTexts(locale)] },
  })
  return page
}
const shown = (): string[] => page.findAll('.cards b').map((number) => number.text())

describe('relatives of a card', () => {
  it('[E1-15] are those the rules let lie there, each as it fits [E1-18] [E1-19]', () => {
    const { kinds, fitsOn } = standardCatalogues.germany
    for (const [old, card] of kinds.entries()) {
      const byRules = kinds.flatMap((next, kind) => {
        const [upright, turned] = [0, 1].map((way) => fitsOn[2 * old]?.[2 * kind + way])
        return upright || turned
          ? [[next.number, upright && turned ? 'both' : upright ? 'upright' : 'turned']]
          : []
      })
      const ours = successors(card).filter((next) => next.card.type !== 'double')
      expect(ours.map((next) => [next.card.number, next.wayUp])).toEqual(byRules)
    }
  })

  it.each(['germany', 'usa'] as const)(
    '[E1-20] [E1-21] begin on the base cards that allow them (%s)',
    (id) => {
      const { board, firsts, border, kinds } = standardCatalogues[id]
      for (const [at, space] of board.spaces.entries()) {
        const byRules = (firsts[at] ?? []).filter(
          (kind) => border[at]?.[2 * kind] || border[at]?.[2 * kind + 1],
        )
        const numbers = byRules.map((kind) => kinds[kind]?.number)
        expect(firstCards(space).map(({ card }) => card.number)).toEqual(numbers)
        for (const { card } of firstCards(space))
          expect(baseCards(card).flatMap(({ spaces }) => spaces)).toContain(space)
      }
    },
  )

  it('are mutual', () => {
    for (const card of CARDS)
      for (const next of successors(card))
        expect(predecessors(next.card).map((before) => before.card.number)).toContain(card.number)
  })
})

describe('the filter of the gallery', () => {
  const count = (filter: Partial<typeof EVERYTHING>): number =>
    ENTRIES.filter((entry) => passes(entry, { ...EVERYTHING, ...filter })).length

  it('[E1-2] [E1-3] finds as many numbers of each kind as there are', () => {
    expect(count({})).toBe(150 + 35 + 30)
    expect(count({ stage: 'base' })).toBe(35 + 30)
    expect(
      (['route', 'terminal', 'through', 'central', 'double'] as const).map((type) =>
        ([1, 2, 3] as const).reduce((sum, stage) => sum + count({ type, stage }), 0),
      ),
    ).toEqual([69, 18, 33, 13, 17])
    expect(([1, 2, 3] as const).map((stage) => count({ stage, type: 'through' }))).toEqual([12, 16, 5])
  })

  it('takes a company for its stations and for its shares, and both marks together', () => {
    expect(count({ type: 'route', owner: 'red' })).toBe(count({ share: true }) / 4)
    expect(count({ type: 'route', owner: 'neutral' })).toBe(0)
    expect(count({ tower: true })).toBe(CARDS.filter((card) => card.tower).length)
    expect(count({ tower: true, share: true })).toBe(0)
  })
})

describe('the gallery', () => {
  it('shows every card, names it for screen readers, and fewer when filtered', async () => {
    await open('/cards')
    expect(shown()).toHaveLength(215)
    expect(page.get('.cards a').attributes('aria-label')).toBe('101, route, stage 1')
    const [, , , central] = page.findAll('[role="radiogroup"]')[0]?.findAll('[role="radio"]').slice(1) ?? []
    await central?.trigger('click')
    const centrals = CARDS.filter(({ type }) => type === 'central').map(({ number }) => number)
    expect(shown().slice(0, 13)).toEqual(centrals)
    expect(shown().slice(13)).toContain('013')
    expect(page.get('[role="status"]').text()).toBe(`${shown().length} cards`)
    await page.findAll('input[type="checkbox"]')[1]?.trigger('change')
    expect(shown()).toEqual([])
    await page.get('.nothing button').trigger('click')
    expect(shown()).toHaveLength(215)
  })

  it('opens a card by its address: both ways up, what it becomes and grows from', async () => {
    await open('/cards/531')
    expect(page.get('.cards [aria-current="true"]').attributes('aria-label')).toMatch(/\b531\b/)
    expect(page.get('.detail h2').text()).toBe('card 531')
    expect(page.findAll('.detail figure')).toHaveLength(2)
    const [becomes, from] = page.findAll('.relatives').map((list) => list.findAll('b').map((b) => b.text()))
    expect(becomes).toEqual(cardOf('531').upgrades)
    expect(from).toEqual(predecessors(cardOf('531')).map(({ card }) => card.number))
    expect(page.text()).toContain('our own reconstruction')
  })

  it('opens a base card too, with all that may be built there', async () => {
    await open('/cards/010')
    expect(page.get('.detail h2').text()).toBe('card 010')
    expect(page.get('.detail').text()).toContain('Frankfurt (Oder), 010, base card for a route')
    expect(page.findAll('.relatives b').map((b) => b.text())).toEqual(
      firstCards(boards.germany.spaces.find(({ code }) => code === '010') as Space).map(
        ({ card }) => card.number,
      ),
    )
  })

  it('says it in German', async () => {
    await open('/cards/601', 'de')
    expect(page.text()).toContain('Hauptbahnhof, rot, Stufe 1')
    expect(page.text()).toContain('Rekonstruktion')
  })

  it('shows a relative that the filter would hide', async () => {
    await open('/cards/501')
    const [, stageOne] = page.findAll('[role="radiogroup"]')[1]?.findAll('[role="radio"]') ?? []
    await stageOne?.trigger('click')
    expect(shown()).not.toContain('531')
    await page.setProps({ number: '531' })
    expect(shown()).toContain('531')
  })

  it('is one stop of the Tab key, the arrows lead on', async () => {
    await open('/cards')
    const links = page.findAll('.cards a')
    expect(links.filter((link) => link.attributes('tabindex') === '0')).toHaveLength(1)
    ;(links[0]?.element as HTMLElement).focus()
    const press = async (key: string): Promise<void> => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
      await nextTick()
    }
    await press('ArrowRight')
    await press('ArrowRight')
    await press('ArrowLeft')
    expect(document.activeElement).toBe(links[1]?.element)
    await press('End')
    expect(document.activeElement).toBe(links.at(-1)?.element)
    expect(links.at(-1)?.attributes('tabindex')).toBe('0')
  })
})

describe('a card picture', () => {
  const draw = (props: { code: string; [name: string]: unknown }) => {
    page = mount(CardPicture, { props, global: { plugins: [ENGLISH] } })
    return page
  }

  it('prints number, share and list only when asked', () => {
    expect(
      draw({ code: '104a' })
        .findAll('text')
        .filter((text) => text.text()).length,
    ).toBe(0)
    expect(
      draw({ code: '104a', number: true })
        .findAll('text')
        .map((text) => text.text()),
    ).toEqual(expect.arrayContaining(['104', '2']))
    expect(draw({ code: '104b', number: true }).find('.co-yellow').exists()).toBe(false)
    expect(draw({ code: '104a', list: true }).text()).toContain('125 126 129 131 134 143')
  })

  it('tells its name when it stands alone', () => {
    expect(draw({ code: '104a', turned: true, label: true }).attributes('aria-label')).toBe(
      'card 104, route, stage 1, a share of Yellow, 2 in this deck, turned',
    )
    expect(draw({ code: '104a' }).attributes('aria-hidden')).toBe('true')
  })
})
