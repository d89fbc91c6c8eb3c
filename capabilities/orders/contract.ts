import { z } from 'zod'
import {
  Dinars,
  Id,
  Instant,
  pageOf,
  ImageView,
  SeenVersion,
  Version,
  WilayaCode,
} from '../contract.ts'
import { OnlinePayment } from '../payments/contract.ts'
import { DeliveryMethod } from '../shipping/contract.ts'

export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const
export const OrderStatus = z.enum(ORDER_STATUSES)
export const PaymentStatus = z.enum(['paid', 'pending', 'failed'])

export const OrderItem = z.object({
  product_id: Id.nullable(),
  variant_id: Id.nullable(),
  product_name: z.string(),
  variant_label: z.string().nullable(),
  sku: z.string().nullable(),
  image: ImageView.nullable(),
  quantity: z.number().int(),
  price: Dinars,
  total: Dinars,
})

export const ShippingAddress = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  wilaya: z.string(),
})

export const StatusStep = z.object({
  from: OrderStatus.nullable(),
  to: OrderStatus,
  actor_role: z.string(),
  reason: z.string().nullable(),
  at: Instant,
})

const Amounts = {
  subtotal: Dinars,
  shipping: Dinars,
  discount: Dinars,
  rounding: Dinars,
  total_amount: Dinars,
}

export const TrackedOrder = z.object({
  id: Id,
  order_number: z.string(),
  vendor: z.object({ id: Id, business_name: z.string(), business_phone: z.string().nullable() }),
  status: OrderStatus,
  payment_status: PaymentStatus,
  delivery_method: DeliveryMethod,
  deliver_from: z.iso.date(),
  deliver_until: z.iso.date(),
  requires_phone_confirmation: z.boolean(),
  cancel_reason: z.string().nullable(),
  items: z.array(OrderItem),
  history: z.array(StatusStep),
  ...Amounts,
})

export const AccountOrderRow = z.object({
  id: Id,
  order_number: z.string(),
  number: z.string(), // the purchase number
  vendor: z.object({ id: Id, business_name: z.string(), business_phone: z.string().nullable() }),
  status: OrderStatus,
  payment_status: PaymentStatus,
  deliver_from: z.iso.date(),
  deliver_until: z.iso.date(),
  placed_at: Instant,
  item_count: z.number().int(),
  total_amount: Dinars,
  items: z.array(z.object({ product_name: z.string(), image: ImageView.nullable() })), // up to 3
  can_cancel: z.boolean(),
})
export type AccountOrderRowView = z.infer<typeof AccountOrderRow>
export const AccountOrdersPage = pageOf(AccountOrderRow)
export type AccountOrdersPageView = z.infer<typeof AccountOrdersPage>
export const AccountOrdersQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).optional(),
  cursor: z.string().max(300).optional(),
})

export const AccountOrder = TrackedOrder.extend({
  number: z.string(),
  placed_at: Instant,
  payment_method: z.string(),
  shipping_address: ShippingAddress,
  payment: OnlinePayment.nullable(),
  can_cancel: z.boolean(),
})
export type AccountOrderView = z.infer<typeof AccountOrder>

export const CANCEL_REASONS = [
  'changed_mind',
  'ordered_twice',
  'wrong_details',
  'too_slow',
  'found_elsewhere',
] as const
export const CancellationBody = z.strictObject({ reason: z.enum(CANCEL_REASONS) })
export type CancelReason = (typeof CANCEL_REASONS)[number]

export const ORDER_SORTS = ['newest', 'oldest', 'total_desc', 'total_asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export const AdminOrdersQuery = z.object({
  search: z.string().trim().max(120).optional(),
  status: OrderStatus.or(z.literal('all')).optional(),
  sort: z.enum(ORDER_SORTS).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})

export const AdminOrderRow = z.object({
  id: Id,
  order_number: z.string(),
  vendor_id: Id,
  vendor: z.object({ business_name: z.string() }),
  item_count: z.number().int(),
  total_amount: Dinars,
  status: OrderStatus,
  payment_status: PaymentStatus,
  created_at: Instant,
  version: Version,
})
export const AdminOrdersPage = pageOf(AdminOrderRow).extend({
  counts: z.record(OrderStatus.or(z.literal('all')), z.number().int()),
  revenue: Dinars, // sum of the paid orders
})
export type AdminOrdersPageView = z.infer<typeof AdminOrdersPage>

export const AdminOrder = AdminOrderRow.extend({
  payment_method: z.string(),
  delivery_method: DeliveryMethod,
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  shipping_address: ShippingAddress,
  payment: OnlinePayment.nullable(),
  shipped_at: Instant.nullable(),
  delivered_at: Instant.nullable(),
  items: z.array(OrderItem),
  history: z.array(StatusStep),
  ...Amounts,
})
export type AdminOrderView = z.infer<typeof AdminOrder>

export const StatusChangeBody = z.strictObject({
  status: OrderStatus,
  /** Expected current status: a mismatch changes nothing. */
  from: OrderStatus.optional(),
  reason: z.string().trim().max(300).optional(),
  ...SeenVersion,
})
export const OrderParams = z.object({ id: Id })

export const VENDOR_CANCEL_REASONS = [
  'out_of_stock',
  'customer_request',
  'unreachable',
  'wrong_address',
  'duplicate',
  'cannot_deliver',
] as const
export const VendorCancellationBody = z.strictObject({
  reason: z.enum(VENDOR_CANCEL_REASONS),
  ...SeenVersion,
})

export const FAILURE_REASONS = [
  'phone_unreachable',
  'no_answer',
  'wrong_number',
  'absent_postponed',
  'absent_failed',
  'cancelled_by_customer',
  'duplicate_order',
  'not_ordered',
  'wrong_product',
  'missing_product',
  'damaged_product',
  'cannot_pay',
  'wrong_wilaya',
  'wrong_commune',
  'no_show',
] as const
export const RETURN_CONDITIONS = ['resellable', 'damaged', 'incomplete', 'wrong_item'] as const

export const VendorParcel = z.object({
  id: Id,
  position: z.number().int(),
  /** An exchange parcel is tracked with its return, not with its order. */
  purpose: z.enum(['sale', 'exchange']),
  state: z.string(),
  courier: z.object({ code: z.string(), name: z.string() }).nullable(),
  tracking: z.string().nullable(),
  collect: Dinars,
  return_condition: z.enum(RETURN_CONDITIONS).nullable(),
  items: z.array(z.object({ item_id: Id, quantity: z.number().int() })),
  history: z.array(
    z.object({
      state: z.string(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
      at: Instant,
    }),
  ),
})

export const VendorOrderRow = z.object({
  id: Id,
  order_number: z.string(),
  status: OrderStatus,
  payment_status: PaymentStatus,
  placed_at: Instant,
  customer: z.object({ name: z.string(), city: z.string(), wilaya: z.string() }),
  item_count: z.number().int(),
  items: z.array(z.object({ product_name: z.string(), image: ImageView.nullable() })), // up to 3
  total_amount: Dinars,
  to_collect: Dinars,
  version: Version,
})
export type VendorOrderRowView = z.infer<typeof VendorOrderRow>
export const VendorOrdersPage = pageOf(VendorOrderRow).extend({
  counts: z.record(OrderStatus.or(z.literal('all')), z.number().int()),
})
export type VendorOrdersPageView = z.infer<typeof VendorOrdersPage>
export const VendorOrdersQuery = AdminOrdersQuery.omit({ sort: true }).extend({
  wilaya: WilayaCode.optional(),
})

export const VendorOrder = VendorOrderRow.omit({ items: true, customer: true }).extend({
  payment_method: z.string(),
  delivery_method: DeliveryMethod,
  deliver_from: z.iso.date(),
  deliver_until: z.iso.date(),
  cancel_reason: z.string().nullable(),
  /** Delivery directions that the buyer gave during the confirmation call. */
  delivery_note: z.string().nullable(),
  /** The vendor's share, after commission and the tax on it. */
  own_share: Dinars,
  customer: z.object({ name: z.string(), city: z.string(), wilaya: z.string(), phone: z.string() }),
  shipping_address: ShippingAddress,
  payment: OnlinePayment.nullable(),
  /** Earlier orders of the buyer's phone number at this vendor. */
  buyer_before: z.object({
    orders: z.number().int(),
    received: z.number().int(),
    cancelled: z.number().int(),
  }),
  items: z.array(OrderItem.extend({ id: Id, left_to_send: z.number().int() })),
  parcels: z.array(VendorParcel),
  couriers: z.array(z.object({ code: z.string(), name: z.string() })),
  history: z.array(StatusStep.extend({ actor_name: z.string().nullable() })),
  ...Amounts,
})
export type VendorOrderView = z.infer<typeof VendorOrder>
