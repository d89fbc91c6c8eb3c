import { type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Journal } from '#capabilities/ledger/index.ts'

export type SettlementMethod = 'bank_transfer' | 'cash'
/** `due` in centimes, negative when the vendor owes. Without an order: charges to the vendor, together. */
export type OwedOrder = { orderId: string | null; due: Centimes }
export type SettlementAmountRefusal =
  | { code: 'vendor_owes_nothing' }
  | { code: 'settlement_too_high'; limit: Centimes }

/**
 * Oldest debts first. Refused above what is owed: the rest would belong to nothing, and no payout would
 * give it back.
 */
export function allocateSettlement(
  amount: Centimes,
  orders: readonly OwedOrder[],
): Result<OwedOrder[], SettlementAmountRefusal> {
  const owed = orders.filter(({ due }) => due < 0)
  const limit = minus(ZERO_CENTIMES, sum(owed.map(({ due }) => due)))
  if (limit <= 0) return refuse({ code: 'vendor_owes_nothing' })
  if (amount > limit) return refuse({ code: 'settlement_too_high', limit })
  let left = amount
  const paid: OwedOrder[] = []
  for (const { orderId, due } of owed) {
    if (left <= 0) break
    const debt = minus(ZERO_CENTIMES, due)
    const part = debt < left ? debt : left
    left = minus(left, part)
    paid.push({ orderId, due: part })
  }
  return ok(paid)
}

export const settlementJournals = (
  paid: readonly OwedOrder[],
  {
    vendorId,
    reference,
    method,
  }: { vendorId: string; reference: string; method: SettlementMethod },
): Journal[] =>
  paid.map(({ orderId, due }) => ({
    kind: 'settlement',
    orderId,
    vendorId,
    memo: reference,
    details: null,
    entries: [
      { account: method === 'cash' ? 'till' : 'cash_received', amount: due },
      { account: 'vendor_payable', amount: minus(ZERO_CENTIMES, due) },
    ],
  }))
