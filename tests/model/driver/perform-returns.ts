import { OrderReturnsView } from '#capabilities/returns/contract.ts'
import { getName } from './names.ts'
import { DONE, readRefusal, type Performers, type Stage } from './performer.ts'
import { COURIER_CODES } from './set-up.ts'
import type { EventOf } from '../events.ts'
import type { Actor } from './market.ts'

type ReturnEvent =
  | 'return_requested'
  | 'return_accepted'
  | 'return_closed'
  | 'return_received'
  | 'refund_decided'
  | 'refund_approved'
  | 'refund_paid'
  | 'replacement_handed_over'

const REASONS = { vendor: 'defective', buyer: 'changed_mind', operator: 'late' } as const

export const returnPerformers: Performers<ReturnEvent> = {
  async return_requested({ ask, names, shops }, event) {
    const order = getName(names.orders, event.orderId)
    const { key } = getName(names.purchases, order.purchaseId)
    const itemId = order.itemIds[event.item] ?? ''
    const made = await ask(null, '/api/v1/track/returns', {
      headers: { 'purchase-key': key },
      body: {
        ...{ order_id: order.id, items: [{ item_id: itemId, quantity: event.quantity }] },
        ...{ reason: REASONS[event.cause], requested_resolution: event.resolution },
        ...(event.resolution === 'exchange' && {
          variant_id: getName(shops.variantIds, event.replacementVariantId ?? '').variantId,
        }),
        as_goodwill: true,
      },
    })
    const result = readRefusal(made)
    if (result.refusal) return result
    const known = new Set([...names.returns.values()].map(({ id }) => id))
    const created = OrderReturnsView.parse(made.body).returns.find(({ id }) => !known.has(id))
    const { quantity, orderId } = event
    names.returns.set(event.returnId, { id: created?.id ?? '', orderId, itemId, quantity })
    return DONE
  },
  return_accepted: (stage, { returnId }) => stepReturn(stage, returnId, 'acceptance'),
  /** Refused by the vendor before it is accepted, withdrawn by the buyer after. */
  async return_closed(stage, { returnId }) {
    const refused = await stepReturn(stage, returnId, 'refusal', { reason: 'a life' })
    if (!refused.refusal) return refused
    const { id, orderId } = getName(stage.names.returns, returnId)
    const { purchaseId } = getName(stage.names.orders, orderId)
    const headers = { 'purchase-key': getName(stage.names.purchases, purchaseId).key }
    const path = `/api/v1/track/returns/${id}/withdrawal`
    return readRefusal(await stage.ask(null, path, { method: 'POST', headers }))
  },
  return_received(stage, { returnId, condition }) {
    const { itemId, quantity } = getName(stage.names.returns, returnId)
    const items = [{ item_id: itemId, quantity, condition, restock: condition === 'resellable' }]
    return stepReturn(stage, returnId, 'receipt', { items })
  },
  async refund_decided(stage, { refundId, returnId, goods, delivery }) {
    const body = { goods: goods / 100, delivery: delivery / 100 }
    const result = await stepReturn(stage, returnId, 'refund', body)
    if (result.refusal) return result
    const { id } = getName(stage.names.returns, returnId)
    const [refund] = await stage.sql('select id from returns.refunds where return_id = $1', id)
    stage.names.refunds.set(refundId, String(refund?.['id']))
    return DONE
  },
  refund_approved: (stage, event) => stepRefund(stage, 'second', event.refundId, 'approval'),
  async refund_paid(stage, { refundId, way }) {
    const body = { reference: 'CCP', paid_from: way }
    if (way !== 'card') return stepRefund(stage, 'admin', refundId, 'payment', body)
    await stage.sendCardRefunds(
      'select id from payments.refunds where reference = $1',
      getName(stage.names.refunds, refundId),
    )
    return DONE
  },
  replacement_handed_over: sendReplacement,
}

async function sendReplacement(
  stage: Stage,
  { parcelId, returnId, courierId }: EventOf<'replacement_handed_over'>,
) {
  const tracking = `T-${parcelId.replaceAll('/', '-').toUpperCase()}`
  const courier = courierId === null ? null : (COURIER_CODES[courierId] ?? '')
  const body = { courier, tracking: courier === null ? null : tracking }
  const result = await stepReturn(stage, returnId, 'exchange', body)
  if (result.refusal) return result
  const { id: parent, orderId, itemId } = getName(stage.names.returns, returnId)
  const [row] = await stage.sql(
    `select e.parcel_id, r.requested_resolution = 'exchange' as "isExchange"
     from returns.exchanges e join returns.returns r on r.id = e.return_id where e.return_id = $1`,
    parent,
  )
  // The model has an item of its own for it, also when another one was lost before; the product only where it is another variant.
  getName(stage.names.orders, orderId).itemIds.push(row?.['isExchange'] ? parent : itemId)
  const id = String(row?.['parcel_id'])
  stage.names.parcels.set(parcelId, { id, orderId, tracking, returnId })
  return DONE
}

/** The parcel of a replacement moves with its return. */
export const stepReplacement = (stage: Stage, returnId: string, step: object) =>
  stepReturn(stage, returnId, 'exchange-steps', step)

async function stepReturn({ ask, names }: Stage, returnId: string, step: string, body = {}) {
  const { id, orderId } = getName(names.returns, returnId)
  const { vendorId } = getName(names.orders, orderId)
  const path = `/api/v1/vendor/returns/${id}/${step}`
  return readRefusal(await ask(vendorId as Actor, path, { body }))
}

async function stepRefund(
  { ask, names }: Stage,
  actor: Actor,
  refundId: string,
  step: string,
  body = {},
) {
  const path = `/api/v1/admin/refunds/${getName(names.refunds, refundId)}/${step}`
  return readRefusal(await ask(actor, path, { body }))
}
