import { ownKeysOf } from '#kernel/records.ts'
import type { AdminOrdersPageView, OrderSort } from '#capabilities/orders/contract.ts'
import type { Tone } from '#web/ui/chip.tsx'

export type AdminOrderListRow = AdminOrdersPageView['items'][number]
export type OrderStatusName = AdminOrderListRow['status']
export type PaymentStatusName = AdminOrderListRow['payment_status']

/** In the order of the status transitions. */
export const ORDER_STATUS_TONES: Readonly<Record<OrderStatusName, Tone>> = {
  pending: 'warn',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'bad',
}
export const ORDER_STATUS_OPTIONS = ownKeysOf(ORDER_STATUS_TONES)

export const ADMIN_ORDER_STATUS_FILTERS = [
  'all',
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly ('all' | OrderStatusName)[]

/** The first one is the default. */
export const ORDER_SORT_OPTIONS = [
  'newest',
  'oldest',
  'total_desc',
  'total_asc',
] as const satisfies readonly OrderSort[]

export const PAYMENT_TONES: Readonly<Record<PaymentStatusName, Tone>> = {
  paid: 'ok',
  pending: 'warn',
  failed: 'bad',
}

export const PAYMENT_STATUS_OPTIONS = [
  'paid',
  'pending',
  'failed',
] as const satisfies readonly PaymentStatusName[]

/** The button beside the menu. */
export const NEXT_STATUS: Readonly<Partial<Record<OrderStatusName, OrderStatusName>>> = {
  pending: 'confirmed',
  confirmed: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
}
export type HasNext = 'pending' | 'confirmed' | 'processing' | 'shipped'
export const hasNext = (status: OrderStatusName): status is HasNext =>
  Object.hasOwn(NEXT_STATUS, status)

/** A delivered or paid order is sent back or refunded instead; the menu still has the status. */
export const canCancelDirectly = ({
  status,
  payment_status: payment,
}: Pick<AdminOrderListRow, 'status' | 'payment_status'>): boolean =>
  status !== 'cancelled' && status !== 'delivered' && payment !== 'paid'
