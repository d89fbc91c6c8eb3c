import type { Clock } from '#kernel/time.ts'
import { postJournals, turnSale } from './operations/post-journals.ts'
import { listCommissionRules } from './queries.ts'
import { commissionOf } from './rules/commission.ts'
import { saleJournal } from './rules/sale.ts'

/** The door of the ledger: what each fact means in money, and the posting of it. */
export function createLedger({ clock }: { clock: Clock }) {
  return {
    post: postJournals({ clock }),
    turnSale: turnSale({ clock }),
    listCommissionRules,
    commissionOf,
    saleJournal,
  }
}
export type Ledger = ReturnType<typeof createLedger>
export type { CommissionLine } from './rules/commission.ts'
export type { AccountKind, Commission, CommissionRule, Entry, Journal, Sale } from './schema.ts'
