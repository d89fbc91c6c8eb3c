import { z } from 'zod'

export const CheckoutRequest = z.object({
  amount: z.number().positive(),
  currency: z.literal('dzd'),
  payment_method: z.string(),
  success_url: z.url(),
  failure_url: z.url(),
  webhook_endpoint: z.url(),
  locale: z.string(),
  metadata: z.record(z.string(), z.string()),
})
export const Checkout = CheckoutRequest.extend({
  id: z.string(),
  entity: z.literal('checkout'),
  livemode: z.literal(false),
  status: z.enum(['pending', 'paid', 'failed', 'canceled', 'expired']),
  checkout_url: z.url(),
})
export type DemoCheckout = z.infer<typeof Checkout>
