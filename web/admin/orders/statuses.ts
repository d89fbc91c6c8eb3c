import type {
  AdminOrdersPageView,
  AdminOrderView,
  OrderSort,
} from '#capabilities/orders/contract.ts'
import type { Tone } from '#web/ui/chip.tsx'

export type OrderRow = AdminOrdersPageView['items'][number]
export type OrderStatusName = OrderRow['status']
export type PaymentStatusName = OrderRow['payment_status']
export type OrderDetail = AdminOrderView

/** In the order of an order's life. */
export const STATUS_TONES: Readonly<Record<OrderStatusName, Tone>> = {
  pending: 'warn',
  confirmed: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'bad',
}
export const STATUSES = Object.keys(STATUS_TONES) as OrderStatusName[] // its own keys

/** What the list can be narrowed to. */
export const FILTERS = [
  'all',
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly ('all' | OrderStatusName)[]

/** The orders of the list; the first is what an address without one means. */
export const ORDER_SORTS = [
  'newest',
  'oldest',
  'total_desc',
  'total_asc',
] as const satisfies readonly OrderSort[]
export type StatusFilter = (typeof FILTERS)[number]

export const PAYMENT_TONES: Readonly<Record<PaymentStatusName, Tone>> = {
  paid: 'ok',
  pending: 'warn',
  failed: 'bad',
}

/** The step that an order usually takes next; an administrator may set any other. */
export const NEXT_STATUS: Readonly<Partial<Record<OrderStatusName, OrderStatusName>>> = {
  pending: 'confirmed',
  confirmed: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
}
export type HasNext = 'pending' | 'confirmed' | 'processing' | 'shipped'
export const hasNext = (status: OrderStatusName): status is HasNext =>
  Object.hasOwn(NEXT_STATUS, status)
