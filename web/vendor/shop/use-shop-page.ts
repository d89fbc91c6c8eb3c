import { useRef, useState } from 'react'
import type { ShopPageView } from '#capabilities/vendors/shop-page.contract.ts'
import { Refused, sendDesk } from '#web/backoffice/api/client.ts'
import { useFaults } from '#web/backoffice/product-editor/use-field-errors.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import {
  bodyOf,
  changesIn,
  type Draft,
  draftOf,
  forgetDraft,
  keepDraft,
  readDraft,
  type TypedName,
} from './shop-page-draft.ts'

/** The page as it is typed, kept in this tab at each key, until it is saved or given up. */
function useDraft(page: ShopPageView) {
  const [start] = useState(() => draftOf(page))
  const [{ draft, isRestored }, setTyped] = useState(() => {
    const kept = readDraft(page.id, start)
    return { draft: kept ?? start, isRestored: kept !== null && changesIn(kept, start) > 0 }
  })
  const latest = useRef(draft)
  const take = (next: Draft) => {
    latest.current = next
    setTyped({ draft: next, isRestored: false })
  }
  return {
    draft,
    isRestored,
    changes: changesIn(draft, start),
    /** Changes the draft as it is at this moment: a picture arrives while something is typed. */
    change: (make: (now: Draft) => Partial<Draft>) => {
      const next = { ...latest.current, ...make(latest.current) }
      keepDraft(page.id, next)
      take(next)
    },
    giveUp: () => {
      forgetDraft(page.id)
      take(start)
    },
  }
}

/** From the first key to the saved page. Nothing typed is lost, whatever the server says. */
export function usePage(page: ShopPageView, onSaved: (page: ShopPageView) => void) {
  const { t } = useTexts()
  const typed = useDraft(page)
  const found = useFaults()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const closeLabel = t('site.close')
    try {
      const body = bodyOf(typed.draft)
      const saved = await sendDesk<ShopPageView>('/api/v1/vendor/shop-page', body, 'PUT')
      forgetDraft(page.id)
      found.show({})
      showToast({ title: t('desk.success'), message: t('place.saved'), closeLabel })
      onSaved(saved)
    } catch (error) {
      const refused = error instanceof Refused ? error : null
      const fields = refused?.fields ?? {}
      const message =
        Object.keys(fields).length === 0 && refused?.detail ? refused.detail : t('place.not-saved')
      found.show(fields)
      setFailure(message)
      showToast({ title: t('desk.error'), message, isError: true, closeLabel })
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
    type: (name: TypedName, value: string) =>
      typed.change((now) => ({ typed: { ...now.typed, [name]: value } })),
    discard: () => {
      typed.giveUp()
      found.show({})
      setFailure(null)
    },
  }
}
export type PageForm = ReturnType<typeof usePage>
