import { type BasisPoints, centimes, minus, sum, taxWithin, ZERO_CENTIMES } from '#kernel/money.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { listVendorDeliveries, type VendorDelivery } from '../queries/vendor-deliveries.ts'
import { postedEntries } from '../rules/sale.ts'
import type { Journal } from '../schema.ts'
import { postJournals } from './post-journals.ts'

/** `discount`: on a delivery that was made, what its buyer did not pay; null of a cancelled order. */
export type DeliveredOrder = {
  orderId: string
  orderNumber: string
  vendorId: string
  discount: Centimes | null
}

/**
 * What a vendor pays of the operator's delivery, by its promo code or for a return that it caused, is a service to the
 * vendor: brings its income and VAT to what is delivered and refunded. Idempotent, in one transaction at a time as documents are.
 */
export const postVendorDeliveries =
  ({ clock, vatRate }: { clock: Clock; vatRate: () => BasisPoints }) =>
  async (
    tx: Tx,
    delivered: readonly DeliveredOrder[],
    postedAt: Date = clock.now(),
  ): Promise<void> => {
    if (delivered.length === 0) return
    const found = await listVendorDeliveries(
      tx,
      delivered.map(({ orderId }) => orderId),
    )
    const byOrder = new Map(found.map((delivery) => [delivery.orderId, delivery]))
    const journals = delivered.flatMap(({ orderId, orderNumber, vendorId, discount }) => {
      const delivery = byOrder.get(orderId)
      const entries = delivery ? listEntries(delivery, discount, vatRate()) : []
      if (entries.length === 0) return []
      const kind: Journal['kind'] = 'vendor_delivery'
      return [{ kind, orderId, vendorId, memo: orderNumber, details: null, entries }]
    })
    await postJournals({ clock: { now: () => postedAt } })(tx, journals)
  }

function listEntries(
  { bearsDiscount, waived, refunded, posted, postedVat }: VendorDelivery,
  discount: Centimes | null,
  rate: BasisPoints,
): Journal['entries'] {
  const given = bearsDiscount ? centimes(Math.max(0, (discount ?? 0) - waived)) : ZERO_CENTIMES
  const due = discount === null ? ZERO_CENTIMES : sum([given, refunded])
  const amount = minus(due, posted)
  // A rate that changed does not change what was posted.
  if (amount === 0) return []
  const vat = minus(taxWithin(due, rate), postedVat)
  return postedEntries([
    ['delivery_income', amount],
    ['vendor_services', vat - amount],
    ['vat_on_services', 0 - vat],
  ])
}
