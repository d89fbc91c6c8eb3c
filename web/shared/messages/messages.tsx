import './messages.css'
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ThreadView } from '#capabilities/messaging/contract.ts'
import { formatDate } from '#kernel/format.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { useTexts } from '../i18n/texts.ts'
import { Conversation, type ConversationSubject, NewConversation } from './conversation.tsx'
import { type MessagingAudience, useConversation, useThreads } from './use-messages.ts'

type MessagesProps = {
  audience: MessagingAudience
  page: string
  orderPath: (id: string) => string
  /** Text of the empty state, and where it leads. */
  empty: string
  emptyAction?: ReactNode
  /** Starts a new conversation, when the URL asks for one. */
  begin?: { to: string; about: ConversationSubject } | null
}

/** List and conversation side by side, on phones one after the other. */
export function Messages(props: MessagesProps) {
  const { audience, page, orderPath, empty, emptyAction, begin = null } = props
  const { t } = useTexts()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const open = params.get('thread')
  const threads = useThreads(audience)
  const about = params.get('order')
  const begun = about === null ? null : threads.items?.find(({ order }) => order?.id === about)
  const conversation = useConversation(audience, open, threads.refresh)
  const begunId = begun?.id ?? null
  useEffect(() => {
    if (open === null && begunId !== null)
      void navigate(`${page}?thread=${begunId}`, { replace: true })
  }, [open, begunId, page, navigate])
  const hasRight = open !== null || begin !== null
  return (
    <div className={classes('card messages', hasRight && 'has-open')}>
      <div className="message-list">
        {threads.items === null ? (
          threads.hasFailed ? (
            <EmptyState
              title={t('messages.load-failed')}
              action={
                <Button kind="outline" small onClick={threads.refresh}>
                  {t('site.retry')}
                </Button>
              }
            />
          ) : (
            <div role="status" aria-label={t('site.loading')} className="message-skeleton">
              <Skeleton width="100%" height="4rem" />
              <Skeleton width="100%" height="4rem" />
            </div>
          )
        ) : threads.items.length === 0 ? (
          <EmptyState title={t('messages.none')} text={empty} action={emptyAction} />
        ) : (
          <ThreadList
            items={threads.items}
            page={page}
            open={open}
            onMore={threads.hasMore ? threads.more : null}
          />
        )}
      </div>
      <div className="message-open">
        {open !== null ? (
          <Conversation
            audience={audience}
            back={page}
            orderPath={orderPath}
            view={conversation.view}
            isMissing={conversation.isMissing}
            onSent={(view) => {
              conversation.replace(() => view)
              threads.refresh()
            }}
          />
        ) : begin !== null ? (
          <NewConversation
            back={page}
            to={begin.to}
            about={begin.about}
            onBegun={(view) => {
              threads.refresh()
              void navigate(`${page}?thread=${view.id}`, { replace: true })
            }}
          />
        ) : (
          <p className="message-choose">{t('messages.choose')}</p>
        )}
      </div>
    </div>
  )
}

type ThreadListProps = {
  items: readonly ThreadView[]
  page: string
  open: string | null
  /** Null at the end. */
  onMore: (() => void) | null
}

function ThreadList({ items, page, open, onMore }: ThreadListProps) {
  const { t, language } = useTexts()
  return (
    <>
      <ul aria-label={t('messages.list')}>
        {items.map((thread) => (
          <li key={thread.id}>
            <Link
              to={`${page}?thread=${thread.id}`}
              preventScrollReset
              aria-current={thread.id === open ? 'true' : undefined}
              className={classes(thread.unread > 0 && 'is-new')}
            >
              <span className="message-head">
                <b dir="auto">{thread.with.name || t('messages.buyer')}</b>
                <time dateTime={thread.last_message_at}>
                  {formatDate(new Date(thread.last_message_at), language, 'shortDateTime')}
                </time>
              </span>
              {thread.order && (
                <small>
                  {t('messages.about-order')} <bdi dir="ltr">{`#${thread.order.order_number}`}</bdi>
                </small>
              )}
              <span className="message-last">
                <span dir="auto">
                  {thread.last.is_own && `${t('messages.you')} `}
                  <UserText text={thread.last.text ?? t('messages.taken-out')} />
                </span>
                {thread.unread > 0 && (
                  <span className="count-badge">
                    <span aria-hidden="true">{thread.unread}</span>
                    <span className="sr-only">
                      {t('messages.unread', { count: thread.unread })}
                    </span>
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button kind="quiet" small onClick={onMore}>
          {t('messages.more')}
        </Button>
      )}
    </>
  )
}
