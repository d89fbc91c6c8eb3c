import type { VendorReturnsPageView } from '#capabilities/returns/vendor.contract.ts'
import { useCount } from '#web/backoffice/data/use-count.ts'

const countIn = ({ counts }: VendorReturnsPageView): number => counts.requested ?? 0

/** A new `turn` reloads the count. */
export const useRequestedReturns = (isOn: boolean, turn: number): number | null =>
  useCount({ path: '/api/v1/vendor/returns?limit=1', isOn, countIn, turn })
