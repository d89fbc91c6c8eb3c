import { type Centimes, centimes } from '#kernel/money.ts'
import type { JournalDetails, JournalKind, SaleDetails } from '#capabilities/ledger/index.ts'

export type TransactionKind =
  | 'sale'
  | 'sale_cancelled'
  | 'sale_reinstated'
  | 'vendor_cash_collected'
  | 'vendor_cash_reversed'
  | 'refund'
  | 'refund_reversed'
  | 'payout'
  | 'payout_returned'
  | 'settlement'
  | 'compensation'
  | 'stamp_duty'
  | 'charge'
  | 'exchange'
  | 'exchange_reversed'
  | 'adjustment'
export type PartKind = 'goods' | 'discount' | 'delivery' | 'commission' | 'commission_vat'
export type AccountTransactionPart = {
  kind: PartKind
  amount: Centimes
  rate: number | null
  reason: string | null
}

/** Amounts in centimes. */
export type VendorJournal = {
  kind: JournalKind
  /** Positive when the vendor gains. */
  net: Centimes
  commission: Centimes
  vat: Centimes
  details: JournalDetails | null
  /** Parameters of the order's sale journal. */
  sale: SaleDetails | null
}

const KINDS: Partial<Record<JournalKind, TransactionKind>> = {
  sale: 'sale',
  cash_collected: 'vendor_cash_collected',
  collection_reversal: 'vendor_cash_reversed',
  refund: 'refund',
  refund_reversal: 'refund_reversed',
  payout: 'payout',
  settlement: 'settlement',
  compensation: 'compensation',
  stamp_duty: 'stamp_duty',
  vendor_charge: 'charge',
}

/**
 * A positive reversal of a sale is the sale of a reopened order. Of adjustments, only the difference of a dearer
 * exchange changes what a vendor is owed.
 */
export function transactionKind({
  kind,
  net,
}: Pick<VendorJournal, 'kind' | 'net'>): TransactionKind {
  if (kind === 'sale_reversal') return net > 0 ? 'sale_reinstated' : 'sale_cancelled'
  if (kind === 'payout' && net > 0) return 'payout_returned'
  if (kind === 'adjustment') return net > 0 ? 'exchange' : 'exchange_reversed'
  return KINDS[kind] ?? 'adjustment'
}

/** The parts always sum to the amount; signs as the vendor sees them. */
export function transactionParts(journal: VendorJournal): AccountTransactionPart[] {
  const { kind, net, commission, vat, sale } = journal
  const isSale = kind === 'sale' || kind === 'sale_reversal'
  const isRefund = kind === 'refund' || kind === 'refund_reversal'
  if (!isSale && !isRefund && kind !== 'adjustment') return []
  const sign = net < 0 ? -1 : 1
  const delivery = sign * deliveryOf(journal)
  const discount = isSale && sale ? -sign * sale.discountByVendor : 0
  const goods = net - commission - vat - delivery - discount
  const all: AccountTransactionPart[] = [
    part('goods', goods),
    part('discount', discount),
    part('delivery', delivery),
    part('commission', commission, sale?.commissionRate ?? null, sale?.commissionReason ?? null),
    part('commission_vat', vat, sale?.vat ?? null),
  ]
  return all.filter(({ amount }) => amount !== 0)
}

/** Also of a refund whose return the vendor caused: it gives up the delivery that another carried. */
function deliveryOf({ kind, details, sale }: VendorJournal): number {
  if (kind === 'sale' || kind === 'sale_reversal')
    return sale?.carriedBy === 'vendor' ? sale.shipping : 0
  return details?.of === 'refund' && details.deliveryBy === 'vendor' ? details.delivery : 0
}

const part = (
  kind: PartKind,
  amount: number,
  rate: number | null = null,
  reason: string | null = null,
): AccountTransactionPart => ({ kind, amount: centimes(amount), rate, reason })
