import { type Centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { AccountKind } from '#capabilities/ledger/index.ts'
import type { DifferenceBearer, ManualLine } from '../schema.ts'

type Owner = { vendorId: string | null; orderId: string | null }

/** Lowers what the vendor is owed; income of the operator. */
export const chargeLines = (
  amount: Centimes,
  owner: Owner & { vendorId: string },
): ManualLine[] => [
  { account: 'vendor_payable', ...owner, amount },
  { account: 'vendor_charges', ...owner, amount: minus(ZERO_CENTIMES, amount) },
]

/** In centimes, positive when the courier owes it. */
export type DisputedSum = {
  /** In the clearing account. */
  clearing: Centimes
  /** Still cash at the courier, of the parcel's order. */
  atCourier: Centimes
}

const PAYER_ACCOUNTS: Record<DifferenceBearer, AccountKind> = {
  courier: 'cash_received',
  vendor: 'vendor_payable',
  operator: 'courier_differences',
}

/** Takes a disputed sum out of where the remittance left it. */
export function disputeLines(
  { clearing, atCourier }: DisputedSum,
  bearer: DifferenceBearer,
  owner: Owner,
): ManualLine[] {
  const lines: ManualLine[] = [
    { account: PAYER_ACCOUNTS[bearer], ...owner, amount: sum([clearing, atCourier]) },
    { account: 'courier_clearing', ...owner, amount: minus(ZERO_CENTIMES, clearing) },
    { account: 'cash_at_courier', ...owner, amount: minus(ZERO_CENTIMES, atCourier) },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}
