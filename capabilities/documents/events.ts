import type { Language } from '#kernel/locale.ts'

export type CommissionInvoiced = {
  type: 'documents.commission_invoiced'
  invoiceId: string
  /** A compensation is outside of VAT: its invoice is a debit note. */
  subject: 'commission' | 'compensation'
  kind: 'invoice' | 'credit_note'
  reference: string
  /** First day of the month. */
  month: string
  /** With VAT, in centimes. */
  total: number
  vendorId: string
  businessName: string
  businessEmail: string
  language: Language
}
