import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { Day, Dinars, Id, Instant } from '../contract.ts'

const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

/** `credit_note`: of a month in which more was given back than earned. */
export const CommissionInvoice = z.object({
  id: Id,
  /** A compensation for a damage is outside of VAT: its invoice is a debit note. */
  subject: z.enum(['commission', 'compensation']),
  kind: z.enum(['invoice', 'credit_note']),
  reference: z.string(),
  month: Month,
  issued_on: Day,
  vendor: z.object({ id: Id, business_name: z.string() }),
  subtotal: Dinars,
  vat: Dinars,
  total: Dinars,
})
export type CommissionInvoiceView = z.infer<typeof CommissionInvoice>
export const CommissionInvoicesPage = z.object({
  items: z.array(CommissionInvoice),
  next: z.string().nullable(),
})
export type CommissionInvoicesPageView = z.infer<typeof CommissionInvoicesPage>
export const CommissionInvoicesQuery = z.object({
  month: Month.or(z.literal('')).optional(),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type CommissionInvoicesQuery = z.infer<typeof CommissionInvoicesQuery>
export const CommissionInvoiceParams = z.object({ id: Id })
/** The original without it. */
export const CommissionInvoiceFileQuery = z.object({ lang: z.enum(LANGUAGES).optional() })
export const IssueCommissionBody = z.strictObject({ month: Month })
export const IssuedCommission = z.object({ issued: z.number().int() })
export type IssuedCommissionView = z.infer<typeof IssuedCommission>

/** Of documents issued in the month, and of its commission: invoices less credit notes. */
export const VatRow = z.object({ rate_bp: z.number().int(), base: Dinars, vat: Dinars })
export type VatRowView = z.infer<typeof VatRow>
export const VatJournalQuery = z.object({ month: Month })
export const VendorVatJournal = z.object({
  month: Month,
  rows: z.array(VatRow),
  base: Dinars,
  vat: Dinars,
})
export type VendorVatJournalView = z.infer<typeof VendorVatJournal>
/** `is_own`: another admin opens it again. */
export const VatClosing = z.object({
  closed_at: Instant,
  closed_by: z.string().nullable(),
  is_own: z.boolean(),
})
export type VatClosingView = z.infer<typeof VatClosing>
/** Issued in the month for an earlier one. */
export const LateVatRow = z.object({
  subject: z.enum(['sale', 'delivery', 'commission']),
  month: Month,
  documents: z.number().int(),
  base: Dinars,
  vat: Dinars,
})
export type LateVatRowView = z.infer<typeof LateVatRow>
export const CloseVatMonthBody = z.strictObject({ month: Month })
export const ReopenVatMonthBody = z.strictObject({
  month: Month,
  reason: z.string().trim().min(3).max(300),
})
export const VatJournal = z.object({
  month: Month,
  is_over: z.boolean(),
  /** Null while the month is open. */
  closing: VatClosing.nullable(),
  /** The month that is closed before this one; null when none is left. */
  earlier_open: Month.nullable(),
  /** The month that is opened again before this one. */
  later_closed: Month.nullable(),
  late: z.array(LateVatRow),
  /** Commission and services that the ledger has of the month and no invoice yet; in no sum. Closing the month invoices it. */
  uninvoiced: z.object({ base: Dinars, vat: Dinars, vendors: z.number().int() }),
  /** On its commission and services to vendors, and on deliveries at its rates. */
  operator: z.array(VatRow.extend({ subject: z.enum(['commission', 'delivery']) })),
  operator_vat: Dinars,
  vendors: z.array(
    z.object({
      vendor: z.object({ id: Id, business_name: z.string(), nif: z.string().nullable() }),
      rows: z.array(VatRow),
      vat: Dinars,
    }),
  ),
})
export type VatJournalView = z.infer<typeof VatJournal>
