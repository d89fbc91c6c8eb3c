import { useState } from 'react'
import type { PaperTicketView } from '#capabilities/documents/contract.ts'
import { useTexts } from '#web/shared/texts.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Refused, sendDesk } from '#web/desk/api.ts'
import { openPaper } from '#web/shared/open-paper.ts'

export type PaperKind =
  | 'invoice'
  | 'credit_note'
  | 'packing_slip'
  | 'label'
  | 'courier_label'
  | 'pick_list'

/** Opens a paper of orders beside the page, or the credit note of a return; `making` is on its way. */
export function usePapers() {
  const { t } = useTexts()
  const [making, setMaking] = useState<PaperKind | null>(null)
  const open = async (kind: PaperKind, ids: readonly string[]): Promise<void> => {
    setMaking(kind)
    try {
      await openPaper(() =>
        sendDesk<PaperTicketView>('/api/v1/vendor/papers/tickets', {
          kind,
          ...(kind === 'credit_note' ? { return_id: ids[0] } : { order_ids: ids }),
        }),
      )
    } catch (error) {
      const detail = error instanceof Refused && error.status < 500 ? error.detail : null
      const message = detail ?? t('handling.paper-failed')
      showToast({ title: t('desk.error'), message, isError: true, closeLabel: t('site.close') })
    } finally {
      setMaking(null)
    }
  }
  return { making, open }
}
