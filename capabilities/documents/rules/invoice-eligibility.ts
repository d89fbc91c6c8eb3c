export type InvoiceRefusal =
  | { code: 'order_not_confirmed' }
  | { code: 'order_already_cancelled' }
  | { code: 'invoice_not_ready' }
  | { code: 'legal_numbers_missing' }

type InvoiceVendor = { rc: string | null; craftsman_card: string | null; nif: string | null }

/** A tax number (NIF), and a trade register entry or a craftsman or auto-entrepreneur card. */
export const hasLegalNumbers = ({ nif, rc, craftsman_card }: InvoiceVendor): boolean =>
  Boolean(nif && (rc || craftsman_card))

/** Why an order without an invoice has none: VAT is due, and the invoice issued, on delivery. */
export function explainMissingInvoice(
  { status }: { status: string },
  vendor: InvoiceVendor,
): InvoiceRefusal {
  if (status === 'cancelled') return { code: 'order_already_cancelled' }
  if (status === 'pending') return { code: 'order_not_confirmed' }
  if (status === 'delivered' && !hasLegalNumbers(vendor)) return { code: 'legal_numbers_missing' }
  return { code: 'invoice_not_ready' }
}
