import { type Centimes, centimes, sum } from '#kernel/money.ts'
import { computeDisputedSum, type SettledRemittanceLine } from '#capabilities/payouts/index.ts'
import type { DifferenceBearer } from '../schema.ts'
import type { DisputedSum } from '../rules/line-templates.ts'

/** `held` in centimes: what couriers have of the order. */
type OpenLine = SettledRemittanceLine & { held: Centimes }
const BEARERS: readonly DifferenceBearer[] = ['courier', 'vendor', 'operator']

/** What a later statement has not paid yet; null when nothing is left. */
export function computeOpenDispute(line: OpenLine): DisputedSum | null {
  const { clearing, atCourier } = computeDisputedSum(line)
  const left = centimes(Math.max(0, Math.min(atCourier, line.held)))
  return clearing === 0 && left === 0 ? null : { clearing, atCourier: left }
}

/** A vendor bears what is missing of its own order, never what came in excess. */
export function listBearers(line: OpenLine): DifferenceBearer[] {
  const disputed = computeOpenDispute(line)
  const isMissing = disputed !== null && sum([disputed.clearing, disputed.atCourier]) > 0
  return BEARERS.filter((bearer) => bearer !== 'vendor' || (isMissing && line.vendorId !== null))
}
