import { z } from 'zod'

export const PaymentMethod = z.enum(['cash_on_delivery', 'card_on_delivery', 'edahabia', 'cib'])

/** The methods a buyer may choose now, in the order in which they are offered. */
export const PaymentMethods = z.object({
  items: z.array(z.object({ method: PaymentMethod, name: z.string() })),
})
