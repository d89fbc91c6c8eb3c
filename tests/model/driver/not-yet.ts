import type { EventType, LifeEvent } from '../events.ts'
import type { World } from '../world.ts'

/** Lives are cut before such an event. The list only gets shorter. */
export const NOT_YET = {
  remainder_cancelled: 'the rest of an order cannot be given up yet',
  parcel_lost: 'a parcel cannot be lost yet',
  loss_compensated: 'no journal for a compensation yet',
  gateway_settled: 'no journal for a transfer of the gateway yet',
  debt_settled: 'no journal for a debt that a vendor pays yet',
  gateway_paid: 'cards are not driven yet',
  unpaid_expired: 'cards are not driven yet',
  return_requested: 'returns are not driven yet',
  return_accepted: 'returns are not driven yet',
  return_closed: 'returns are not driven yet',
  return_received: 'returns are not driven yet',
  refund_decided: 'returns are not driven yet',
  refund_approved: 'returns are not driven yet',
  refund_paid: 'returns are not driven yet',
  replacement_handed_over: 'returns are not driven yet',
  credit_paid: 'refunds of what was cancelled are not driven yet',
  invoice_requested: 'documents are not compared yet',
} satisfies Partial<Record<EventType, string>>

export type SupportedType = Exclude<EventType, keyof typeof NOT_YET>

/** Events of a supported type that the product cannot do all the same. */
const NOT_YET_WHEN: { reason: string; applies: (event: LifeEvent, world: World) => boolean }[] = [
  {
    reason: 'cards are not driven yet',
    applies: (event) => event.type === 'checkout' && event.payment === 'card',
  },
  {
    reason: 'stamp duty is on the invoice and is collected by nobody',
    applies: (event, { terms }) => event.type === 'checkout' && terms.chargesStampDuty,
  },
  {
    reason: 'what is delivered after a cancellation is not a sale yet',
    applies: (event, world) =>
      event.type === 'parcel_delivered' &&
      world.orders[world.parcels[event.parcelId]?.orderId ?? '']?.isCancelled === true,
  },
  {
    reason: 'a statement does not confirm a delivery yet',
    applies: (event, world) =>
      event.type === 'cash_remitted' &&
      event.lines.some(({ parcelId }) => world.parcels[parcelId ?? '']?.state === 'travelling'),
  },
  {
    reason:
      'a vendor’s word about an operator’s courier is booked as a delivery; only its payout waits',
    applies: (event, world) =>
      event.type === 'parcel_delivered' &&
      event.source === 'vendor' &&
      world.parcels[event.parcelId]?.custody === 'operator',
  },
]

/** Why a life is cut before this event; null when it is played. */
export const findCut = (event: LifeEvent, world: World): string | null =>
  (NOT_YET as Partial<Record<EventType, string>>)[event.type] ??
  NOT_YET_WHEN.find(({ applies }) => applies(event, world))?.reason ??
  null
