import { z } from 'zod'
import { Dinars, Instant, WilayaCode } from '../contract.ts'

/** The id of an account, or the phone of a guest. */
export const CustomerParams = z.object({
  id: z.union([z.uuid(), z.string().regex(/^\+\d{8,15}$/)]),
})

/** What an account, or a guest's phone, has ordered. */
export const CustomerSummary = z.object({
  orders: z.number().int(),
  in_progress: z.number().int(),
  delivered: z.number().int(),
  cancelled: z.number().int(),
  /** Cancelled because all parcels came back unpaid. */
  refused_at_door: z.number().int(),
  /** Paid, less refunds. */
  spent: Dinars,
  first_at: Instant.nullable(),
  last_at: Instant.nullable(),
  /** Accounts that ordered with the phone. */
  accounts: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
  /** As last written, the newest first. */
  contacts: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      city: z.string(),
      wilaya: WilayaCode,
      last_at: Instant,
    }),
  ),
})
export type CustomerSummaryView = z.infer<typeof CustomerSummary>
