import { z } from 'zod'
import { Id, Instant, pageOf } from '../contract.ts'
import { RETURN_OUTCOMES, RETURN_RESOLUTIONS, ReturnCard, ReturnStateName } from './contract.ts'
import { RETURN_TABS } from './vendor.contract.ts'

export const AdminReturnsQuery = z.object({
  /** A part of the number of the return or order, or of the buyer's or vendor's name. */
  search: z.string().trim().max(120).optional(),
  /** An account by its id, a guest by the phone with its `+`. */
  customer: z
    .string()
    .regex(/^(\+213\d{8,9}|[0-9a-f-]{36})$/)
    .optional(),
  status: z.enum(RETURN_TABS).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const AdminReturnRow = z.object({
  id: Id,
  number: z.string(),
  order_id: Id,
  order_number: z.string(),
  state: ReturnStateName,
  reason: ReturnCard.shape.reason,
  requested_resolution: z.enum(RETURN_RESOLUTIONS),
  outcome: z.enum(RETURN_OUTCOMES).nullable(),
  requested_at: Instant,
  vendor: z.object({ business_name: z.string() }),
  customer: z.object({ name: z.string(), phone: z.string() }),
  piece_count: z.number().int(),
  product_name: z.string(),
  variant_label: z.string().nullable(),
})
export type AdminReturnRowView = z.infer<typeof AdminReturnRow>
export const AdminReturnsPage = pageOf(AdminReturnRow).extend({
  /** Of all returns. */
  counts: z.record(z.enum(RETURN_TABS), z.number().int()),
})
export type AdminReturnsPageView = z.infer<typeof AdminReturnsPage>
