import type { Centimes } from './money.ts'
import type { EventOf, LifeEvent } from './events.ts'

/** A life as a story, one numbered sentence for each event. */
export const describeLife = (kind: string, events: readonly LifeEvent[]): string =>
  [
    `A life: ${kind}.`,
    ...events.map((event, index) => `${index + 1}. ${describeEvent(event)}`),
  ].join('\n')

export const formatDinars = (amount: Centimes): string => `${(amount / 100).toFixed(2)} DA`

const formatCourier = (courierId: string | null): string =>
  courierId === null ? 'the vendor itself' : `the courier “${courierId}”`

function describeCheckout(event: EventOf<'checkout'>): string {
  const goods = event.lines
    .map(({ variantId, quantity }) => `${quantity} × ${variantId}`)
    .join(', ')
  const promo = event.promoCode === null ? '' : ` with the code ${event.promoCode}`
  return `A buyer orders ${goods} to ${event.area}, by ${event.payment}${promo} (${event.purchaseId}).`
}

function describeRemittance({ courierId, lines, received }: EventOf<'cash_remitted'>): string {
  const rows = lines.map(
    ({ parcelId, collected, fee, resolution }) =>
      `${parcelId ?? 'an unknown parcel'} ${formatDinars(collected)} less ${formatDinars(fee)} (${resolution})`,
  )
  return `${formatCourier(courierId)} remits ${formatDinars(received)}: ${rows.join('; ')}.`
}

type Describers = { [Type in LifeEvent['type']]: (event: EventOf<Type>) => string }

const describers: Describers = {
  checkout: describeCheckout,
  phone_confirmed: ({ orderId }) => `The buyer confirms ${orderId} on the phone.`,
  phone_refused: ({ orderId }) => `The buyer refuses ${orderId} on the phone.`,
  unconfirmed_expired: ({ orderId }) => `The buyer of ${orderId} never answers; it expires.`,
  gateway_paid: ({ purchaseId, amount }) =>
    `The gateway takes ${formatDinars(amount)} for ${purchaseId}.`,
  unpaid_expired: ({ purchaseId }) => `${purchaseId} is not paid in time and expires.`,
  gateway_settled: ({ amount, fee }) =>
    `The gateway transfers ${formatDinars(amount)} less its fee of ${formatDinars(fee)}.`,
  order_cancelled: ({ orderId, actor }) => `The ${actor} cancels ${orderId}.`,
  remainder_cancelled: ({ orderId }) => `What was not sent of ${orderId} is given up.`,
  parcel_handed_over: ({ parcelId, picks, courierId }) =>
    `${formatCourier(courierId)} takes the parcel ${parcelId} (${picks
      .map(({ item, quantity }) => `${quantity} of item ${item + 1}`)
      .join(', ')}).`,
  parcel_delivered: ({ parcelId, source }) => `${parcelId} is delivered, reports the ${source}.`,
  parcel_refused: ({ parcelId }) => `The buyer refuses ${parcelId}.`,
  parcel_returned: ({ parcelId, condition }) =>
    `${parcelId} is back with the vendor, ${condition}.`,
  parcel_lost: ({ parcelId }) => `${parcelId} is lost.`,
  loss_compensated: ({ parcelId, amount }) =>
    `The courier pays ${formatDinars(amount)} for the loss of ${parcelId}.`,
  cash_remitted: describeRemittance,
  cash_counted: ({ courierId, parcelIds, fee }) =>
    `${formatCourier(courierId)} brings the cash of ${parcelIds.join(', ')} to be counted, less ${formatDinars(fee)}.`,
  till_deposited: ({ amount }) => `${formatDinars(amount)} of the till are deposited at the bank.`,
  return_requested: ({ returnId, quantity, item, orderId, resolution, cause }) =>
    `The buyer of ${orderId} wants to return ${quantity} of item ${item + 1} for a ${resolution}, caused by the ${cause} (${returnId}).`,
  return_accepted: ({ returnId }) => `${returnId} is accepted.`,
  return_closed: ({ returnId }) => `${returnId} is closed; nothing was sent back.`,
  return_received: ({ returnId, condition }) => `The vendor receives ${returnId}, ${condition}.`,
  refund_decided: ({ refundId, returnId, goods, delivery }) =>
    `The vendor decides to refund ${formatDinars(goods)} and ${formatDinars(delivery)} of delivery for ${returnId} (${refundId}).`,
  refund_approved: ({ refundId }) => `An admin approves ${refundId}.`,
  refund_paid: ({ refundId, way }) => `${refundId} is paid back by ${way}.`,
  credit_paid: ({ purchaseId, way }) => `What is due of ${purchaseId} goes back by ${way}.`,
  replacement_handed_over: ({ parcelId, returnId, courierId }) =>
    `${formatCourier(courierId)} takes ${parcelId}, the replacement for ${returnId}.`,
  payout_proposed: ({ batchId }) => `An admin proposes the payout batch ${batchId}.`,
  payout_approved: ({ batchId }) => `Another admin approves ${batchId}.`,
  payout_paid: ({ batchId }) => `The bank pays ${batchId}.`,
  payout_returned: ({ batchId, vendorId }) =>
    `The bank sends what ${batchId} paid the vendor “${vendorId}” back.`,
  payout_failed: ({ batchId }) => `${batchId} fails.`,
  debt_settled: ({ vendorId, amount, way }) =>
    `The vendor “${vendorId}” pays its debt of ${formatDinars(amount)}${way ? ' in cash' : ''}.`,
  vendor_charged: ({ vendorId, orderId, kind, amount }) =>
    `The operator charges ${formatDinars(amount)} to the vendor “${vendorId}” for a ${kind}${orderId === null ? '' : ` of ${orderId}`}.`,
  stock_adjusted: ({ variantId, quantity }) => `${quantity} more of ${variantId} are counted.`,
  days_passed: ({ days }) => `${days} days pass.`,
}

export function describeEvent(event: LifeEvent): string {
  const describe = describers[event.type] as (event: LifeEvent) => string
  const sentence = describe(event)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
