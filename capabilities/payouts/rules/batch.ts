import { type Centimes, centimes, sum } from '#kernel/money.ts'
import type { PayoutLineKind } from '../schema.ts'

/** `due` in centimes, positive when the vendor is owed. */
export type OpenOrder = {
  orderId: string
  vendorId: string
  due: Centimes
  /** Whether a payout line of kind `sale` exists. */
  wasPaid: boolean
}
export type PayoutAccount = { id: string; vendorId: string; number: string; holder: string }
export type PlannedLine = {
  orderId: string
  kind: PayoutLineKind
  amount: Centimes
  reason: string | null
}
export type PlannedPayout = {
  vendorId: string
  account: PayoutAccount
  amount: Centimes
  lines: readonly PlannedLine[]
}

type BatchInput = {
  open: readonly OpenOrder[]
  accounts: readonly PayoutAccount[]
  minimumOf: (vendorId: string) => Centimes
}

/**
 * One payout per vendor if its open orders reach the minimum. Debts are netted first: a vendor that
 * owes more than is due gets none.
 */
export function planPayouts({ open, accounts, minimumOf }: BatchInput): PlannedPayout[] {
  return accounts.flatMap((account) => {
    const { vendorId } = account
    const lines = open.flatMap((order) => (order.vendorId === vendorId ? lineOf(order) : []))
    const amount = sum(lines.map((line) => line.amount))
    return amount > 0 && amount >= minimumOf(vendorId) ? [{ vendorId, account, amount, lines }] : []
  })
}

function lineOf({ orderId, due, wasPaid }: OpenOrder): PlannedLine[] {
  const amount = centimes(due)
  if (amount === 0) return []
  if (amount < 0) return [{ orderId, kind: wasPaid ? 'return' : 'fee', amount, reason: null }]
  return wasPaid
    ? [{ orderId, kind: 'adjustment', amount, reason: 'order_reopened' }]
    : [{ orderId, kind: 'sale', amount, reason: null }]
}
