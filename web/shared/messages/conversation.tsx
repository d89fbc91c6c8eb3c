import { ArrowLeft, CheckCheck, Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ConversationView } from '#capabilities/messaging/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { type AccountResponse, accountRequest } from '../api/account-client.ts'
import { post } from '../api/endpoint.ts'
import { useTexts } from '../i18n/texts.ts'
import { ItemThumbnail } from '../orders/item-thumbnail.tsx'
import type { MessagingAudience } from './use-messages.ts'

type ConversationProps = {
  audience: MessagingAudience
  back: string
  orderPath: (id: string) => string
  view: ConversationView | null
  isMissing: boolean
  onSent: (view: ConversationView) => void
}

/** Oldest first. */
export function Conversation(props: ConversationProps) {
  const { audience, back, orderPath, view, isMissing, onSent } = props
  const { t } = useTexts()
  if (isMissing) return <p className="message-choose">{t('messages.missing')}</p>
  if (view === null) return <p className="message-choose">{t('site.loading')}</p>
  const name = view.with.name || t('messages.buyer')
  return (
    <section aria-label={t('messages.with', { name })}>
      <Head back={back} name={name} order={view.order} orderPath={orderPath} />
      <MessageList view={view} />
      <MessageForm
        key={view.id}
        send={(text) =>
          accountRequest(post(`/${audience}/messages/{id}/replies`, { id: view.id }, { text }))
        }
        onSent={onSent}
      />
    </section>
  )
}

/** A buyer begins; a vendor answers. */
export type ConversationSubject = { vendor_id: string } | { order_id: string }

type NewConversationProps = {
  back: string
  to: string
  about: ConversationSubject
  onBegun: (view: ConversationView) => void
}

export function NewConversation({ back, to, about, onBegun }: NewConversationProps) {
  const { t } = useTexts()
  return (
    <section aria-label={t('messages.with', { name: to })}>
      <Head back={back} name={to} />
      <p className="message-choose">{t('messages.begin')}</p>
      <MessageForm
        send={(text) => accountRequest(post('/account/messages', null, { ...about, text }))}
        onSent={onBegun}
      />
    </section>
  )
}

type HeadProps = {
  back: string
  name: string
  order?: ConversationView['order']
  orderPath?: (id: string) => string
}

function Head({ back, name, order = null, orderPath }: HeadProps) {
  const { t } = useTexts()
  return (
    <header className="message-with">
      <Link to={back} aria-label={t('messages.back')} className="icon-button only-mobile">
        <Icon of={ArrowLeft} flip />
      </Link>
      <h2 dir="auto">{name}</h2>
      {order !== null && orderPath && (
        <Link className="message-order text-link" to={orderPath(order.id)}>
          <ItemThumbnail image={order.image} />
          <span>
            {t('messages.about-order')} <bdi dir="ltr">{`#${order.order_number}`}</bdi>
          </span>
        </Link>
      )}
    </header>
  )
}

export function MessageList({ view }: { view: ConversationView }) {
  const { t, language } = useTexts()
  const end = useRef<HTMLLIElement>(null)
  const count = view.messages.length
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const wasMasked = view.messages.some((message) => message.was_masked)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <ol className="message-words" tabIndex={0} aria-label={t('messages.words')}>
        {view.messages.map((message, index) => (
          <li
            key={message.id}
            ref={index === count - 1 ? end : undefined}
            className={classes(message.is_own && 'is-own')}
          >
            <span className="sr-only">
              {message.is_own ? t('messages.you') : view.with.name || t('messages.buyer')}
            </span>
            <p dir="auto">
              <UserText text={message.text ?? t('messages.taken-out')} />
            </p>
            <small>
              <time dateTime={message.sent_at}>
                {formatDate(new Date(message.sent_at), language, 'shortDateTime')}
              </time>
              {message.is_own && message.read_at && (
                <>
                  <Icon of={CheckCheck} size="s" />
                  <span className="sr-only">{t('messages.read')}</span>
                </>
              )}
            </small>
          </li>
        ))}
      </ol>
      {wasMasked && <p className="message-masked">{t('messages.masked')}</p>}
    </>
  )
}

type MessageFormProps = {
  send: (text: string) => Promise<AccountResponse<ConversationView>>
  onSent: (view: ConversationView) => void
}

/** Ctrl Enter sends: Enter alone begins a new line, as on phones. */
export function MessageForm({ send, onSent }: MessageFormProps) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (text.trim() === '') return setError(t('messages.empty'))
    setBusy(true)
    const sent = await send(text)
    setBusy(false)
    if (!sent.ok) return setError(sent.problem.detail ?? t('messages.not-sent'))
    setError(null)
    setText('')
    onSent(sent.view)
  }
  return (
    <form className="message-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('messages.message')}
        error={error}
        rows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event)
        }}
      />
      <div className="message-send">
        <small className="message-keys muted">{t('messages.keys')}</small>
        <Button type="submit" busy={isBusy}>
          {!isBusy && <Icon of={Send} size="s" flip />}
          {t('messages.send')}
        </Button>
      </div>
    </form>
  )
}
