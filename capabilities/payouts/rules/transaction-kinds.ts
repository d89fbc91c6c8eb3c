import { type Centimes, centimes } from '#kernel/money.ts'
import type { JournalDetails, JournalKind, SaleDetails } from '#capabilities/ledger/index.ts'

/** What a shop reads of a journal that moved its money. */
export type TransactionKind =
  | 'sale'
  | 'sale_cancelled'
  | 'sale_again'
  | 'cash_taken'
  | 'cash_taken_undone'
  | 'refund'
  | 'refund_undone'
  | 'payout'
  | 'adjustment'
export type PartKind = 'goods' | 'discount' | 'delivery' | 'commission' | 'commission_vat'
export type Part = { kind: PartKind; amount: Centimes; rate: number | null; reason: string | null }

/** A journal with what it did to the shop's account, and to the accounts of the commission. */
export type VendorJournal = {
  kind: JournalKind
  /** Positive when the shop gets more. */
  net: Centimes
  commission: Centimes
  vat: Centimes
  details: JournalDetails | null
  /** What the sale of its order was counted from. */
  sale: SaleDetails | null
}

const KINDS: Partial<Record<JournalKind, TransactionKind>> = {
  sale: 'sale',
  cash_collected: 'cash_taken',
  collection_reversal: 'cash_taken_undone',
  refund: 'refund',
  refund_reversal: 'refund_undone',
  payout: 'payout',
}

/** How a line is called; a reversed sale was cancelled, or stands again. */
export function transactionKind({
  kind,
  net,
}: Pick<VendorJournal, 'kind' | 'net'>): TransactionKind {
  if (kind === 'sale_reversal') return net > 0 ? 'sale_again' : 'sale_cancelled'
  return KINDS[kind] ?? 'adjustment'
}

/** What a line is made of, as the shop counts it; the parts always add up to its amount. */
export function transactionParts(journal: VendorJournal): Part[] {
  const { kind, net, commission, vat, sale } = journal
  const isSale = kind === 'sale' || kind === 'sale_reversal'
  const isRefund = kind === 'refund' || kind === 'refund_reversal'
  if (!isSale && !isRefund) return []
  const sign = net < 0 ? -1 : 1
  const delivery = isSale && sale?.carriedBy === 'vendor' ? sign * sale.shipping : 0
  const discount = isSale && sale ? -sign * sale.discountByVendor : 0
  const goods = net - commission - vat - delivery - discount
  const all: Part[] = [
    part('goods', goods),
    part('discount', discount),
    part('delivery', delivery),
    part('commission', commission, sale?.commissionRate ?? null, sale?.commissionReason ?? null),
    part('commission_vat', vat, sale?.vat ?? null),
  ]
  return all.filter(({ amount }) => amount !== 0)
}

const part = (
  kind: PartKind,
  amount: number,
  rate: number | null = null,
  reason: string | null = null,
): Part => ({ kind, amount: centimes(amount), rate, reason })
