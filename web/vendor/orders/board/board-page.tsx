import './board.css'
import { useCallback, useState } from 'react'
import { get, post } from '#web/shared/api/endpoint.ts'
import { apiGet } from '#web/shared/api/client.ts'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useInvalidate, useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas, wilayaName } from '#web/shared/preferences/use-wilayas.ts'
import { classes } from '#web/ui/classes.ts'
import { VendorOrderTabs } from '../../returns/order-tabs.tsx'
import { BOARD, type VendorOrderListRow } from '../query.ts'
import { OrderPanelLoader } from '../open-order.tsx'
import { OrderDialogs } from '../order-dialogs.tsx'
import type { PendingOrderAction } from '../action-dialog.tsx'
import { useOrderAction } from '../use-order-action.ts'
import { BoardColumn, type ColumnAnswer } from './column.tsx'
import { type Column, COLUMNS, type Target } from './drag-rules.ts'

/** Cards per column; the list has the others. */
const SHOWN = 20
const pathOf = (status: Column) => get('/vendor/orders', { status, limit: SHOWN })

export default function BoardPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery(BOARD)
  const columns = useColumns()
  const invalidate = useInvalidate()
  const refreshAll = () => invalidate(get('/vendor/orders'))
  const { busy, act } = useOrderAction(refreshAll, refreshAll)
  const [asking, setAsking] = useState<PendingOrderAction | null>(null)
  const [held, setHeld] = useState<VendorOrderListRow | null>(null)
  const wilayas = useWilayas()
  const close = useCallback(() => go({ open: null }), [go])
  useRestoreFocus(query.open)

  const move = async (row: VendorOrderListRow, to: Target) => {
    if (to === 'delivered') return setAsking({ what: 'delivered', order: row, parcel: null })
    if (to !== 'shipped') {
      const message = `vendor-orders.done.${to}` as const
      const { id, version } = row
      const change = post('/vendor/orders/{id}/status-changes', { id }, { status: to, version })
      return act({ ...change, id, done: message })
    }
    // The courier has to be chosen first, so the dialog opens.
    const order = await apiGet(get('/vendor/orders/{id}', { id: row.id })).catch(() => null)
    if (order) setAsking({ what: 'parcel', order, parcel: null })
    else refreshAll()
  }
  const rows = COLUMNS.flatMap((column) => columns[column].view?.items ?? [])
  return (
    <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
      <div className="page-head">
        <h1>{t('order-board.board-title')}</h1>
      </div>
      <VendorOrderTabs current="board" />
      <p className="muted board-hint only-desktop">{t('order-board.board-hint')}</p>
      <div className="board">
        {COLUMNS.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            answer={columns[column]}
            query={query}
            held={held}
            busy={busy}
            placeOf={(code) => wilayaName(wilayas, code) ?? code}
            onHold={setHeld}
            onMove={(row, to) => void move(row, to)}
          />
        ))}
      </div>
      {query.open !== null && (
        <OrderPanelLoader
          key={query.open}
          id={query.open}
          row={rows.find(({ id }) => id === query.open) ?? null}
          onChanged={refreshAll}
          onClose={close}
        />
      )}
      <PanelDialogs>
        <OrderDialogs
          asking={asking}
          isBusy={asking !== null && busy === asking.order.id}
          act={act}
          onClose={() => setAsking(null)}
        />
      </PanelDialogs>
    </div>
  )
}

const LISTED = { isCached: true, live: ['orders'] }

function useColumns(): Record<Column, ColumnAnswer> {
  return {
    pending: useQuery(pathOf('pending'), LISTED),
    confirmed: useQuery(pathOf('confirmed'), LISTED),
    processing: useQuery(pathOf('processing'), LISTED),
    shipped: useQuery(pathOf('shipped'), LISTED),
    delivered: useQuery(pathOf('delivered'), LISTED),
  }
}
