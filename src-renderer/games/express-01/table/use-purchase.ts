/** B: the company, the share and the payment for it (E1-23 to E1-25). */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { COMPANIES, type Company } from '#shared/games/express-01/cards.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import { anyShare, buyAction, offersOf, priceOf, suggestedPay, type Offer } from '../logic/shares.ts'
import type { Asking } from './use-asking.ts'

export interface Purchase {
  readonly due: ComputedRef<boolean>
  readonly company: Ref<Company | undefined>
  readonly offers: ComputedRef<readonly Offer[]>
  readonly offer: Ref<Offer | undefined>
  readonly pay: Ref<readonly string[]>
  readonly price: ComputedRef<number>
  /** The purchase as it stands, complete or not. */
  readonly action: ComputedRef<Express01Action | undefined>
  readonly complete: ComputedRef<boolean>
  canBuy(company: Company): boolean
  choose(company: Company): void
  take(offer: Offer): void
  /** Puts a card (or the engine) into the payment, or takes it out. */
  toggle(card: string): void
}

export const isOffer = (a: Offer | undefined, b: Offer): boolean => a?.card === b.card && a.from === b.from

export function usePurchase(asking: Asking): Purchase {
  const { view, legal, moment, seat } = asking
  const due = computed(() => seat.value !== undefined && view.value.phase === 'acquire')
  const company = ref<Company>()
  const offer = ref<Offer>()
  const pay = ref<readonly string[]>([])
  const offers = computed(() => (company.value ? offersOf(legal.value, company.value) : []))
  const price = computed(() => (company.value ? priceOf(view.value, company.value) : 0))
  const canBuy = (one: Company): boolean => due.value && offersOf(legal.value, one).length > 0

  function suggest(): void {
    pay.value = suggestedPay(view.value, seat.value ?? 0, price.value, offer.value)
  }
  function choose(one: Company): void {
    if (!canBuy(one)) {
      const card = anyShare(view.value, one)
      const cards = suggestedPay(view.value, seat.value ?? 0, priceOf(view.value, one), undefined)
      if (card && priceOf(view.value, one) > 0 && cards.length === 0)
        return asking.refuse(asking.say('buy.noCards'))
      if (!card) return asking.refuse(asking.say('buy.noneLeft'))
      return void asking.explain({ do: 'buy', company: one, card, pay: cards.length > 0 ? cards : [ENGINE] })
    }
    asking.reason.value = undefined
    company.value = one
    offer.value = offersOf(legal.value, one)[0]
    suggest()
  }
  watch(
    moment,
    () => {
      const last = company.value
      company.value = undefined
      offer.value = undefined
      pay.value = []
      if (!due.value) return
      const first = last && canBuy(last) ? last : COMPANIES.find(canBuy)
      if (first) choose(first)
    },
    { immediate: true },
  )

  const action = computed(() =>
    company.value && offer.value ? buyAction(company.value, offer.value, pay.value) : undefined,
  )
  return {
    due,
    company,
    offers,
    offer,
    pay,
    price,
    action,
    complete: computed(() => pay.value.length === price.value && !!action.value),
    canBuy,
    choose,
    take(next) {
      asking.reason.value = undefined
      if (isOffer(offer.value, next)) return
      offer.value = next
      suggest()
    },
    toggle(card) {
      if (pay.value.includes(card)) {
        if (offer.value?.own && offer.value.card === card) return asking.refuse(asking.say('buy.ownStays'))
        pay.value = pay.value.filter((paid) => paid !== card)
      } else if (pay.value.length < price.value) pay.value = [...pay.value, card]
      else {
        // The newest choice replaces the oldest that may go.
        const out = pay.value.find((paid) => !(offer.value?.own && paid === offer.value.card))
        pay.value = [...pay.value.filter((paid) => paid !== out), card]
      }
      asking.reason.value = undefined
    },
  }
}
