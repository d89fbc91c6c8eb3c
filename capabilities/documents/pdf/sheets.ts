import type { IssuedInvoice } from '../queries/invoices.ts'
import type { PaperOrder } from '../queries/orders.ts'
import type { PaperLanguage } from '#kernel/amount-in-words.ts'

/** What is drawn: plain data, since it is handed to another thread. */
export type Sheets =
  | { kind: 'invoice'; language: PaperLanguage; invoice: IssuedInvoice }
  | {
      kind: 'packing_slip' | 'label'
      language: PaperLanguage
      orders: readonly PaperOrder[]
      siteUrl: string
    }
