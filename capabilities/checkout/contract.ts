import { z } from 'zod'
import { Dinars, Id } from '../contract.ts'
import { Change, QuoteBody } from '../cart/contract.ts'

export const PaymentMethod = z.enum(['cash_on_delivery', 'card_on_delivery', 'edahabia', 'cib'])

/** Every text is trimmed first, so that blanks count as missing. */
const required = (max: number) => z.string().trim().min(1).max(max)

export const ShippingInfo = z.strictObject({
  first_name: required(80),
  last_name: required(80),
  email: required(255),
  phone: required(40),
  address: required(300),
  city: required(120),
  wilaya: required(2),
  postal_code: z.string().trim().max(10).optional(),
})

export const CheckoutBody = QuoteBody.extend({
  expected_total: Dinars.optional(),
  shipping: ShippingInfo,
  payment_method: PaymentMethod,
})
export type CheckoutInput = z.output<typeof CheckoutBody>

export const CheckoutHeaders = z.object({ 'idempotency-key': z.string().min(8).max(200) })

export const Placed = z.object({
  number: z.string(),
  orders: z.array(
    z.object({
      id: Id,
      order_number: z.string(),
      vendor: z.object({ id: Id, business_name: z.string() }),
      total_amount: Dinars,
      status: z.enum(['pending', 'confirmed']),
      payment_status: z.enum(['paid', 'pending', 'failed']),
    }),
  ),
  total: Dinars,
})
export type PlacedView = z.infer<typeof Placed>

export const QuoteChanged = z.object({ changes: z.array(Change) })
