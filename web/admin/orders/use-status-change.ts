import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { ApiRefused, apiSend, codeOf } from '#web/shared/api/client.ts'
import type { StatusAnswer } from './status-dialog.tsx'
import type { OrderStatusName } from './statuses.ts'

type Change = StatusAnswer & {
  id: string
  /** The version that was shown (optimistic lock). */
  version: number
  status: OrderStatusName
  /** For the undo in the toast. */
  before?: OrderStatusName
  /** Refused when the status has changed since. */
  from?: OrderStatusName
}

/** Errors by field; null where there is nothing to correct: it is done, or the order has moved on. */
export type StatusErrors = Readonly<Record<string, string>> | null

/** `busy` is the id of the order that is being changed. */
export function useStatusChange(
  onChanged: (order: AdminOrderView) => void,
  onConflict: () => void,
) {
  const { t } = useTexts()
  const [busy, setBusy] = useState<string | null>(null)

  const changeStatus = async (change: Change): Promise<StatusErrors> => {
    const { id, version, status, reason, parcel, cash_holder, before, from } = change
    setBusy(id)
    const closeLabel = t('site.close')
    const call = post(
      '/admin/orders/{id}/status-changes',
      { id },
      {
        ...{ status, version },
        ...(reason && { reason }),
        ...(parcel && { parcel }),
        ...(cash_holder && { cash_holder }),
        ...(from && { from }),
      },
    )
    try {
      const order = await apiSend(call)
      onChanged(order)
      const message = t('admin.orders.status-changed')
      const undo = before !== undefined && {
        action: {
          label: t('backoffice.undo'),
          onPress: () =>
            void changeStatus({ id, version: order.version, status: before, from: status }),
        },
      }
      showToast({ title: t('backoffice.success'), message, closeLabel, ...undo })
      return null
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      if (refused?.status === 409) onConflict()
      if (refused?.isLeft) return null
      const fields = refused?.fields ?? {}
      if (Object.keys(fields).length > 0) return fields
      const code = codeOf(error, call)
      const isShort = code === 'stock_short'
      const hasMoved = code === 'status_changed'
      const label = t(isShort ? 'admin.orders.stock-short' : 'admin.orders.status-failed')
      const message = (hasMoved && refused?.detail) || label
      showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
      return refused && refused.status < 500 ? null : {}
    } finally {
      setBusy(null)
    }
  }
  return { busy, changeStatus }
}
