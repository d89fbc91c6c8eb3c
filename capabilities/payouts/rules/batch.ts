import { type Centimes, centimes, minus, sum } from '#kernel/money.ts'
import type { PayoutLineKind } from '../schema.ts'

/** `due` in centimes, positive when the vendor is owed. */
export type OpenOrder = {
  orderId: string
  vendorId: string
  due: Centimes
  /** Cash that couriers have not remitted. */
  atCourier: Centimes
  /** Whether a payout line of kind `sale` exists. */
  wasPaid: boolean
}
/** `due` in centimes, negative when the vendor owes it. */
export type OpenAdjustment = {
  adjustmentId: string
  vendorId: string
  due: Centimes
  reason: string
}
export type PayoutAccount = { id: string; vendorId: string; number: string; holder: string }
export type PlannedLine = {
  orderId: string | null
  adjustmentId?: string
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
  adjustments: readonly OpenAdjustment[]
  accounts: readonly PayoutAccount[]
  minimumOf: (vendorId: string) => Centimes
  /** The most that is due from cash that couriers have not remitted. */
  advanceOf: (vendorId: string) => Centimes
}

/**
 * One payout per vendor if its open orders reach the minimum. Debts are netted first: a vendor that
 * owes more than is due gets none. What couriers have not remitted is paid within the advance only.
 */
export function planPayouts({
  open,
  adjustments,
  accounts,
  minimumOf,
  advanceOf,
}: BatchInput): PlannedPayout[] {
  return accounts.flatMap((account) => {
    const { vendorId } = account
    const own = open.filter((order) => order.vendorId === vendorId)
    const lines = [
      ...withinAdvance(own, advanceOf(vendorId)).flatMap(lineOf),
      ...adjustments.filter((item) => item.vendorId === vendorId).map(adjustmentLineOf),
    ]
    const amount = sum(lines.map((line) => line.amount))
    return amount > 0 && amount >= minimumOf(vendorId) ? [{ vendorId, account, amount, lines }] : []
  })
}

function withinAdvance(open: readonly OpenOrder[], advance: Centimes): OpenOrder[] {
  let left = advance
  return open.filter(({ due, atCourier }) => {
    if (due <= 0 || atCourier <= 0) return true
    if (due > left) return false
    left = minus(left, due)
    return true
  })
}

const adjustmentLineOf = ({ adjustmentId, due, reason }: OpenAdjustment): PlannedLine => ({
  ...{ orderId: null, adjustmentId, kind: 'adjustment', amount: due, reason },
})

function lineOf({ orderId, due, wasPaid }: OpenOrder): PlannedLine[] {
  const amount = centimes(due)
  if (amount === 0) return []
  if (amount < 0) return [{ orderId, kind: wasPaid ? 'return' : 'fee', amount, reason: null }]
  return wasPaid
    ? [{ orderId, kind: 'adjustment', amount, reason: 'order_reopened' }]
    : [{ orderId, kind: 'sale', amount, reason: null }]
}
