import { centimes } from '#kernel/money.ts'
import type {
  AccountKind,
  Journal,
  JournalKind,
  OrderBook,
  PostedJournal,
} from '#capabilities/ledger/schema.ts'

export const ACCOUNTS: readonly AccountKind[] = [
  'buyer_receivable',
  'vendor_payable',
  'platform_commission',
  'vat_on_commission',
  'delivery_income',
  'platform_discounts',
  'cash_at_courier',
  'cash_received',
  'rounding',
  'refunds_due',
]

/** The ledger of one order in memory, with the rules of the tables: post and reverse. */
export function inMemoryLedger(sale: Journal) {
  const journals: PostedJournal[] = []
  const stored = new Map<AccountKind, number>()
  const book: OrderBook = { orderId: 'order', vendorId: 'amel', journals }
  function post(
    journal: Pick<Journal, 'kind' | 'details' | 'entries'>,
    reverses: string | null = null,
  ) {
    const { kind, details, entries } = journal
    const id = String(journals.length)
    journals.push({ id, kind, details, entries, reverses, isReversed: false })
    for (const { account, amount } of entries)
      stored.set(account, (stored.get(account) ?? 0) + amount)
  }
  function undo(undone: PostedJournal, kind: JournalKind) {
    const entries = undone.entries.map(({ account, amount }) => ({
      account,
      amount: centimes(0 - amount),
    }))
    post({ kind, details: null, entries }, undone.id)
    journals[Number(undone.id)] = { ...journals[Number(undone.id)]!, isReversed: true }
  }
  post(sale)
  return { book, kept: stored, post, undo }
}
export type InMemoryLedger = ReturnType<typeof inMemoryLedger>

/** Centimes as `n`: cash of one order at its courier. */
export const CASH_AT_COURIER = `select sum(amount_centimes)::int as n from ledger.entries
  where account_id in (select id from ledger.accounts where kind = 'cash_at_courier')
    and journal_id in (select id from ledger.journals where order_id = $1)`
