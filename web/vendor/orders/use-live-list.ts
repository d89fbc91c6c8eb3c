import { useRef } from 'react'
import type { VendorOrdersPageView } from '#capabilities/orders/vendor.contract.ts'
import { apiGet } from '#web/backoffice/api/client.ts'
import { useLiveUpdates } from '#web/backoffice/realtime/live-updates.ts'

/** Reloads the list on live updates; a null path does nothing. */
export function useLiveList(
  path: string | null,
  onList: (page: VendorOrdersPageView) => void,
): void {
  const ref = useRef(0)
  useLiveUpdates(['orders'], () => {
    if (path === null) return
    ref.current += 1
    const turn = ref.current
    apiGet<VendorOrdersPageView>(path).then(
      (page) => {
        if (turn === ref.current) onList(page) // ignores a response that a later request overtook
      },
      () => undefined, // the next live update retries
    )
  })
}
