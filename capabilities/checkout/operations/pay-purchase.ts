import { ok, refuse, type Result } from '#kernel/result.ts'
import type { PurchaseAccessRefusal, Orders, PurchaseReader } from '#capabilities/orders/index.ts'
import { isOnlineMethod, type PaymentMethod } from '#kernel/payment-methods.ts'
import type { Payments, StartRefusal } from '#capabilities/payments/index.ts'

export type PayDeps = {
  orders: Pick<Orders, 'findPurchase' | 'switchToCashOnDelivery'>
  payments: Pick<Payments, 'start' | 'pollPurchase' | 'choose'>
}
export type PurchaseQuery = { number: string; reader: PurchaseReader }
export type PayPurchaseRefusal =
  | PurchaseAccessRefusal
  | { code: 'terms_not_accepted' }
  | { code: 'captcha_failed' }
  | StartRefusal
type PayPurchaseCommand = {
  method: PaymentMethod
  acceptsTerms: boolean
  isHuman: () => Promise<boolean>
}

/** By a gateway's page, or switches to payment on delivery. */
export const payPurchase =
  ({ orders, payments }: PayDeps) =>
  async ({
    number,
    reader,
    method,
    acceptsTerms,
    isHuman,
  }: PurchaseQuery & PayPurchaseCommand): Promise<
    Result<{ url: string | null }, PayPurchaseRefusal>
  > => {
    const found = await orders.findPurchase(number, reader, 'change')
    if (!found.ok) return found
    const purchase = found.value
    if (!purchase.isPending) return refuse({ code: 'payment_not_awaited' })
    const chosen = payments.choose(method)
    if (!chosen.ok) return refuse({ code: 'payment_method_unavailable' })
    const purchaseId = purchase.id
    if (isOnlineMethod(method)) {
      if (!acceptsTerms) return refuse({ code: 'terms_not_accepted' })
      // Checked last: a captcha token works once.
      if (!(await isHuman())) return refuse({ code: 'captcha_failed' })
      return payments.start({ purchaseId, method })
    }
    const moved = await orders.switchToCashOnDelivery({ purchaseId, method })
    return moved.ok ? ok({ url: null }) : moved
  }
export type PayPurchase = ReturnType<typeof payPurchase>

export const checkPayment =
  ({ orders, payments }: PayDeps) =>
  async ({ number, reader }: PurchaseQuery): Promise<Result<null, PurchaseAccessRefusal>> => {
    const found = await orders.findPurchase(number, reader, 'read')
    if (!found.ok) return found
    await payments.pollPurchase(found.value.id)
    return ok(null)
  }
export type CheckPayment = ReturnType<typeof checkPayment>
