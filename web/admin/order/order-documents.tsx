import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { AdminDocumentKind } from '#capabilities/documents/contract.ts'
import { isOrderReadyFor, kindsWith } from '#capabilities/documents/kinds.contract.ts'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { openDocumentTab } from '#web/shared/documents/open-document.ts'
import { isInvoiceReady } from '#web/shared/orders/invoice-state.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** As the shop prints them. */
export function OrderDocuments({ order }: { order: AdminOrderView }) {
  const { t } = useTexts()
  const [opening, setOpening] = useState<AdminDocumentKind | null>(null)
  const hasCourier = order.parcels.some(({ courier }) => courier !== null)
  const state = { hasInvoice: isInvoiceReady(order), hasCourier }
  const kinds = kindsWith('forAdmins', true).filter((kind) => isOrderReadyFor(kind, state))
  const open = async (kind: AdminDocumentKind) => {
    setOpening(kind)
    try {
      await openDocumentTab(() =>
        apiSend(post('/admin/orders/{id}/documents/tickets', { id: order.id }, { kind })),
      )
    } catch (error) {
      const detail = error instanceof ApiRefused && error.status < 500 ? error.detail : null
      showToast({
        title: t('backoffice.error'),
        message: detail ?? t('vendor-orders.paper-failed'),
        isError: true,
        closeLabel: t('site.close'),
      })
    } finally {
      setOpening(null)
    }
  }
  return (
    <section>
      <h3>{t('vendor-orders.papers')}</h3>
      <p className="order-page-documents">
        {kinds.map((kind) => (
          <Button
            key={kind}
            kind="outline"
            small
            busy={opening === kind}
            onClick={() => void open(kind)}
          >
            <Icon of={FileText} size="s" />
            {t(`admin.order.paper.${kind}`)}
          </Button>
        ))}
      </p>
      {!isInvoiceReady(order) && order.status !== 'cancelled' && (
        <p className="muted">{t('vendor-orders.paper.invoice-later')}</p>
      )}
    </section>
  )
}
