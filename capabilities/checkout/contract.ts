import { z } from 'zod'
import { Dinars, Id } from '../contract.ts'
import { QuoteBody } from '../cart/contract.ts'
import { PaymentMethodName } from '../payments/contract.ts'

export { PaymentMethodName } from '../payments/contract.ts'

/** Trimmed first, so that blanks count as missing; the code selects the message. */
const required = (error: string, max: number) =>
  z.string({ error }).trim().min(1, { error }).max(max)

export const ShippingInfo = z.strictObject({
  first_name: required('first_name_required', 80),
  last_name: required('last_name_required', 80),
  email: required('email_required', 255)
    .toLowerCase()
    .pipe(z.email({ error: 'email_invalid' })),
  phone: required('phone_required', 40),
  address: required('address_required', 300),
  city: required('city_required', 120),
  wilaya: required('wilaya_required', 2),
  postal_code: z.string().trim().max(10).optional(),
})

export const CheckoutBody = QuoteBody.extend({
  /** Of the parcels that wait at one; without it the vendors choose. */
  pickup_point_id: Id.optional(),
  /** By vendor, where the couriers of the parcels share no pickup point. */
  pickup_points: z.record(Id, Id).optional(),
  expected_total: Dinars.optional(),
  /** As the buyer saw it; another one of today refuses the checkout with `quote_changed`. */
  expected_stamp_duty: Dinars.min(0).optional(),
  shipping: ShippingInfo,
  payment_method: PaymentMethodName,
})
export type CheckoutInput = z.output<typeof CheckoutBody>

export const CheckoutHeaders = z.object({
  'idempotency-key': z.string().min(8).max(200),
  /** After a 428: a solved challenge of `GET /proof-of-work?purpose=checkout`, in base64. */
  'proof-of-work': z.string().max(4_096).optional(),
})

export const PlacedView = z.object({
  number: z.string(),
  orders: z.array(
    z.object({
      id: Id,
      order_number: z.string(),
      vendor: z.object({ id: Id, business_name: z.string() }),
      total_amount: Dinars,
      /** Asked for in cash besides the total. */
      stamp_duty: Dinars,
      status: z.enum(['pending', 'confirmed']),
      payment_status: z.enum(['paid', 'pending', 'failed']),
    }),
  ),
  total: Dinars,
  /** The purchase key; null when the buyer was erased since. */
  key: z.string().nullable(),
})
export type PlacedView = z.infer<typeof PlacedView>

export const PayPurchaseBody = z.strictObject({
  method: PaymentMethodName,
  /** Required for card payments. */
  accepts_terms: z.boolean().default(false),
  captcha_token: z.string().max(8192).optional(),
})
export const PaymentCheckBody = z.strictObject({})
/** Payment page; null for payment on delivery. */
export const PaymentStarted = z.object({ url: z.url().nullable() })
export const PaymentChecked = z.object({ checked: z.boolean() })
