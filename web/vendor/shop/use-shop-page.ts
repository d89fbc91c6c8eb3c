import { useRef, useState } from 'react'
import type { ShopPageView } from '#capabilities/vendors/shop-page.contract.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useProductFieldErrors } from '#web/backoffice/product-editor/use-field-errors.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import {
  shopPageBody,
  hasShopPageChanges,
  type ShopPageDraft,
  toShopPageDraft,
  clearShopPageDraft,
  saveShopPageDraft,
  readShopPageDraft,
  type ShopPageFieldName,
} from './shop-page-draft.ts'

/** The draft is kept in this tab until it is saved or discarded. */
function useDraft(page: ShopPageView) {
  const [start] = useState(() => toShopPageDraft(page))
  const [{ draft, isRestored }, setTyped] = useState(() => {
    const stored = readShopPageDraft(page.id, start)
    return {
      draft: stored ?? start,
      isRestored: stored !== null && hasShopPageChanges(stored, start) > 0,
    }
  })
  const latest = useRef(draft)
  const take = (next: ShopPageDraft) => {
    latest.current = next
    setTyped({ draft: next, isRestored: false })
  }
  return {
    draft,
    isRestored,
    changes: hasShopPageChanges(draft, start),
    /** Applied to the latest draft, because an upload may end while the user types. */
    change: (make: (now: ShopPageDraft) => Partial<ShopPageDraft>) => {
      const next = { ...latest.current, ...make(latest.current) }
      saveShopPageDraft(page.id, next)
      take(next)
    },
    giveUp: () => {
      clearShopPageDraft(page.id)
      take(start)
    },
  }
}

/** What was typed survives a refusal. */
export function useShopPage(page: ShopPageView, onSaved: (page: ShopPageView) => void) {
  const { t } = useTexts()
  const typed = useDraft(page)
  const found = useProductFieldErrors()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const closeLabel = t('site.close')
    try {
      const body = shopPageBody(typed.draft)
      const saved = await apiSend(put('/vendor/shop-page', null, body))
      clearShopPageDraft(page.id)
      found.show({})
      showToast({ title: t('backoffice.success'), message: t('vendor-profile.saved'), closeLabel })
      onSaved(saved)
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      const fields = refused?.fields ?? {}
      const message =
        Object.keys(fields).length === 0 && refused?.detail
          ? refused.detail
          : t('vendor-profile.not-saved')
      found.show(fields)
      setFailure(message)
      showToast({ title: t('backoffice.error'), message, isError: true, closeLabel })
    } finally {
      setBusy(false)
    }
  }
  return {
    ...typed,
    ...found,
    failure,
    isBusy,
    submit,
    type: (name: ShopPageFieldName, value: string) =>
      typed.change((now) => ({ typed: { ...now.typed, [name]: value } })),
    discard: () => {
      typed.giveUp()
      found.show({})
      setFailure(null)
    },
  }
}
export type ShopPageForm = ReturnType<typeof useShopPage>
