import type { LocalDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import type { IssuedInvoice } from '../queries/invoices.ts'
import type { PrintableOrder } from '../queries/printable-orders.ts'
import type { InvoiceLanguage } from '#kernel/amount-in-words.ts'

/** Plain data, because it is posted to a worker thread. */
export type DocumentData =
  | { kind: 'statement'; language: InvoiceLanguage; statement: StatementData }
  | { kind: 'pick_list'; language: InvoiceLanguage; list: PickListData }
  | { kind: 'invoice'; language: InvoiceLanguage; invoices: readonly IssuedInvoice[] }
  | {
      kind: 'packing_slip' | 'label'
      language: InvoiceLanguage
      orders: readonly PrintableOrder[]
      siteUrl: string
    }

export type PickListData = {
  shop: string
  at: string
  orders: number
  pieces: number
  lines: readonly {
    name: string
    sku: string | null
    quantity: number
    orders: readonly { number: string; quantity: number }[]
  }[]
}

/** Texts are already localized by the caller. */
export type StatementData = {
  language: InvoiceLanguage
  shop: string
  legalNumbers: { rc: string | null; nif: string | null }
  operator: string
  account: { kind: string; number: string; holder: string } | null
  from: LocalDate
  until: LocalDate
  before: Centimes
  after: Centimes
  lines: readonly {
    at: string
    name: string
    reference: string
    /** Components of the amount; `rate` in basis points. */
    parts: readonly { name: string; rate: number | null; amount: Centimes }[]
    amount: Centimes
  }[]
  totals: readonly { name: string; amount: Centimes }[]
  /** Of the closing balance; null for a month that is over. */
  split: Record<'upcoming' | 'held' | 'due' | 'inPayment', Centimes> | null
}
