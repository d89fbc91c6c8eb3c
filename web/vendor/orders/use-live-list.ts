import { useRef } from 'react'
import type { VendorOrdersPageView } from '#capabilities/orders/contract.ts'
import { apiGet } from '#web/backoffice/api/client.ts'
import { useLiveUpdates } from '#web/backoffice/realtime/live-updates.ts'

/** Reads the list again when something of the orders is new; null reads nothing. */
export function useLiveList(
  path: string | null,
  onList: (page: VendorOrdersPageView) => void,
): void {
  const asked = useRef(0)
  useLiveUpdates(['orders'], () => {
    if (path === null) return
    asked.current += 1
    const turn = asked.current
    apiGet<VendorOrdersPageView>(path).then(
      (page) => {
        if (turn === asked.current) onList(page) // of two answers the later question's stands
      },
      () => undefined, // the next time, or the button, will say so
    )
  })
}
