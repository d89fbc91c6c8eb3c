import { z } from 'zod'
import { Dinars, Instant } from '../contract.ts'
import { OnlinePaymentView } from '../payments/contract.ts'
import { AddressChangeState, ShippingAddress, TrackedOrder } from './contract.ts'

export const TrackQuery = z.object({
  number: z.string().trim().min(1).max(30),
  contact: z.string().trim().min(1).max(255),
})
/** What number and contact alone reveal. */
export const TrackedPurchase = z.object({
  number: z.string(),
  orders: z.array(
    TrackedOrder.pick({
      order_number: true,
      status: true,
      deliver_from: true,
      deliver_until: true,
    }),
  ),
})
export type TrackedPurchaseView = z.infer<typeof TrackedPurchase>

export const PurchaseParams = z.object({ number: z.string().trim().min(1).max(30) })
/** From the confirmation email or the checkout; an alternative to the signed-in account. */
export const PurchaseKeyHeaders = z.object({ 'purchase-key': z.string().max(64).optional() })

export const Purchase = z.object({
  number: z.string(),
  placed_at: Instant,
  payment_method: z.string(),
  contact: z.object({ first_name: z.string(), email: z.string(), phone: z.string() }),
  shipping_address: ShippingAddress,
  address_change: AddressChangeState,
  payment: OnlinePaymentView.nullable(), // null for payment on delivery
  orders: z.array(TrackedOrder),
  total: Dinars,
  /** Asked for besides the total if the buyer pays cash. */
  cash_stamp_duty: Dinars,
  /** Then only that account may change it. */
  has_account: z.boolean(),
})
export type PurchaseView = z.infer<typeof Purchase>

export const CodeRequestBody = z.strictObject({ contact: TrackQuery.shape.contact })
export const CodeRequested = z.object({ channel: z.enum(['email', 'sms']) })
export type CodeRequestedView = z.infer<typeof CodeRequested>
export const CodeCheckBody = z.strictObject({
  contact: TrackQuery.shape.contact,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
})
export const PurchaseKey = z.object({ key: z.string() })
export type PurchaseKeyView = z.infer<typeof PurchaseKey>
