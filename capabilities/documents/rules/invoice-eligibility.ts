import { ok, refuse, type Result } from '#kernel/result.ts'

export type InvoiceRefusal =
  | { code: 'order_not_confirmed' }
  | { code: 'order_already_cancelled' }
  | { code: 'legal_numbers_missing' }

type Seller = { rc: string | null; craftsman_card: string | null; nif: string | null }

/**
 * An invoice is of a sale that stands, by a seller whom the law knows: a tax number, and an entry in
 * the trade register or a card of craftsman or auto-entrepreneur.
 */
export function checkInvoiceEligibility(
  status: string,
  seller: Seller,
): Result<null, InvoiceRefusal> {
  if (status === 'cancelled') return refuse({ code: 'order_already_cancelled' })
  if (status === 'pending') return refuse({ code: 'order_not_confirmed' })
  if (!seller.nif || !(seller.rc || seller.craftsman_card))
    return refuse({ code: 'legal_numbers_missing' })
  return ok(null)
}
