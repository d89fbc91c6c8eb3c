import { ok, refuse, type Result } from '#kernel/result.ts'

export type InvoiceRefusal =
  | { code: 'order_not_confirmed' }
  | { code: 'order_already_cancelled' }
  | { code: 'legal_numbers_missing' }

type InvoiceVendor = { rc: string | null; craftsman_card: string | null; nif: string | null }

/**
 * The vendor needs a tax number (NIF), and a trade register entry or a craftsman or
 * auto-entrepreneur card.
 */
export function checkInvoiceEligibility(
  status: string,
  vendor: InvoiceVendor,
): Result<null, InvoiceRefusal> {
  if (status === 'cancelled') return refuse({ code: 'order_already_cancelled' })
  if (status === 'pending') return refuse({ code: 'order_not_confirmed' })
  if (!vendor.nif || !(vendor.rc || vendor.craftsman_card))
    return refuse({ code: 'legal_numbers_missing' })
  return ok(null)
}
