import { z } from 'zod'
import { Id, Instant } from '../contract.ts'

/** What a shop prints: one invoice, or the slips or labels of many orders as one PDF. */
export const PaperTicketBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['invoice', 'courier_label']),
    order_ids: z.array(Id).length(1),
  }),
  z.strictObject({
    kind: z.enum(['packing_slip', 'label']),
    order_ids: z.array(Id).min(1).max(100),
  }),
])
/** An address that opens once, until the time it says. */
export const PaperTicket = z.object({ url: z.string(), expires_at: Instant })
export type PaperTicketView = z.infer<typeof PaperTicket>
export const OwnInvoiceParams = z.object({ id: Id })
export const TicketParams = z.object({ ticket: z.string().regex(/^[\w-]{43}$/) })
