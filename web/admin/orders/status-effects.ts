import { ownKeysOf } from '#kernel/records.ts'
import { isOnlineMethod } from '#kernel/payment-methods.ts'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import type { AdminOrderListRow, OrderStatusName } from './statuses.ts'

/** The usual transitions; an admin may set any other status, after a question. */
export const USUAL_STEPS: Readonly<Record<OrderStatusName, readonly OrderStatusName[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'shipped', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

export const isUsualStep = (from: OrderStatusName, to: OrderStatusName): boolean =>
  USUAL_STEPS[from].includes(to)

/** They move money, stock or a parcel. */
const CONFIRMED_FIRST: readonly OrderStatusName[] = ['shipped', 'delivered', 'cancelled']

export const asksFirst = (from: OrderStatusName, to: OrderStatusName): boolean =>
  CONFIRMED_FIRST.includes(to) || !isUsualStep(from, to)

/** A parcel is sent: its courier is asked for. */
export const sendsParcel = (from: OrderStatusName, to: OrderStatusName): boolean =>
  to === 'shipped' && isUsualStep(from, to)

type Deliverable = Pick<AdminOrderListRow, 'status' | 'payment_status'> &
  Partial<Pick<AdminOrderView, 'payment_method' | 'parcels' | 'items'>>

/** Cash of items that leave in no parcel; a row of the list does not say what is in one. */
export function asksCashHolder(order: Deliverable, to: OrderStatusName): boolean {
  const { status, payment_status, payment_method, parcels, items } = order
  if (to !== 'delivered' || payment_status === 'paid') return false
  if (payment_method !== undefined && isOnlineMethod(payment_method)) return false
  if (status !== 'shipped' || !parcels || !items) return true
  return parcels.length === 0 || items.some(({ left_to_send }) => left_to_send > 0)
}

const EMAILED: readonly OrderStatusName[] = ['confirmed', 'shipped', 'delivered', 'cancelled']
const FORWARD: readonly OrderStatusName[] = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
]

export type StatusEffect =
  | 'unusual'
  | 'no-parcel'
  | 'emailed'
  | 'paid'
  | 'unpaid'
  | 'refunded'
  | 'approved-first'
  | 'stock-back'
  | 'stock-taken'

/** What a change does beside the status, in the order in which it is read. */
export function statusEffects(
  { status: from, payment_status: payment }: Pick<AdminOrderListRow, 'status' | 'payment_status'>,
  to: OrderStatusName,
): StatusEffect[] {
  const isUnpaid = from === 'delivered' && payment === 'paid'
  const effects: Record<StatusEffect, boolean> = {
    unusual: !isUsualStep(from, to),
    'no-parcel':
      to === 'shipped' && !sendsParcel(from, to) && FORWARD.indexOf(from) < FORWARD.indexOf(to),
    emailed: EMAILED.includes(to),
    paid: to === 'delivered' && payment !== 'paid',
    unpaid: isUnpaid,
    refunded: to === 'cancelled' && payment === 'paid' && !isUnpaid,
    'approved-first':
      to === 'cancelled' && payment === 'paid' && (from === 'shipped' || from === 'delivered'),
    'stock-back': to === 'cancelled',
    'stock-taken': from === 'cancelled',
  }
  return ownKeysOf(effects).filter((effect) => effects[effect])
}
