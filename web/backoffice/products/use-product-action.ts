import { useState } from 'react'
import { type ApiMutation, post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { BackofficeAudience, ProductStatusName } from './products.ts'

type Action = ApiMutation<unknown> & {
  done: string
  failed: TextKey
  undo?: () => void
}
export type BulkChangeRequest =
  | { kind: 'status'; status: ProductStatusName }
  | { kind: 'category'; category: string }
  | { kind: 'price'; percent: number }
  | { kind: 'stock'; inventory_quantity: number }

/** Shows the reason and reloads a stale list. */
function useFailure(onSettled: () => void) {
  const { t } = useTexts()
  return (error: unknown, text: TextKey) => {
    const refused = error instanceof ApiRefused ? error : null
    if (refused && [404, 409].includes(refused.status)) onSettled()
    const value = refused && refused.status < 500 && refused.status !== 401 ? refused.detail : null
    const message = value === null ? t(text) : `${t(text)}. ${value}`
    showToast({ title: t('backoffice.error'), message, isError: true, closeLabel: t('site.close') })
  }
}

/** `busy` is the id of the product being changed. */
export function useProductAction(audience: BackofficeAudience, onSettled: () => void) {
  const { t } = useTexts()
  const failed = useFailure(onSettled)
  const [busy, setBusy] = useState<string | null>(null)
  const during = async (about: string, text: TextKey, work: () => Promise<void>) => {
    setBusy(about)
    try {
      await work()
      onSettled()
      return true
    } catch (error) {
      failed(error, text)
      return false
    } finally {
      setBusy(null)
    }
  }
  const notify = (message: string, undo?: () => void) =>
    showToast({
      title: t('backoffice.success'),
      message,
      closeLabel: t('site.close'),
      ...(undo && { action: { label: t('products.undo'), onPress: undo } }),
    })

  const act = (id: string, { done, failed: text, undo, ...change }: Action) =>
    during(id, text, async () => {
      await apiSend(change)
      notify(done, undo)
    })
  const undoMany = (id: string) =>
    during('many', 'products.edit-failed', async () => {
      const undone = await apiSend(post(`/${audience}/products/bulk-changes/{id}/reversal`, { id }))
      notify(t('products.bulk.undone', { count: undone.changed }))
    })
  const changeMany = (ids: readonly string[], change: BulkChangeRequest) =>
    during(
      'many',
      change.kind === 'status' ? 'products.status-failed' : 'products.edit-failed',
      async () => {
        const body = { ids, ...change }
        const made = await apiSend(post(`/${audience}/products/bulk-changes`, null, body))
        const undo = made.changed > 0 ? () => void undoMany(made.id) : undefined
        notify(t('products.bulk.done', { count: made.changed }), undo)
      },
    )
  return { busy, act, changeMany }
}
export type ProductActions = ReturnType<typeof useProductAction>
