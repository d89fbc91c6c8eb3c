import type { Clock } from '#kernel/time.ts'
import {
  collectCash,
  payRefunds,
  refundOrder,
  takeBack,
  undoCollection,
  undoRefunds,
} from './operations/move-order-money.ts'
import { postJournals, turnSale } from './operations/post-journals.ts'
import { listCommissionRules } from './queries.ts'
import { commissionOf } from './rules/commission.ts'
import { saleJournal } from './rules/sale.ts'

/** The door of the ledger: what each fact means in money, and the posting of it. */
export function createLedger({ clock }: { clock: Clock }) {
  return {
    post: postJournals({ clock }),
    turnSale: turnSale({ clock }),
    collectCash: collectCash({ clock }),
    undoCollection: undoCollection({ clock }),
    refundOrder: refundOrder({ clock }),
    undoRefunds: undoRefunds({ clock }),
    takeBack: takeBack({ clock }),
    payRefunds: payRefunds({ clock }),
    listCommissionRules,
    commissionOf,
    saleJournal,
  }
}
export type Ledger = ReturnType<typeof createLedger>
export type { RefundOrderRefusal } from './operations/move-order-money.ts'
export type { CommissionLine } from './rules/commission.ts'
export type {
  AccountKind,
  Commission,
  CommissionRule,
  Entry,
  Journal,
  JournalDetails,
  JournalKind,
  Refund,
  Sale,
  SaleDetails,
} from './schema.ts'
