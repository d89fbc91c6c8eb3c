import { useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import { type DocumentKind, isOfReturn } from '#capabilities/documents/kinds.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { openDocumentTab } from '#web/shared/documents/open-document.ts'

/** `own` is the language in which the document was issued. */
export type DocumentLanguageChoice = 'own' | Language

/** `making` is the document being opened. */
export function useDocuments() {
  const { t } = useTexts()
  const [making, setMaking] = useState<DocumentKind | null>(null)
  const [language, setLanguage] = useState<DocumentLanguageChoice>('own')
  const open = async (kind: DocumentKind, ids: readonly string[]): Promise<void> => {
    setMaking(kind)
    try {
      await openDocumentTab(async () => {
        const body = isOfReturn(kind) ? { kind, return_id: ids[0] ?? '' } : { kind, order_ids: ids }
        const { url } = await apiSend(post('/vendor/documents/tickets', null, body))
        return { url: language === 'own' ? url : `${url}&lang=${language}` }
      })
    } catch (error) {
      const detail = error instanceof ApiRefused && error.status < 500 ? error.detail : null
      const message = detail ?? t('vendor-orders.paper-failed')
      showToast({
        title: t('backoffice.error'),
        message,
        isError: true,
        closeLabel: t('site.close'),
      })
    } finally {
      setMaking(null)
    }
  }
  return { making, open, language, setLanguage }
}
