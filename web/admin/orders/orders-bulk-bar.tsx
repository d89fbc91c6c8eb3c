import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { BulkBar, type Selection } from '#web/backoffice/list/selection.tsx'
import { useBulkAction } from '#web/backoffice/data/use-bulk-action.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import type { AdminOrderListRow, OrderStatusName } from './statuses.ts'

type OrdersBulkBarProps = {
  selection: Selection
  rows: readonly AdminOrderListRow[]
  onSettled: () => void
}

/** No bulk cancellation: it needs a reason per order. */
const STATUSES: readonly OrderStatusName[] = ['confirmed', 'processing', 'shipped', 'delivered']

const nameOf = ({ order_number: number }: AdminOrderListRow): string => number
/** Optimistic lock by `from` and `version`. */
const move = ({ id, status: from, version }: SeenQueue, status: OrderStatusName) => ({
  path: `/api/v1/admin/orders/${encodeURIComponent(id)}/status-changes`,
  body: { from, status, version },
})
type SeenQueue = Pick<AdminOrderListRow, 'id' | 'status' | 'version'>

export function OrdersBulkBar({ selection, rows, onSettled }: OrdersBulkBarProps) {
  const { t } = useTexts()
  const { isBusy, run } = useBulkAction<AdminOrderListRow, AdminOrderView>(() => {
    selection.clear()
    onSettled()
  })
  const chosen = rows.filter(({ id }) => selection.selected.has(id))
  return (
    <div className="tool-bar">
      <BulkBar selection={selection}>
        {STATUSES.map((status) => {
          const those = chosen.filter((row) => row.status !== status)
          return (
            <Button
              key={status}
              kind="quiet"
              small
              busy={isBusy}
              disabled={those.length === 0}
              onClick={() =>
                void run({
                  rows: those,
                  nameOf,
                  call: (row) => move(row, status),
                  back: (row, now) => move(now, row.status),
                })
              }
            >
              {t('admin.orders.bulk.to', { status: t(`admin.orders.status.${status}`) })}
            </Button>
          )
        })}
      </BulkBar>
    </div>
  )
}
