import type { Brand } from '#kernel/brand.ts'
import type { LocalDate } from '#kernel/calendar.ts'

export type LegalRateKind = 'vat' | 'stamp_duty'
export type InvoicePaymentMethod =
  | 'cash_on_delivery'
  | 'card_on_delivery'
  | 'edahabia'
  | 'cib'
  | 'set_off'
/** A sale is invoiced by its vendor, everything else by the operator. */
export type InvoiceSubject = 'sale' | 'delivery' | 'commission'
export type OrderSubject = Exclude<InvoiceSubject, 'commission'>
export type InvoiceId = Brand<string, 'InvoiceId'>

export type DocumentsTables = {
  'documents.legal_rates': {
    id: string
    kind: LegalRateKind
    from_centimes: number
    rate_bp: number
    minimum_centimes: number
    is_applied: boolean
    source: string
    valid_from: LocalDate
    valid_until: LocalDate | null
  }
}
