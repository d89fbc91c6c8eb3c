import { codesOf } from '#kernel/codes-of.ts'
import { PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { z } from 'zod'
import {
  Day,
  Dinars,
  filled,
  Id,
  Instant,
  LanguageCode,
  pageOf,
  ImageView,
  Version,
  WilayaCode,
} from '../contract.ts'
import { OnlinePaymentView } from '../payments/contract.ts'
import { DeliveryMethod } from '../shipping/contract.ts'
import { MoneyBack } from './money-back.contract.ts'
import {
  CollectAmounts,
  OrderReturnState,
  TrackedParcels,
  VendorParcel,
} from './parcel.contract.ts'

export { LOSS_KINDS } from './parcel.contract.ts'
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
  cancelled_quantity: z.number().int(), // before it was sent, while others of the order were
  left_to_send: z.number().int(),
})

export const ShippingAddress = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  wilaya: z.string(),
})

/** Where the parcel waits; null at home, or where the vendor chooses it. */
export const OrderPickupPoint = z.object({
  name: z.string(),
  address: z.string(),
  hours: z.string().nullable(),
  courier: z.object({ code: z.string(), name: z.string() }),
})

/** The rest of the address, and whether and from which version its buyer may change it. */
export const AddressChangeState = z.object({
  version: Version,
  is_possible: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  postal_code: z.string().nullable(),
  delivery_note: z.string().nullable(),
})

export const StatusStep = z.object({
  from: OrderStatus.nullable(),
  to: OrderStatus,
  actor_role: z.string(),
  reason: z.string().nullable(),
  at: Instant,
})

export const OrderAmounts = {
  money_back: MoneyBack,
  subtotal: Dinars,
  shipping: Dinars,
  discount: Dinars,
  rounding: Dinars,
  total_amount: Dinars,
  undelivered_amount: Dinars, // of the total: cancelled before it was sent, or returned undelivered
  stamp_duty: Dinars, // of cash, besides the total; at most, for what is left to send
}

export const TrackedOrder = z.object({
  id: Id,
  order_number: z.string(),
  vendor: z.object({ id: Id, business_name: z.string(), business_phone: z.string().nullable() }),
  status: OrderStatus,
  payment_status: PaymentStatus,
  delivery_method: DeliveryMethod,
  pickup_point: OrderPickupPoint.nullable(),
  deliver_from: Day,
  deliver_until: Day,
  requires_phone_confirmation: z.boolean(),
  cancel_reason: z.string().nullable(),
  items: z.array(OrderItem),
  history: z.array(StatusStep),
  ...TrackedParcels,
  return_state: OrderReturnState.nullable(),
  ...OrderAmounts,
  ...CollectAmounts,
})

export const AccountOrderRow = z.object({
  id: Id,
  order_number: z.string(),
  number: z.string(), // the purchase number
  vendor: z.object({ id: Id, business_name: z.string(), business_phone: z.string().nullable() }),
  status: OrderStatus,
  payment_status: PaymentStatus,
  return_state: OrderReturnState.nullable(),
  deliver_from: Day,
  deliver_until: Day,
  placed_at: Instant,
  item_count: z.number().int(),
  product_count: z.number().int(), // its items, without their quantities
  ...{ total_amount: Dinars, undelivered_amount: Dinars, stamp_duty: Dinars },
  ...CollectAmounts,
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

export const PURCHASE_STATES = ['all', 'under_way', 'delivered', 'returns'] as const
export type PurchaseState = (typeof PURCHASE_STATES)[number]
export const AccountPurchasesQuery = AccountOrdersQuery.extend({
  /** `delivered`: all its orders that were not cancelled; the other states: any of its orders. */
  state: z.enum(PURCHASE_STATES).default('all'),
  /** A part of the number, or of a vendor's or product's name. */
  search: z.string().trim().max(120).optional(),
})
export const AccountPurchaseRow = z.object({
  number: z.string(),
  placed_at: Instant,
  total: Dinars,
  orders: z.array(AccountOrderRow),
})
export type AccountPurchaseRowView = z.infer<typeof AccountPurchaseRow>
export const AccountPurchasesPage = pageOf(AccountPurchaseRow)
export type AccountPurchasesPageView = z.infer<typeof AccountPurchasesPage>

export const AccountOrder = TrackedOrder.extend({
  number: z.string(),
  /** The rest of its purchase. */
  other_orders: z.array(z.object({ vendor_name: z.string(), status: OrderStatus })),
  placed_at: Instant,
  payment_method: z.string(),
  shipping_address: ShippingAddress,
  address_change: AddressChangeState,
  payment: OnlinePaymentView.nullable(),
  can_cancel: z.boolean(),
})
export type AccountOrderView = z.infer<typeof AccountOrder>

export const CANCEL_REASONS = [
  'changed_mind',
  'ordered_twice',
  'wrong_details',
  'too_slow',
  'found_elsewhere',
  'other',
] as const
export const WhatIsCancelled = { only: z.literal('remainder').optional() } // otherwise the whole order
export const CancellationBody = z.strictObject({
  reason: z.enum(CANCEL_REASONS),
  /** In the buyer's own words; kept where the reason is another one. */
  note: z.string().trim().min(1).max(200).optional(),
  ...WhatIsCancelled,
})
export type CancellationBodyView = z.infer<typeof CancellationBody>
export type CancelReason = (typeof CANCEL_REASONS)[number]

export const ORDER_SORTS = ['newest', 'oldest', 'total_desc', 'total_asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export const AdminOrdersQuery = z.object({
  search: z.string().trim().max(120).optional(),
  status: OrderStatus.or(z.literal('all')).optional(),
  sort: z.enum(ORDER_SORTS).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
  /** Days in Algiers, both included. */
  from: filled(Day),
  until: filled(Day),
  wilaya: filled(WilayaCode),
  vendor: filled(Id),
  courier: filled(z.string().regex(/^[a-z0-9-]{2,30}$/)),
  on_road: filled(z.literal('yes')), // cancelled while a parcel travels
  /** `due`: denied by the buyer, or unconfirmed for days. */
  delivery_claim: filled(z.enum(['open', 'due'])),
  payment_method: filled(z.enum(codesOf(PAYMENT_METHODS))),
  payment_status: filled(PaymentStatus),
  buyer: filled(Id), // the account that bought
  phone: filled(z.string().regex(/^\+\d{8,15}$/)),
})
export const VendorOrdersQuery = AdminOrdersQuery.pick({
  search: true,
  status: true,
  limit: true,
  cursor: true,
  sort: true,
}).extend({
  /** `delivery_failed`: shipped, and a parcel waits for a call or a decision. */
  status: OrderStatus.or(z.enum(['all', 'delivery_failed'])).optional(),
  wilaya: WilayaCode.optional(),
  courier: z
    .string()
    .regex(/^[a-z0-9-]{1,30}$/)
    .optional(),
  payment: z.enum(['all', 'cash', 'card']).optional(),
  placed_from: Day.optional(),
  placed_until: Day.optional(),
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
  money_back: MoneyBack,
  created_at: Instant,
  is_on_road: z.boolean(), // cancelled while a parcel travels
  delivery_claim: z.enum(['open', 'denied']).nullable(), // reported by its vendor, denied by the buyer
  version: Version,
  customer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    user_id: Id.nullable(), // null for a guest
  }),
  wilaya: WilayaCode,
})
export type AdminOrderRowView = z.infer<typeof AdminOrderRow>
export const AdminOrdersPage = pageOf(AdminOrderRow).extend({
  counts: z.record(OrderStatus.or(z.literal('all')), z.number().int()),
  revenue: Dinars, // sum of the paid orders
})
export type AdminOrdersPageView = z.infer<typeof AdminOrdersPage>

export const AdminOrder = AdminOrderRow.extend({
  payment_method: z.string(),
  delivery_method: DeliveryMethod,
  pickup_point: OrderPickupPoint.nullable(),
  shipping_address: ShippingAddress,
  payment: OnlinePaymentView.nullable(),
  shipped_at: Instant.nullable(),
  delivered_at: Instant.nullable(),
  items: z.array(OrderItem.extend({ id: Id })),
  history: z.array(StatusStep.extend({ actor_name: z.string().nullable() })),
  purchase_number: z.string(),
  language: LanguageCode,
  promo_code: z.string().nullable(),
  deliver_from: Day,
  deliver_until: Day,
  delivery_note: z.string().nullable(),
  parcels: z.array(VendorParcel),
  /** The other orders of the purchase. */
  siblings: z.array(
    z.object({
      id: Id,
      order_number: z.string(),
      vendor: z.object({ business_name: z.string() }),
      status: OrderStatus,
      total_amount: Dinars,
    }),
  ),
  ...OrderAmounts,
})
export type AdminOrderView = z.infer<typeof AdminOrder>

export const OwnOrderParams = z.object({ id: z.string().trim().min(1).max(40) }) // also a number
