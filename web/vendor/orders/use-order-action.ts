import { useState } from 'react'
import type { EntrustedView } from '#capabilities/dispatch/contract.ts'
import type { BulkForwardView } from '#capabilities/orders/acts.contract.ts'
import { Refused, sendDesk } from '#web/desk/api.ts'
import { type TextKey, useTexts } from '#web/shared/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { type OrderDetail, orderApi } from './list.ts'

export type Act = {
  id: string
  /** Below the order's own address. */
  path: string
  body: object
  method?: 'POST' | 'PUT'
  said: TextKey
}
export type DoAct = (act: Act) => Promise<boolean>

/** Does something with an order and says how it went; the server's refusals are in the page's language. */
export function useOrderAction(onChanged: (order: OrderDetail) => void, onMany: () => void) {
  const { t } = useTexts()
  const [busy, setBusy] = useState<string | null>(null)
  const closeLabel = t('site.close')
  const sayDone = (message: string) => showToast({ title: t('desk.success'), message, closeLabel })
  const sayFailed = (error: unknown) => {
    const detail = error instanceof Refused && error.status < 500 ? error.detail : null
    const message = detail ?? t('handling.failed')
    showToast({ title: t('desk.error'), message, isError: true, closeLabel })
  }

  const act: DoAct = async ({ id, path, body, method = 'POST', said }) => {
    setBusy(id)
    try {
      onChanged(await sendDesk<OrderDetail>(`${orderApi(id)}/${path}`, body, method))
      sayDone(t(said))
      return true
    } catch (error) {
      sayFailed(error)
      return false
    } finally {
      setBusy(null)
    }
  }

  const sayMany = (message: string, refused: BulkForwardView['refused']) => {
    const [first] = refused
    if (first === undefined) return sayDone(message)
    const kept = t('handling.many-kept', { count: refused.length })
    const text = `${message} ${kept} ${first.detail}`
    showToast({ title: t('desk.error'), message: text, isError: true, closeLabel })
  }
  const many = async (work: () => Promise<void>) => {
    setBusy('many')
    try {
      await work()
      onMany()
    } catch (error) {
      sayFailed(error)
    } finally {
      setBusy(null)
    }
  }
  const advanceMany = (ids: readonly string[], status: 'confirmed' | 'processing') =>
    many(async () => {
      const address = '/api/v1/vendor/orders/status-changes'
      const { changed, refused } = await sendDesk<BulkForwardView>(address, { ids, status })
      sayMany(t('handling.many-done', { count: changed.length }), refused)
    })
  const entrustMany = (ids: readonly string[], courier: string) =>
    many(async () => {
      const body = { order_ids: ids, courier }
      const { entrusted, refused } = await sendDesk<EntrustedView>('/api/v1/vendor/shipments', body)
      sayMany(t('handling.entrust.many', { count: entrusted.length }), refused)
    })
  return { busy, act, advanceMany, entrustMany }
}
