import './messages.css'
import { Store } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ConversationView } from '#capabilities/messaging/contract.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { post } from '../api/endpoint.ts'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'
import { purchaseRequest } from '../orders/purchase-client.ts'
import { type ContactPrefill, ORDER_MESSAGES_ID } from '../orders/contact-prefill.ts'
import { MessageForm, MessageList } from './conversation.tsx'

/** Polling interval in milliseconds while the page is visible. */
const EVERY = 20_000

type OrderMessagesProps = {
  orderId: string
  vendor: string
  purchaseKey: string | null
  contact: ContactPrefill
}

/** The conversation of one order, for a guest who has the purchase key. */
export default function OrderMessages({
  orderId,
  vendor,
  purchaseKey,
  contact,
}: OrderMessagesProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'messages'))
  const { view, setView, begin } = useOrderConversation(orderId, purchaseKey)
  return (
    <section
      id={ORDER_MESSAGES_ID}
      className="card order-messages"
      aria-labelledby="order-messages-title"
    >
      <header className="track-card-head">
        <h2 id="order-messages-title">{t('messages.write')}</h2>
        <span className="muted order-messages-vendor">
          <Icon of={Store} size="s" />
          <bdi>{vendor}</bdi>
        </span>
      </header>
      {view === null ? (
        <p className="muted">{t('messages.guest-begin')}</p>
      ) : (
        <MessageList view={view} />
      )}
      <MessageForm
        key={orderId}
        send={(text) => {
          const body = { order_id: orderId, text }
          return purchaseRequest(post('/track/messages', null, body), { purchaseKey, language })
        }}
        onSent={(sent) => {
          begin()
          setView(sent)
        }}
      />
      <p className="muted order-messages-operator">
        {t('messages.no-answer')}{' '}
        <Link className="text-link" to={paths.contact(contact.orderNumber)} state={contact}>
          {t('messages.to-operator')}
        </Link>
      </p>
    </section>
  )
}

/** Polls only once there is a conversation: most orders have none. */
function useOrderConversation(orderId: string, purchaseKey: string | null) {
  const { language } = useTexts()
  const [view, setView] = useState<ConversationView | null>(null)
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const call = post('/track/messages/reading', null, { order_id: orderId })
      const found = await purchaseRequest(call, { purchaseKey, language })
      if (!isCurrent || !found.ok || found.view.conversation === null) return
      setView(found.view.conversation)
      setBegun(true)
    }
    void load()
    const timer = hasBegun
      ? setInterval(() => {
          if (document.visibilityState === 'visible') void load()
        }, EVERY)
      : undefined
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [orderId, purchaseKey, language, hasBegun])
  return { view, setView, begin: () => setBegun(true) }
}
