import {
  type BasisPoints,
  type Centimes,
  minus,
  sum,
  taxWithin,
  ZERO_CENTIMES,
} from '#kernel/money.ts'
import type { AccountKind } from '#capabilities/ledger/index.ts'
import type { ChargeReason, DifferenceBearer, ManualLine } from '../schema.ts'

type Owner = { vendorId: string | null; orderId: string | null }

/** A compensation for a damage is the price of nothing: it is outside of VAT. */
const SERVICES: ReadonlySet<ChargeReason> = new Set(['return_fee', 'service'])

/** Lowers what the vendor is owed; income of the operator, which owes the VAT within a service. */
export function chargeLines(
  { amount, charge }: { amount: Centimes; charge: ChargeReason },
  owner: Owner & { vendorId: string },
  vatRate: BasisPoints,
): ManualLine[] {
  const payable = { account: 'vendor_payable', ...owner, amount } as const
  if (!SERVICES.has(charge))
    return [payable, { account: 'vendor_charges', ...owner, amount: minus(ZERO_CENTIMES, amount) }]
  const vat = taxWithin(amount, vatRate)
  const lines: ManualLine[] = [
    payable,
    { account: 'vendor_services', ...owner, amount: minus(vat, amount) },
    { account: 'vat_on_services', ...owner, amount: minus(ZERO_CENTIMES, vat) },
  ]
  return lines.filter((line) => line.amount !== 0)
}

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
