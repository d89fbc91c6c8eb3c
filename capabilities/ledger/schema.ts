import type { BasisPoints, Centimes } from '#kernel/money.ts'

export type AccountKind =
  | 'buyer_receivable'
  | 'vendor_payable'
  | 'platform_commission'
  | 'vat_on_commission'
  | 'delivery_income'
  | 'platform_discounts'
  | 'cash_at_courier'
  | 'cash_received'
  | 'rounding'
  | 'online_clearing'
  | 'refunds_due'
  | 'courier_clearing'
  | 'courier_fees'
  | 'courier_differences'

export type JournalKind =
  | 'sale'
  | 'sale_reversal'
  | 'delivery'
  | 'cash_collected'
  | 'collection_reversal'
  | 'cash_received'
  | 'refund'
  | 'refund_reversal'
  | 'refund_paid'
  | 'payout'
  | 'remittance'
  | 'remittance_difference'
  | 'adjustment'

/** A debit is positive, a credit negative. Only `vendor_payable` belongs to a shop. */
export type Entry = { account: AccountKind; amount: Centimes }

/** One money fact whose entries sum to zero. */
export type Journal = {
  kind: JournalKind
  orderId: string | null
  /** Whose money it is about; nobody's when it is the operator's alone. */
  vendorId: string | null
  memo: string | null
  details: JournalDetails | null
  entries: readonly Entry[]
}

/** What the amounts of a journal were counted from. */
export type JournalDetails = SaleDetails | RefundDetails
export type SaleDetails = {
  of: 'sale'
  subtotal: Centimes
  shipping: Centimes
  rounding: Centimes
  total: Centimes
  discountByVendor: Centimes
  discountByOperator: Centimes
  discountOnDelivery: Centimes
  carriedBy: Sale['carriedBy']
  commission: Centimes
  commissionRate: BasisPoints
  commissionReason: string
  vat: BasisPoints
}
/** What a buyer gets back: of what they paid for the goods, and for the delivery. */
export type Refund = { goods: Centimes; delivery: Centimes }
export type RefundDetails = Refund & {
  of: 'refund'
  reason: string
  /** The refund that a cancellation had undone, and that this one posts again. */
  reinstates?: string
}

/** A journal as it stands in the book of an order. */
export type PostedJournal = {
  id: string
  kind: JournalKind
  reverses: string | null
  isReversed: boolean
  details: JournalDetails | null
  entries: readonly Entry[]
}
/** Everything that was posted of one order, oldest first. */
export type OrderBook = {
  orderId: string
  vendorId: string
  journals: readonly PostedJournal[]
}

/** What the marketplace takes; `fixed` is added once for each rule that an order meets. */
export type CommissionRule = {
  scope: 'global' | 'vendor' | 'category'
  vendorId: string | null
  category: string | null
  rate: BasisPoints
  fixed: Centimes
}

/** What an order's commission was counted on, frozen with the order. */
export type Commission = { rate: BasisPoints; amount: Centimes; reason: string }

/** An order as the ledger sees it. */
export type Sale = {
  orderId: string
  orderNumber: string
  vendorId: string
  subtotal: Centimes
  shipping: Centimes
  rounding: Centimes
  total: Centimes
  /** What the buyer did not pay, by who bears it. */
  discountByVendor: Centimes
  discountByOperator: Centimes
  /** The part of both that was given on the delivery, not on the goods. */
  discountOnDelivery: Centimes
  carriedBy: 'vendor' | 'operator'
  commission: Centimes
  commissionRate: BasisPoints
  commissionReason: string
}
