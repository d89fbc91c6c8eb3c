import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShopReturnsPageView } from '#capabilities/returns/contract.ts'
import { authorizedFetch } from '#web/shared/session.ts'

/** How many requests of buyers wait for the shop's answer; looked up on each page, null before. */
export function useRequestedReturns(isSelling: boolean): number | null {
  const { key } = useLocation()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (!isSelling) return undefined
    let isCurrent = true
    authorizedFetch('/api/v1/vendor/returns?limit=1')
      .then(async (answer) => (answer.ok ? ((await answer.json()) as ShopReturnsPageView) : null))
      .then((page) => {
        if (isCurrent && page) setCount(page.counts.requested ?? 0)
      })
      // A badge that stays as it was is no trouble worth telling.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // Each page looks again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isSelling, key])
  return count
}
