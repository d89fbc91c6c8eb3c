import './invoice.css'
import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { type Language, languageName, LANGUAGES } from '#kernel/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { accountRequest } from '../api/account-client.ts'
import { post } from '../api/endpoint.ts'
import { openDocumentTab } from '../documents/open-document.ts'
import { useTexts } from '../i18n/texts.ts'
import type { OrderAccess } from '../returns/returns-client.ts'
import { isInvoiceReady } from './invoice-state.ts'
import { purchaseRequest } from './purchase-client.ts'

type InvoiceProps = {
  order: { id: string } & Parameters<typeof isInvoiceReady>[0]
  opened: OrderAccess
}

/** In the language that the buyer chooses, or when it comes. Nothing of a cancelled order. */
export function Invoice({ order, opened }: InvoiceProps) {
  const { t, language: ownLanguage } = useTexts()
  const titleId = useId()
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? ownLanguage
  const invoice = useInvoice(order.id, opened)
  if (order.status === 'cancelled') return null
  return (
    <section className="card invoice" aria-labelledby={titleId}>
      <header className="track-card-head">
        <h2 id={titleId}>{t('order-tracking.invoice-title')}</h2>
      </header>
      {isInvoiceReady(order) ? (
        <>
          <Select
            label={t('order-tracking.invoice-language')}
            value={language}
            onChange={({ target }) =>
              setChosen(LANGUAGES.find((code) => code === target.value) ?? null)
            }
          >
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </Select>
          <Button
            kind="outline"
            busy={invoice.isOpening}
            onClick={() => void invoice.open(language)}
          >
            <Icon of={FileText} size="s" />
            {t('order-tracking.invoice')}
          </Button>
          <div role="alert">
            {invoice.failure !== null && <p className="field-error">{invoice.failure}</p>}
          </div>
        </>
      ) : (
        <p className="muted">{t('order-tracking.invoice-later')}</p>
      )}
    </section>
  )
}

function useInvoice(orderId: string, opened: OrderAccess) {
  const { t, language: ownLanguage } = useTexts()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const requestTicket = () =>
    opened.kind === 'account'
      ? accountRequest(post('/account/orders/{id}/invoice/tickets', { id: orderId }))
      : purchaseRequest(post('/track/invoice-tickets', null, { order_id: orderId }), {
          purchaseKey: opened.purchaseKey,
          language: ownLanguage,
        })
  const open = async (language: Language): Promise<void> => {
    setOpening(true)
    setFailure(null)
    await openDocumentTab(async () => {
      const answer = await requestTicket()
      if (answer.ok) return { url: `${answer.view.url}&lang=${language}` }
      setFailure(answer.problem.detail ?? t('order-tracking.invoice-failed'))
      return null
    })
    setOpening(false)
  }
  return { open, isOpening, failure }
}
