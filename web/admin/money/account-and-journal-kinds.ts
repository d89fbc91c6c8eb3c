import type { JournalView } from '#capabilities/payouts/ledger.contract.ts'

export type { JournalView }
export type AccountKindName = JournalView['entries'][number]['account']
export type JournalKindName = JournalView['kind']

/** In display order. */
export const ACCOUNT_KIND_OPTIONS = [
  'cash_at_courier',
  'cash_received',
  'till',
  'courier_clearing',
  'buyer_receivable',
  'vendor_payable',
  'refunds_due',
  'platform_commission',
  'vat_on_commission',
  'delivery_income',
  'vat_on_delivery',
  'courier_fees',
  'platform_discounts',
  'courier_differences',
  'rounding',
  'online_clearing',
  'gateway_fees',
  'vendor_services',
  'vat_on_services',
  'vendor_charges',
  'internal_transfers',
  'deferred_income',
  'undelivered_goods',
  'buyer_advances',
] as const satisfies readonly AccountKindName[]
export const JOURNAL_KIND_OPTIONS = [
  'sale',
  'sale_reversal',
  'delivery_vat',
  'vendor_delivery',
  'cash_collected',
  'collection_reversal',
  'cash_received',
  'remittance',
  'refund',
  'refund_reversal',
  'refund_paid',
  'payout',
  'settlement',
  'adjustment',
  'manual',
  'vendor_charge',
  'remittance_difference',
  'gateway_settlement',
  'compensation',
  'stamp_duty',
  'till_deposit',
  'cut_off',
] as const satisfies readonly JournalKindName[]
