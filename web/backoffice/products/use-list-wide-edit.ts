import { useEffect, useRef, useState } from 'react'
import type { BulkEditRunView } from '#capabilities/catalog/commands.contract.ts'
import { type ApiMutation, type Endpoint, get, post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { BackofficeAudience, ProductState } from './products.ts'
import type { BulkChangeRequest } from './use-product-action.ts'

const EVERY_MS = 700

/** What the list itself is filtered by. */
export type ProductListFilter = { search?: string; state?: ProductState; category?: string }

/** Polls while the edit runs. */
function useProgress(path: Endpoint<BulkEditRunView> | null, onSettled: () => void) {
  const { view, state, refresh } = useQuery(path)
  const isRunning = view?.state === 'running' || view?.state === 'undoing'
  useEffect(() => {
    if (!isRunning || state === 'loading') return undefined
    const timer = setTimeout(refresh, EVERY_MS)
    return () => clearTimeout(timer)
  }, [isRunning, state, refresh])
  const settle = useRef(onSettled)
  const isAwaited = useRef(false)
  useEffect(() => {
    settle.current = onSettled
    if (isRunning) isAwaited.current = true
  })
  const reached = view && `${view.id} ${view.state}`
  useEffect(() => {
    if (reached === null || isRunning || !isAwaited.current) return
    isAwaited.current = false
    settle.current()
  }, [reached, isRunning])
  const expect = () => {
    isAwaited.current = true
    refresh()
  }
  return { view, isRunning, expect }
}

/** Remembers the edit, so that it is found again after leaving the page. */
export function useListWideEdit(audience: BackofficeAudience, onSettled: () => void) {
  const { t } = useTexts()
  const stored = `yova.list-edit.${audience}`
  const [id, setId] = useState(() => {
    const known = readSessionStorage(stored)
    return typeof known === 'string' ? known : null
  })
  const [isBusy, setBusy] = useState(false)
  const remember = (next: string | null) => {
    writeSessionStorage(stored, next)
    setId(next)
  }
  const path = id === null ? null : get(`/${audience}/products/bulk-edits/{id}`, { id })
  const progress = useProgress(path, onSettled)
  const view = progress.view?.id === id ? progress.view : null

  /** Returns whether it was accepted. */
  const send = async (change: ApiMutation<{ id: string }>): Promise<boolean> => {
    setBusy(true)
    try {
      const edit = await apiSend(change)
      remember(edit.id)
      progress.expect()
      return true
    } catch (error) {
      const detail = error instanceof ApiRefused && error.status < 500 ? error.detail : null
      showToast({
        title: t('backoffice.error'),
        message: detail ?? t('products.edit-failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    view,
    isRunning: view !== null && progress.isRunning,
    isBusy,
    start: (filter: ProductListFilter, change: BulkChangeRequest) =>
      send(post(`/${audience}/products/bulk-edits`, null, { filter, ...change })),
    /** For edits that another address starts. */
    startAt: send,
    undo: () =>
      view && void send(post(`/${audience}/products/bulk-edits/{id}/reversal`, { id: view.id })),
    close: () => remember(null),
  }
}
export type ListWideEditControl = ReturnType<typeof useListWideEdit>
