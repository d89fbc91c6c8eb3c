import { useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import type { VendorOrderListRow } from './query.ts'
import { OrderDialogs } from './order-dialogs.tsx'
import { VendorOrderPanel } from './order-panel.tsx'
import type { PendingOrderAction } from './action-dialog.tsx'
import { useOrderAction } from './use-order-action.ts'

type OpenOrderProps = {
  id: string
  /** Shown until the order is loaded. */
  row: VendorOrderListRow | null
  onChanged: () => void
  onClose: () => void
}

export function OrderPanelLoader({ id, row, onChanged, onClose }: OpenOrderProps) {
  const detail = useQuery(get('/vendor/orders/{id}', { id }), { live: ['orders'] })
  const { refresh } = detail
  const { busy, act } = useOrderAction(
    (order) => {
      detail.change((before) => (before.id === order.id ? order : before))
      onChanged()
    },
    () => {
      refresh()
      onChanged()
    },
  )
  const [asking, setAsking] = useState<PendingOrderAction | null>(null)
  return (
    <>
      <VendorOrderPanel
        id={id}
        row={row}
        detail={detail.view?.id === id ? detail.view : null}
        state={detail.state}
        isBusy={busy === id}
        onRetry={refresh}
        onClose={onClose}
        act={act}
        onAsk={setAsking}
      />
      <PanelDialogs>
        <OrderDialogs
          asking={asking}
          isBusy={asking !== null && busy === asking.order.id}
          act={act}
          onClose={() => setAsking(null)}
        />
      </PanelDialogs>
    </>
  )
}
