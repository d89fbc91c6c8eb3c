import { ArrowLeft, CheckCheck, Send } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ConversationView } from '#capabilities/messaging/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { useTexts } from '../i18n/texts.ts'
import { sendMessage } from './use-messages.ts'

type ConversationProps = {
  api: string
  back: string
  view: ConversationView | null
  isMissing: boolean
  onSent: (view: ConversationView) => void
}

/** Oldest first. */
export function Conversation({ api, back, view, isMissing, onSent }: ConversationProps) {
  const { t } = useTexts()
  if (isMissing) return <p className="message-choose">{t('messages.missing')}</p>
  if (view === null) return <p className="message-choose">{t('site.loading')}</p>
  return (
    <section aria-label={t('messages.with', { name: view.with.name })}>
      <Head back={back} name={view.with.name} order={view.order?.order_number ?? null} />
      <Words view={view} />
      <WriteForm
        key={view.id}
        path={`${api}/messages/${view.id}/replies`}
        body={{}}
        onSent={onSent}
      />
    </section>
  )
}

type NewConversationProps = {
  api: string
  back: string
  to: string
  body: object
  onBegun: (view: ConversationView) => void
}

export function NewConversation({ api, back, to, body, onBegun }: NewConversationProps) {
  const { t } = useTexts()
  return (
    <section aria-label={t('messages.with', { name: to })}>
      <Head back={back} name={to} order={null} />
      <p className="message-choose">{t('messages.begin')}</p>
      <WriteForm path={`${api}/messages`} body={body} onSent={onBegun} />
    </section>
  )
}

function Head({ back, name, order }: { back: string; name: string; order: string | null }) {
  const { t } = useTexts()
  return (
    <header className="message-with">
      <Link to={back} aria-label={t('messages.back')} className="icon-button only-mobile">
        <Icon of={ArrowLeft} flip />
      </Link>
      <h2 dir="auto">{name}</h2>
      {order !== null && (
        <small>
          {t('messages.about-order')} <bdi dir="ltr">{`#${order}`}</bdi>
        </small>
      )}
    </header>
  )
}

function Words({ view }: { view: ConversationView }) {
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
            <span className="sr-only">{message.is_own ? t('messages.you') : view.with.name}</span>
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

type WriteFormProps = { path: string; body: object; onSent: (view: ConversationView) => void }

function WriteForm({ path, body, onSent }: WriteFormProps) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setError(t('messages.empty'))
    setBusy(true)
    const sent = await sendMessage(path, { ...body, text })
    setBusy(false)
    if (!sent.ok) return setError(sent.detail ?? t('messages.not-sent'))
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
      />
      <Button type="submit" busy={isBusy}>
        {!isBusy && <Icon of={Send} size="s" flip />}
        {t('messages.send')}
      </Button>
    </form>
  )
}
