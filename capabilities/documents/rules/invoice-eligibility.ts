import { ok, refuse, type Result } from '#kernel/result.ts'

export type InvoiceRefusal =
  | { code: 'order_not_confirmed' }
  | { code: 'order_already_cancelled' }
  | { code: 'invoice_not_ready' }
  | { code: 'legal_numbers_missing' }

type InvoiceOrder = { status: string; isPaid: boolean }
type InvoiceVendor = { rc: string | null; craftsman_card: string | null; nif: string | null }

/**
 * The sale is certain once the goods are delivered or paid by card. Before that an order may still
 * be refused on delivery, and its number would stand for nothing: no number may be taken back.
 * The vendor needs a tax number (NIF), and a trade register entry or a craftsman or
 * auto-entrepreneur card.
 */
export function checkInvoiceEligibility(
  { status, isPaid }: InvoiceOrder,
  vendor: InvoiceVendor,
): Result<null, InvoiceRefusal> {
  if (status === 'cancelled') return refuse({ code: 'order_already_cancelled' })
  if (status === 'pending') return refuse({ code: 'order_not_confirmed' })
  if (status !== 'delivered' && !isPaid) return refuse({ code: 'invoice_not_ready' })
  if (!vendor.nif || !(vendor.rc || vendor.craftsman_card))
    return refuse({ code: 'legal_numbers_missing' })
  return ok(null)
}
