import { useRef } from 'react'
import type { ShopOrdersPageView } from '#capabilities/orders/contract.ts'
import { askDesk } from '#web/backoffice/api/client.ts'
import { useNews } from '#web/backoffice/realtime/live-updates.ts'

/** Reads the list again when something of the orders is new; null reads nothing. */
export function useFreshList(
  path: string | null,
  onList: (page: ShopOrdersPageView) => void,
): void {
  const asked = useRef(0)
  useNews(['orders'], () => {
    if (path === null) return
    asked.current += 1
    const turn = asked.current
    askDesk<ShopOrdersPageView>(path).then(
      (page) => {
        if (turn === asked.current) onList(page) // of two answers the later question's stands
      },
      () => undefined, // the next time, or the button, will say so
    )
  })
}
