import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import { manageCommission } from './operations/manage-commission-rules.ts'
import {
  postCashCollections,
  postExchange,
  postRefundPayments,
  readRefundable,
  refundOrder,
  reinstateRefunds,
  repriceDelivery,
  postReturn,
  undoCharge,
  reclaimRefundDue,
  reverseCashCollections,
  reverseRefunds,
  reverseReturns,
  withdrawRefund,
} from './operations/post-order-payments.ts'
import { cardPaymentPosting } from './operations/post-card-payments.ts'
import { postDeliveryVat } from './operations/post-delivery-vat.ts'
import { postVendorDeliveries } from './operations/post-vendor-deliveries.ts'
import { postJournals, toggleSaleReversal } from './operations/post-journals.ts'
import { readUndelivered } from './operations/read-undelivered.ts'
import { reverseJournals } from './operations/reverse-journals.ts'
import { findFirstDay, listCommissionRules } from './queries/journals.ts'
import { numberJournals } from './queries/journal-numbers.ts'
import { createTill } from './queries/till.ts'
import { commissionOf } from './rules/commission.ts'
import { cutOffJournal } from './rules/cut-off.ts'
import { saleJournal } from './rules/sale.ts'
import { adminRoutes } from './routes.admin.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
}

export function createLedger({ db, clock, audit, settings }: Deps) {
  const defaultRate = () => settings.current().defaultCommissionRate
  return {
    adminRoutes: adminRoutes(manageCommission({ db, clock, audit, defaultRate })),
    post: postJournals({ clock }),
    reverse: reverseJournals({ clock }),
    toggleSaleReversal: toggleSaleReversal({ clock }),
    postCashCollections: postCashCollections({ clock }),
    postDeliveryVat: postDeliveryVat({ clock }),
    postVendorDeliveries: postVendorDeliveries({
      clock,
      vatRate: () => settings.current().taxRate,
    }),
    repriceDelivery: repriceDelivery({ clock }),
    reverseCashCollections: reverseCashCollections({ clock }),
    reclaimRefundDue: reclaimRefundDue({ clock }),
    refundOrder: refundOrder({ clock }),
    withdrawRefund: withdrawRefund({ clock }),
    reverseRefunds: reverseRefunds({ clock }),
    reverseReturns: reverseReturns({ clock }),
    reinstateRefunds: reinstateRefunds({ clock }),
    postReturn: postReturn({ clock }),
    postRefundPayments: postRefundPayments({ clock }),
    ...cardPaymentPosting({ clock }),
    postExchange: postExchange({ clock }),
    reverseCharge: undoCharge({ clock }),
    findFirstDay,
    numberJournals,
    readRefundable,
    readUndelivered,
    cutOffJournal,
    ...createTill(),
    listCommissionRules,
    commissionOf,
    saleJournal,
  }
}
export type Ledger = ReturnType<typeof createLedger>
export type { RefundOrderRefusal } from './operations/post-order-payments.ts'
export type { UndeliveredOrder } from './operations/read-undelivered.ts'
export type { StatedDeliveryVat } from './operations/post-delivery-vat.ts'
export type { CommissionLine } from './rules/commission.ts'
export type { DeliveredPart } from './rules/cut-off.ts'
export type { Collection } from './rules/order-book.ts'
export type {
  AccountKind,
  CashHolder,
  Commission,
  CommissionRule,
  ExchangeShare,
  LedgerEntry,
  Journal,
  JournalDetails,
  JournalKind,
  RefundAmounts,
  Sale,
  SaleDetails,
} from './schema.ts'
