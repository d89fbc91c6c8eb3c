import { isOneOf } from '#kernel/one-of.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { BulkBar, type Selection } from '#web/backoffice/list/selection.tsx'
import { useBulkAction } from '#web/backoffice/data/use-bulk-action.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useState } from 'react'
import { isUsualStep } from './status-effects.ts'
import type { AdminOrderListRow, OrderStatusName } from './statuses.ts'

type OrdersBulkBarProps = {
  selection: Selection
  rows: readonly AdminOrderListRow[]
  onSettled: () => void
}

/** No bulk cancellation: it needs a reason per order. */
const STATUSES: readonly OrderStatusName[] = ['confirmed', 'processing', 'shipped', 'delivered']

/** What moves money or a parcel is asked first. */
const CONFIRMED_FIRST = ['shipped', 'delivered'] as const satisfies readonly OrderStatusName[]

const nameOf = ({ order_number: number }: AdminOrderListRow): string => number
/** Optimistic lock by `from` and `version`. */
const move = ({ id, status: from, version }: SeenQueue, status: OrderStatusName) =>
  post('/admin/orders/{id}/status-changes', { id }, { from, status, version })
type SeenQueue = Pick<AdminOrderListRow, 'id' | 'status' | 'version'>

export function OrdersBulkBar({ selection, rows, onSettled }: OrdersBulkBarProps) {
  const { t } = useTexts()
  const { isBusy, run } = useBulkAction(() => {
    selection.clear()
    onSettled()
  })
  const [pending, setPending] = useState<(typeof CONFIRMED_FIRST)[number] | null>(null)
  const chosen = rows.filter(({ id }) => selection.selected.has(id))
  const rowsFor = (to: OrderStatusName) => chosen.filter((row) => isUsualStep(row.status, to))
  const advance = async (to: OrderStatusName) => {
    await run({
      rows: rowsFor(to),
      nameOf,
      call: (row: AdminOrderListRow) => move(row, to),
      ...(!isOneOf(CONFIRMED_FIRST, to) && {
        back: (row: AdminOrderListRow, now: SeenQueue) => move(now, row.status),
      }),
    })
    setPending(null)
  }
  return (
    <>
      <BulkBar selection={selection}>
        {STATUSES.map((status) => {
          const those = rowsFor(status)
          return (
            <Button
              key={status}
              kind="quiet"
              small
              busy={isBusy}
              disabled={those.length === 0}
              onClick={() =>
                isOneOf(CONFIRMED_FIRST, status) ? setPending(status) : void advance(status)
              }
            >
              {t('admin.orders.bulk.to', { status: t(`admin.orders.status.${status}`) })}
            </Button>
          )
        })}
      </BulkBar>
      <Dialog
        open={pending !== null}
        onClose={() => setPending(null)}
        title={pending ? t('admin.orders.bulk.ask', { count: rowsFor(pending).length }) : ''}
        closeLabel={t('site.close')}
        footer={
          pending && (
            <>
              <Button kind="quiet" onClick={() => setPending(null)}>
                {t('admin.orders.ask.leave')}
              </Button>
              <Button busy={isBusy} onClick={() => void advance(pending)}>
                {t('admin.orders.bulk.to', { status: t(`admin.orders.status.${pending}`) })}
              </Button>
            </>
          )
        }
      >
        <p className="dialog-text">{pending && t(`admin.orders.bulk.ask-${pending}`)}</p>
      </Dialog>
    </>
  )
}
