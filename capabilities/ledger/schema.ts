import type { BasisPoints, Centimes } from '#kernel/money.ts'

export type AccountKind =
  | 'buyer_receivable'
  | 'vendor_payable'
  | 'platform_commission'
  | 'vat_on_commission'
  | 'delivery_income'
  | 'vat_on_delivery'
  | 'platform_discounts'
  | 'cash_at_courier'
  /** The bank (SCF 512); before the till, cash too. */
  | 'cash_received'
  /** Counted cash (SCF 53). */
  | 'till'
  | 'rounding'
  | 'online_clearing'
  | 'refunds_due'
  | 'courier_clearing'
  | 'courier_fees'
  | 'courier_differences'
  | 'gateway_fees'
  | 'vendor_services'
  | 'vat_on_services'
  | 'vendor_charges'
  | 'internal_transfers'
  | 'deferred_income'
  /** What vendors are owed for goods that were not delivered at the end of a month; 0 after it. */
  | 'undelivered_goods'
  | 'buyer_advances'

export type JournalKind =
  | 'sale'
  | 'sale_reversal'
  | 'delivery'
  | 'delivery_vat'
  | 'vendor_delivery'
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
  | 'settlement'
  | 'manual'
  | 'vendor_charge'
  | 'gateway_settlement'
  | 'compensation'
  | 'stamp_duty'
  | 'till_deposit'
  | 'cut_off'

/** Debits are positive, credits negative. Only `vendor_payable` accounts belong to a vendor. */
export type LedgerEntry = { account: AccountKind; amount: Centimes }

/** Its entries sum to zero. */
export type Journal = {
  kind: JournalKind
  orderId: string | null
  /** Null for the operator's own money. */
  vendorId: string | null
  memo: string | null
  details: JournalDetails | null
  entries: readonly LedgerEntry[]
}

export type JournalDetails =
  | SaleDetails
  | RefundDetails
  | ExchangeDetails
  | CollectionDetails
  | WithdrawalDetails
  | StampDutyDetails
  | CardRefundDetails
/** Of a reversal: the refund is not owed any more, also when its order is reopened. */
export type WithdrawalDetails = { of: 'withdrawal' }
/** Whose account or person took the cash on delivery. */
export type CashHolder = 'vendor' | 'operator'
/** Of a card refund that a person paid from elsewhere than the gateway. */
export type CardRefundDetails = { of: 'card_refund' }
/** `parcelId` is null for what was never sent in a parcel. */
export type CollectionDetails = { of: 'collection'; parcelId: string | null; holder: CashHolder }
/** Stamp duty of a cash payment; `parcelId` as of its collection. */
export type StampDutyDetails = { of: 'stamp_duty'; parcelId: string | null }
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
/** In centimes. */
export type RefundAmounts = { goods: Centimes; delivery: Centimes }
export type RefundDetails = RefundAmounts & {
  of: 'refund'
  /** The part of the shipping fee that a promo code paid, given up with the parcel that carried it. */
  waived?: Centimes | undefined
  /** Who gives up the delivery that is refunded; by default whose rate it was. */
  deliveryBy?: Sale['carriedBy'] | undefined
  reason: string
  /** The part of `goods` that was paid for pieces which exchanges brought. */
  ofExchanges?: readonly ExchangeShare[] | undefined
  /** Id of the refund journal that this one posts again. */
  reinstates?: string
}
/** `exchange`: the return that it settled. */
export type ExchangeShare = { exchange: string; goods: Centimes }
/** In centimes. */
export type Exchange = {
  exchange: string
  /** What was paid for the pieces that came back: for those of the order, or of the exchange that brought them. */
  goods: Centimes
  replaces: string | null
  /** Price of the pieces that were sent, and the discount that is kept of what they replace. */
  subtotal: Centimes
  discount: Centimes
  /** Makes whole dinars of a difference that is collected. */
  rounding: Centimes
}
/** What was sent is a sale of its own in the order, with its share of the commission. */
export type ExchangeDetails = Exchange & {
  of: 'exchange'
  commission: Centimes
  reinstates?: string
}

export type PostedJournal = {
  id: string
  kind: JournalKind
  reverses: string | null
  isReversed: boolean
  details: JournalDetails | null
  entries: readonly LedgerEntry[]
}
export type OrderBook = {
  orderId: string
  vendorId: string
  journals: readonly PostedJournal[]
}

/** `fixed` (centimes) is added once per rule that applies to an order. */
export type CommissionRule = {
  scope: 'global' | 'vendor' | 'category'
  vendorId: string | null
  category: string | null
  rate: BasisPoints
  fixed: Centimes
}

/** Stored with the order: later rule changes do not affect it. */
export type Commission = { rate: BasisPoints; amount: Centimes; reason: string }

/** Amounts in centimes. */
export type Sale = {
  orderId: string
  orderNumber: string
  vendorId: string
  subtotal: Centimes
  shipping: Centimes
  rounding: Centimes
  total: Centimes
  /** Discounts by who bears them. */
  discountByVendor: Centimes
  discountByOperator: Centimes
  /** The part of both discounts that is on the shipping fee. */
  discountOnDelivery: Centimes
  carriedBy: 'vendor' | 'operator'
  commission: Centimes
  commissionRate: BasisPoints
  commissionReason: string
}
