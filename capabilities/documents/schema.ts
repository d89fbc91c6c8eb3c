import type { Brand } from '#kernel/brand.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'

export type LegalRateKind = 'vat' | 'stamp_duty'
export type SeriesKind = 'invoice' | 'credit_note' | 'commission_invoice' | 'commission_credit_note'
export type InvoicePaymentMethod =
  | 'cash_on_delivery'
  | 'card_on_delivery'
  | 'edahabia'
  | 'cib'
  | 'set_off'
export type DocumentKind =
  | 'invoice'
  | 'packing_slip'
  | 'label'
  | 'delivery_note'
  | 'statement'
  | 'register'
export type RenderState = 'wanted' | 'made' | 'failed'

export type InvoiceId = Brand<string, 'InvoiceId'>

type InvoiceBase = {
  id: InvoiceId
  reference: string
  number: number
  year: number
  language: Language
  total: Centimes
  issuedOn: LocalDate
}
type Standing = { cancelled: null } | { cancelled: { at: Date; reason: string } }
/** Issued documents are immutable: they are cancelled or corrected by another. */
export type Invoice = InvoiceBase &
  Standing &
  (
    | { kind: 'invoice'; vendorId: string; orderId: string }
    | { kind: 'credit_note'; vendorId: string; orderId: string; corrects: InvoiceId }
    | { kind: 'commission_invoice'; billedVendorId: string }
    | { kind: 'commission_credit_note'; billedVendorId: string; corrects: InvoiceId }
  )

export type RenderedDocument = {
  id: string
  kind: DocumentKind
  language: Language
  requestedAt: Date
} & (
  | { state: 'wanted' }
  | { state: 'made'; renderedAt: Date; fileId: string; sha256: string }
  | { state: 'failed'; failReason: string }
)

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
  'documents.series': {
    id: string
    vendor_id: string | null
    kind: SeriesKind
    year: number
    last_number: number
    last_issued_on: LocalDate
  }
  'documents.invoices': {
    id: string
    series_id: string
    vendor_id: string | null
    kind: SeriesKind
    year: number
    number: number
    reference: string
    billed_vendor_id: string | null
    order_id: string | null
    corrects: string | null
    language: Language
    seller: unknown
    buyer: unknown
    payment_method: InvoicePaymentMethod
    line_count: number
    subtotal_centimes: number
    vat_centimes: number
    stamp_duty_centimes: number
    rounding_centimes: number
    total_centimes: number
    total_in_words: string
    rules: unknown
    issued_on: LocalDate
    issued_at: Date
    cancelled_at: Date | null
    cancel_reason: string | null
    cancelled_by: string | null
    buyer_erased_at: Date | null
  }
  'documents.invoice_lines': {
    invoice_id: string
    position: number
    designation: string
    quantity: number
    unit: string
    unit_price_centimes: number
    discount_centimes: number
    total_centimes: number
    vat_bp: number
  }
  'documents.invoice_vat': {
    invoice_id: string
    vat_bp: number
    base_centimes: number
    vat_centimes: number
  }
  'documents.rendered_documents': {
    id: string
    vendor_id: string | null
    kind: DocumentKind
    invoice_id: string | null
    order_id: string | null
    parcel_id: string | null
    from_on: LocalDate | null
    until_on: LocalDate | null
    language: Language
    state: RenderState
    file_id: string | null
    sha256: string | null
    fail_reason: string | null
    requested_by: string | null
    requested_at: Date
    rendered_at: Date | null
  }
  'documents.register_entries': {
    position: number
    order_id: string
    vendor_id: string
    concluded_at: Date
    total_centimes: number
    payment_method: string
    wilaya: string
    invoice_id: string | null
    previous_hash: Buffer | null
    hash: Buffer
  }
}
