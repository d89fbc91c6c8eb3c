import { useState } from 'react'
import { useTexts } from '#web/shared/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Refused, sendDesk } from '#web/desk/api.ts'
import type { OrderDetail, OrderStatusName } from './statuses.ts'

type Change = {
  id: string
  status: OrderStatusName
  reason?: string
  /** What it was: the toast offers to set it back to that. */
  before?: OrderStatusName
}

/** Sets an order's status and says how it went; `busy` is the order that is waiting for its answer. */
export function useStatusChange(onChanged: (order: OrderDetail) => void) {
  const { t } = useTexts()
  const [busy, setBusy] = useState<string | null>(null)

  const changeStatus = async ({ id, status, reason, before }: Change): Promise<void> => {
    setBusy(id)
    const closeLabel = t('site.close')
    try {
      const order = await sendDesk<OrderDetail>(
        `/api/v1/admin/orders/${encodeURIComponent(id)}/status-changes`,
        { status, ...(reason && { reason }) },
      )
      onChanged(order)
      const message = t('admin.orders.status-changed')
      const undo = before !== undefined && {
        action: {
          label: t('desk.undo'),
          onPress: () => void changeStatus({ id, status: before }),
        },
      }
      showToast({ title: t('desk.success'), message, closeLabel, ...undo })
    } catch (error) {
      const isShort = error instanceof Refused && error.code === 'stock_short'
      const message = t(isShort ? 'admin.orders.stock-short' : 'admin.orders.status-failed')
      showToast({ title: t('desk.error'), message, isError: true, closeLabel })
    } finally {
      setBusy(null)
    }
  }
  return { busy, changeStatus }
}
