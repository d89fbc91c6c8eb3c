import { useState } from 'react'
import type { BulkAdvanceView } from '#capabilities/orders/commands.contract.ts'
import { type ApiMutation, post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { type TextKey, type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { OrderDetail, VendorOrderListRow } from './query.ts'

/** Its body has the version that was shown (optimistic lock). */
export type OrderAction = ApiMutation<OrderDetail> & {
  /** Of the order, which is busy until the answer. */
  id: string
  done: TextKey | ((changed: OrderDetail) => TextKey)
  /** Of a refusal, by field, instead of a notice. */
  onErrors?: (errors: Readonly<Record<string, string>>) => void
}
export type RunOrderAction = (act: OrderAction) => Promise<boolean>

/** The server's refusals are localized. */
function useNotices() {
  const { t } = useTexts()
  const closeLabel = t('site.close')
  const sayDone = (message: string) =>
    showToast({ title: t('backoffice.success'), message, closeLabel })
  const sayFailed = (error: unknown) => {
    if (error instanceof ApiRefused && error.isLeft) return
    const detail = error instanceof ApiRefused && error.status < 500 ? error.detail : null
    const message = detail ?? t('vendor-orders.failed')
    showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
  }
  const sayMany = (message: string, refused: readonly string[]) => {
    if (refused.length === 0) return sayDone(message)
    const stored = t('vendor-orders.many-kept', { count: refused.length })
    const text = [message, stored, ...refused.slice(0, MAX_NAMED)].join(' ')
    showToast({ title: t('backoffice.error'), message: text, isError: true, closeLabel })
  }
  return { sayDone, sayFailed, sayMany }
}

export function useOrderAction(onChanged: (order: OrderDetail) => void, onMany: () => void) {
  const { t } = useTexts()
  const [busy, setBusy] = useState<string | null>(null)
  const { sayDone, sayFailed, sayMany } = useNotices()

  const act: RunOrderAction = async ({ id, done: text, onErrors, ...change }) => {
    setBusy(id)
    try {
      const changed = await apiSend(change)
      onChanged(changed)
      sayDone(t(typeof text === 'function' ? text(changed) : text))
      return true
    } catch (error) {
      const fields = error instanceof ApiRefused ? error.fields : {}
      if (onErrors && Object.keys(fields).length > 0) onErrors(fields)
      else sayFailed(error)
      if (error instanceof ApiRefused && error.status === 409) onMany()
      return false
    } finally {
      setBusy(null)
    }
  }

  /** Returns the orders that were refused; null when nothing is known. */
  const many = async (work: () => Promise<BulkAdvanceView['refused']>) => {
    setBusy('many')
    try {
      const refused = await work()
      onMany()
      return refused.map(({ id }) => id)
    } catch (error) {
      sayFailed(error)
      return null
    } finally {
      setBusy(null)
    }
  }
  const advanceMany = (rows: readonly OrderVersion[], status: 'confirmed' | 'processing') =>
    many(async () => {
      const body = { ...seenOf(rows), status }
      const { changed, refused } = await apiSend(post('/vendor/orders/status-changes', null, body))
      sayMany(t('vendor-orders.many-done', { count: changed.length }), named(t, rows, refused))
      return refused
    })
  const createShipments = (rows: readonly OrderVersion[], courier: string) =>
    many(async () => {
      const { ids, versions } = seenOf(rows)
      const body = { order_ids: ids, versions, courier }
      const { requested, refused } = await apiSend(post('/vendor/shipments', null, body))
      sayMany(t('vendor-orders.entrust.many', { count: requested.length }), named(t, rows, refused))
      return refused
    })
  return { busy, act, advanceMany, createShipments }
}

const seenOf = (rows: readonly OrderVersion[]) => ({
  ids: rows.map(({ id }) => id),
  versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
})

/** More refusals are only counted. */
const MAX_NAMED = 3

type OrderVersion = Pick<VendorOrderListRow, 'id' | 'order_number' | 'version'>
export type SeenOrder = OrderVersion & Pick<VendorOrderListRow, 'status'>

const named = (
  t: Translate,
  rows: readonly OrderVersion[],
  refused: BulkAdvanceView['refused'],
): string[] =>
  refused.map(({ id, detail }) => {
    const number = rows.find((row) => row.id === id)?.order_number ?? ''
    return `${t('site.label', { label: number })} ${detail}`
  })
