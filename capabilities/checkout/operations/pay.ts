import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Person } from '#platform/personal-data.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { PaymentMethod, Payments, StartRefusal } from '#capabilities/payments/index.ts'

export type PayDeps = {
  orders: Pick<Orders, 'findPurchase' | 'payAtTheDoor'>
  payments: Pick<Payments, 'start' | 'ask' | 'choose'>
}
/** Whose purchase: of whoever knows its contact, or is signed in and owns it. */
export type Whose = { number: string; by: { contact: string } | { person: Person } | null }
export type PayRefusal =
  | { code: 'order_not_found' }
  | { code: 'terms_not_accepted' }
  | { code: 'captcha_failed' }
  | StartRefusal
type Wish = { method: PaymentMethod; acceptsTerms: boolean; isHuman: () => Promise<boolean> }

/** Pays a purchase that waits for it: on a gateway's page, or at the door after all. */
export const pay =
  ({ orders, payments }: PayDeps) =>
  async ({
    number,
    by,
    method,
    acceptsTerms,
    isHuman,
  }: Whose & Wish): Promise<Result<{ url: string | null }, PayRefusal>> => {
    const purchase = by && (await orders.findPurchase(number, by))
    if (!purchase) return refuse({ code: 'order_not_found' })
    if (!purchase.isPending) return refuse({ code: 'payment_not_awaited' })
    const chosen = payments.choose(method)
    if (!chosen.ok) return refuse({ code: 'payment_method_unavailable' })
    const purchaseId = purchase.id
    if (method === 'edahabia' || method === 'cib') {
      if (!acceptsTerms) return refuse({ code: 'terms_not_accepted' })
      // Asked last: a proof is good for one question.
      if (!(await isHuman())) return refuse({ code: 'captcha_failed' })
      return payments.start({ purchaseId, method })
    }
    const moved = await orders.payAtTheDoor({ purchaseId, method })
    return moved.ok ? ok({ url: null }) : moved
  }
export type Pay = ReturnType<typeof pay>

/** Asks the gateway what became of a purchase's payment; the order page then reads what it said. */
export const checkPayment =
  ({ orders, payments }: PayDeps) =>
  async ({ number, by }: Whose): Promise<Result<null, { code: 'order_not_found' }>> => {
    const purchase = by && (await orders.findPurchase(number, by))
    if (!purchase) return refuse({ code: 'order_not_found' })
    await payments.ask(purchase.id)
    return ok(null)
  }
export type CheckPayment = ReturnType<typeof checkPayment>
