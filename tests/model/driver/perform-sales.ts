import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { checkoutWith } from '#tests/support/marketplace-fixture.ts'
import { getName } from './names.ts'
import { openPaymentPages } from './perform-payments.ts'
import { DONE, readRefusal, type Performers, type Stage } from './performer.ts'
import type { Actor } from './market.ts'

type SaleEvent =
  | 'checkout'
  | 'phone_confirmed'
  | 'phone_refused'
  | 'unconfirmed_expired'
  | 'order_cancelled'
  | 'remainder_cancelled'
  | 'stock_adjusted'
  | 'days_passed'

export const salePerformers: Performers<SaleEvent> = {
  async checkout(stage, event) {
    const { market, names, shops, sql, terms } = stage
    const [wilaya = '', method] = event.area.split('/')
    const lines = event.lines.map(({ variantId, quantity }) => {
      const variant = getName(shops.variantIds, variantId)
      return { product_id: variant.productId, variant_id: variant.variantId, quantity }
    })
    const delivery = Object.fromEntries([...shops.vendorIds.values()].map((id) => [id, method]))
    const buy = checkoutWith((path, init) => market.app.request(path, init))
    const phone = `0550${String(100_000 + names.purchases.size)}`
    const placed = await buy(lines, {
      ...{ wilaya, delivery, shipping: { wilaya, phone } },
      payment_method: event.payment === 'cash' ? 'cash_on_delivery' : 'cib',
      ...(event.promoCode !== null && { promo_code: event.promoCode }),
    })
    const refused = readRefusal(placed)
    if (refused.refusal) return refused
    const { number, key, orders } = placed.body as PlacedView
    names.purchases.set(event.purchaseId, { number, key: key ?? '' })
    for (const [index, { id, vendor, order_number }] of orders.entries()) {
      const vendorId = terms().vendors.find((row) => shops.vendorIds.get(row.id) === vendor.id)?.id
      const items = await sql(
        'select id from orders.order_items where order_id = $1 order by position',
        id,
      )
      names.orders.set(`${event.purchaseId}-${index + 1}`, {
        ...{ id, number: order_number, vendorId: vendorId ?? '', purchaseId: event.purchaseId },
        itemIds: items.map((item) => String(item['id'])),
      })
    }
    return event.payment === 'card' ? openPaymentPages(stage, number, key ?? '') : DONE
  },
  phone_confirmed: (stage, { orderId }) => recordCall(stage, orderId, { outcome: 'confirmed' }),
  phone_refused: (stage, { orderId }) =>
    recordCall(stage, orderId, { outcome: 'refused', reason: 'changed_mind' }),
  async unconfirmed_expired(stage, { orderId }) {
    const { id } = getName(stage.names.orders, orderId)
    for (let call = 1; call <= 10; call += 1) {
      const result = await recordCall(stage, orderId, { outcome: 'no_answer' })
      if (result.refusal) return result
      const [order] = await stage.sql('select status from orders.orders where id = $1', id)
      if (order?.['status'] === 'cancelled') return DONE
    }
    return { refusal: 'still_waiting' }
  },
  async order_cancelled({ ask, names }, { orderId, actor }) {
    const { id, vendorId, purchaseId } = getName(names.orders, orderId)
    if (actor === 'admin') {
      const body = { status: 'cancelled', reason: 'a life' }
      const path = `/api/v1/admin/orders/${id}/status-changes`
      return readRefusal(await ask('admin', path, { body }))
    }
    if (actor === 'vendor') {
      const body = { reason: 'out_of_stock' }
      const path = `/api/v1/vendor/orders/${id}/cancellation`
      return readRefusal(await ask(vendorId as Actor, path, { body }))
    }
    const { number, key } = getName(names.purchases, purchaseId)
    const body = { order_id: id, reason: 'changed_mind' }
    const headers = { 'purchase-key': key }
    const path = `/api/v1/purchases/${number}/cancellations`
    return readRefusal(await ask(null, path, { body, headers }))
  },
  async remainder_cancelled({ ask, names }, { orderId }) {
    const { id, vendorId } = getName(names.orders, orderId)
    const body = { reason: 'out_of_stock', only: 'remainder' }
    const path = `/api/v1/vendor/orders/${id}/cancellation`
    return readRefusal(await ask(vendorId as Actor, path, { body }))
  },
  async stock_adjusted({ ask, sql, shops, terms }, { variantId, quantity }) {
    const { productId, variantId: id } = getName(shops.variantIds, variantId)
    const vendorId = terms().variants.find((variant) => variant.id === variantId)?.vendorId
    const [row] = await sql('select on_hand from catalog.variants where id = $1', id)
    const body = { variant_id: id, inventory_quantity: Number(row?.['on_hand']) + quantity }
    const path = `/goods/products/${productId}/stock`
    return readRefusal(await ask(vendorId as Actor, path, { method: 'PUT', body }))
  },
  /** What waits for a call or a payment goes on waiting: a life says itself what expires. */
  async days_passed(stage, { days }) {
    const { passDays, market, sql } = stage
    const later = `expires_at = expires_at + make_interval(days => $1)`
    await sql(`update phone_confirmation.call_tasks set ${later}`, days)
    await sql(`update payments.holds set ${later}`, days)
    stage.endedMonth = await passDays(days)
    if (stage.endedMonth !== null) await market.treasury.postCutOffs()
    return DONE
  },
}

async function recordCall({ ask, names, sql }: Stage, orderId: string, body: object) {
  const { id, vendorId } = getName(names.orders, orderId)
  const [task] = await sql('select id from phone_confirmation.call_tasks where order_id = $1', id)
  const path = `/api/v1/vendor/calls/${String(task?.['id'])}/outcomes`
  return readRefusal(await ask(vendorId as Actor, path, { body }))
}
