import { useState } from 'react'
import type { DownloadTicketView } from '#capabilities/documents/contract.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'
import { openDocumentTab } from '#web/shared/documents/open-document.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

export function useInvoice(orderId: string) {
  const { t, language } = useTexts()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    setOpening(true)
    setFailure(null)
    await openDocumentTab(async () => {
      const path = `/orders/${encodeURIComponent(orderId)}/invoice/tickets`
      const answer = await accountRequest<DownloadTicketView>(path, { method: 'POST' })
      if (answer.ok) return { url: `${answer.view.url}&lang=${language}` }
      setFailure(answer.problem.detail ?? t('account.order.invoice-failed'))
      return null
    })
    setOpening(false)
  }
  return { open, isOpening, failure }
}
