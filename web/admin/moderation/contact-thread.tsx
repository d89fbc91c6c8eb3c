import { formatAdminDate } from '#kernel/format.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { DetailsSkeleton } from '#web/backoffice/panel/side-panel.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { UserText } from '#web/ui/user-text.tsx'

export function ModerationConversation({ id }: { id: string }) {
  const { t, language } = useTexts()
  const { view, state } = useQuery(get('/admin/contact/{id}', { id }))
  if (view === null)
    return state === 'loading' ? (
      <DetailsSkeleton label={t('site.loading')} />
    ) : (
      <p className="muted">{t('moderation.load-failed')}</p>
    )
  return (
    <section aria-label={t('moderation.conversation')}>
      {view.email !== null && (
        <p className="muted">
          <bdi dir="ltr">{view.email}</bdi>
        </p>
      )}
      <ol className="queue-messages">
        {view.messages.map((message) => (
          <li key={message.id} className={classes(message.is_own && 'is-own')}>
            <small>
              <bdi>{message.author ?? view.name ?? '—'}</bdi>{' '}
              <time dateTime={message.sent_at}>
                {formatAdminDate(new Date(message.sent_at), language, 'shortDateTime')}
              </time>
            </small>
            <p dir="auto">
              <UserText text={message.text ?? t('moderation.erased')} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
