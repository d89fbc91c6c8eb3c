import { useState } from 'react'
import type { Language } from '#kernel/locale.ts'
import type { PaperTicketView } from '#capabilities/documents/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Refused, sendDesk } from '#web/backoffice/api/client.ts'
import { openPaper } from '#web/shared/documents/open-document.ts'

export type PaperKind =
  | 'invoice'
  | 'credit_note'
  | 'packing_slip'
  | 'label'
  | 'courier_label'
  | 'pick_list'

/** A paper as it was issued, or in the language of the site; or in another one that the person chose. */
export type PaperLanguageChoice = 'own' | Language

/** Opens a paper of orders beside the page, or the credit note of a return; `making` is on its way. */
export function usePapers() {
  const { t } = useTexts()
  const [making, setMaking] = useState<PaperKind | null>(null)
  const [language, setLanguage] = useState<PaperLanguageChoice>('own')
  const open = async (kind: PaperKind, ids: readonly string[]): Promise<void> => {
    setMaking(kind)
    try {
      await openPaper(async () => {
        const { url } = await sendDesk<PaperTicketView>('/api/v1/vendor/papers/tickets', {
          kind,
          ...(kind === 'credit_note' ? { return_id: ids[0] } : { order_ids: ids }),
        })
        return { url: language === 'own' ? url : `${url}&lang=${language}` }
      })
    } catch (error) {
      const detail = error instanceof Refused && error.status < 500 ? error.detail : null
      const message = detail ?? t('handling.paper-failed')
      showToast({ title: t('desk.error'), message, isError: true, closeLabel: t('site.close') })
    } finally {
      setMaking(null)
    }
  }
  return { making, open, language, setLanguage }
}
