import type { Brand } from '#kernel/brand.ts'
import type { PaymentMethod } from '#kernel/payment-methods.ts'

export type LegalRateKind = 'vat' | 'stamp_duty'
export type InvoicePaymentMethod = PaymentMethod | 'set_off'
/** Of a month, from the operator to a vendor: commission with services, and compensations, which are outside of VAT. */
export type MonthlySubject = 'commission' | 'compensation'
/** A sale is invoiced by its vendor, everything else by the operator. */
export type InvoiceSubject = OrderSubject | MonthlySubject
export type OrderSubject = 'sale' | 'delivery'
export type InvoiceId = Brand<string, 'InvoiceId'>
