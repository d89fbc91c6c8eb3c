import { z } from 'zod'
import {
  Day,
  Dinars,
  Id,
  Instant,
  pageOf,
  ImageView,
  SeenVersion,
  Version,
  WilayaCode,
} from '../contract.ts'
import { OnlinePaymentView } from '../payments/contract.ts'
import { DeliveryMethod } from '../shipping/contract.ts'
import { CashHolderName, VendorParcel } from './parcel.contract.ts'
import {
  OrderStatus,
  PaymentStatus,
  OrderItem,
  OrderPickupPoint,
  ShippingAddress,
  StatusStep,
  OrderAmounts,
  WhatIsCancelled,
} from './contract.ts'

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
  ...WhatIsCancelled,
  ...SeenVersion,
})

export { FAILURE_REASONS, RETURN_CONDITIONS, VendorParcel } from './parcel.contract.ts'

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
  /** A note of the vendor's own people. */
  has_note: z.boolean(),
  /** A parcel waits for a call or a decision. */
  delivery_failed: z.boolean(),
  version: Version,
})
export type VendorOrderRowView = z.infer<typeof VendorOrderRow>
export const VendorOrdersPage = pageOf(VendorOrderRow).extend({
  counts: z.record(OrderStatus.or(z.enum(['all', 'delivery_failed'])), z.number().int()),
})
export type VendorOrdersPageView = z.infer<typeof VendorOrdersPage>

export const VendorOrder = VendorOrderRow.omit({ items: true, customer: true }).extend({
  payment_method: z.string(),
  delivery_method: DeliveryMethod,
  pickup_point: OrderPickupPoint.nullable(),
  deliver_from: Day,
  deliver_until: Day,
  cancel_reason: z.string().nullable(),
  /** Delivery directions that the buyer gave during the confirmation call. */
  delivery_note: z.string().nullable(),
  /** For the vendor's own people only. */
  vendor_note: z.string().nullable(),
  /** The vendor's share, after commission and the tax on it; `null` for staff that may not see money. */
  own_share: Dinars.nullable(),
  customer: z.object({ name: z.string(), city: z.string(), wilaya: z.string(), phone: z.string() }),
  shipping_address: ShippingAddress,
  /** Another vendor's order goes there too: only the buyer changes it. */
  is_address_shared: z.boolean(),
  payment: OnlinePaymentView.nullable(),
  /** Earlier orders of the buyer's phone number at this vendor. */
  buyer_before: z.object({
    orders: z.number().int(),
    received: z.number().int(),
    cancelled: z.number().int(),
  }),
  items: z.array(OrderItem.extend({ id: Id })),
  parcels: z.array(VendorParcel),
  couriers: z.array(z.object({ code: z.string(), name: z.string(), cash_holder: CashHolderName })),
  history: z.array(StatusStep.extend({ actor_name: z.string().nullable() })),
  address_changes: z.array(
    z.object({
      fields: z.array(
        z.enum([
          'name',
          'address',
          'city',
          'wilaya',
          'postal_code',
          'phone',
          'delivery_note',
          'delivery',
        ]),
      ),
      actor_role: z.enum(['buyer', 'vendor']),
      from_wilaya: WilayaCode,
      to_wilaya: WilayaCode,
      from_shipping: Dinars,
      to_shipping: Dinars,
      at: Instant,
    }),
  ),
  ...OrderAmounts,
})
export type VendorOrderView = z.infer<typeof VendorOrder>
