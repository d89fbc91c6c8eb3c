import { useRef } from 'react'
import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { apiGet } from '#web/backoffice/api/client.ts'
import type { VendorOrderList } from './query.ts'
import { useLiveUpdates } from '#web/backoffice/realtime/live-updates.ts'

/** Reloads the list on live updates; a null path does nothing. */
export function useLiveList(
  path: Endpoint<VendorOrderList> | null,
  onList: (page: VendorOrderList) => void,
): void {
  const ref = useRef(0)
  useLiveUpdates(['orders'], () => {
    if (path === null) return
    ref.current += 1
    const turn = ref.current
    apiGet(path).then(
      (page) => {
        if (turn === ref.current) onList(page) // ignores a response that a later request overtook
      },
      () => undefined, // the next live update retries
    )
  })
}
