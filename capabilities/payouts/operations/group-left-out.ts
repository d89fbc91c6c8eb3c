import { type Centimes, dinars, sum } from '#kernel/money.ts'
import { type BatchProposalView, LEFT_OUT_REASONS, type LeftOutReason } from '../contract.ts'
import type { OpenOrder } from '../rules/batch.ts'

type LeftOut = { vendorId: string; name: string; amount: Centimes; reason: LeftOutReason }
const NAMED = 20

/**
 * By reason, in their order. Where what is open would be paid and no cash of couriers is missing, it is too little for
 * a payout.
 */
export function groupLeftOut(
  vendors: readonly LeftOut[],
  open: readonly OpenOrder[],
): BatchProposalView['left_out'] {
  const payable = new Set(
    open.filter(({ due, atCourier }) => due > 0 && atCourier <= 0).map(({ vendorId }) => vendorId),
  )
  const isTooLittle = ({ reason, vendorId }: LeftOut) => reason === 'waits' && payable.has(vendorId)
  const all = vendors.map((vendor) =>
    isTooLittle(vendor) ? { ...vendor, reason: 'below_minimum' as const } : vendor,
  )
  return LEFT_OUT_REASONS.flatMap((reason) => {
    const own = all.filter((vendor) => vendor.reason === reason)
    if (own.length === 0) return []
    const shops = own
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, NAMED)
      .map(({ vendorId, name, amount }) => ({
        ...{ vendor_id: vendorId, business_name: name, amount: dinars(amount) },
      }))
    const amount = dinars(sum(own.map((vendor) => vendor.amount)))
    return [{ reason, count: own.length, amount, shops }]
  })
}
