import type { VendorReturnsPageView } from '#capabilities/returns/contract.ts'
import { useCount } from '#web/backoffice/data/use-count.ts'

const countIn = ({ counts }: VendorReturnsPageView): number => counts.requested ?? 0

/** How many requests of buyers wait for the shop's answer; looked up anew at each `turn` too. */
export const useRequestedReturns = (isOn: boolean, turn: number): number | null =>
  useCount({ path: '/api/v1/vendor/returns?limit=1', isOn, countIn, turn })
