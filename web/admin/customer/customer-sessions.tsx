import { formatAdminDate } from '#kernel/format.ts'
import { type ApiMutation, del, get } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'

/** Open sessions, which an admin ends when a phone was lost. */
export function CustomerSessions({ userId }: { userId: string }) {
  const { t, language } = useTexts()
  const sessions = useQuery(get('/admin/users/{id}/sessions', { id: userId }))
  const { isBusy, act } = useMutation(sessions.refresh)
  const end = (change: ApiMutation<unknown>) =>
    void act({
      ...change,
      done: t('admin.customer.session-ended'),
      failed: t('admin.customer.session-failed'),
    })
  const items = sessions.view?.items ?? []
  return (
    <section>
      <h3>{t('admin.customer.sessions')}</h3>
      {sessions.view && items.length === 0 && (
        <p className="muted">{t('admin.customer.no-sessions')}</p>
      )}
      <ul className="order-page-list">
        {items.map((session) => (
          <li key={session.id} className="order-page-line">
            <span>
              {session.browser === null
                ? t('account.sessions.unknown')
                : t('account.sessions.on', {
                    browser: session.browser,
                    system: session.system ?? '–',
                  })}
              <br />
              <small className="muted">
                {t('account.sessions.used', {
                  date: formatAdminDate(new Date(session.last_used_at), language, 'shortDateTime'),
                })}
                {session.ip !== null && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{session.ip}</bdi>
                  </>
                )}
              </small>
            </span>
            {session.is_current ? (
              <small className="muted">{t('account.sessions.this')}</small>
            ) : (
              <Button
                kind="quiet"
                small
                busy={isBusy}
                onClick={() =>
                  end(
                    del('/admin/users/{id}/sessions/{session}', {
                      id: userId,
                      session: session.id,
                    }),
                  )
                }
              >
                {t('admin.customer.end-session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <Button
          kind="outline"
          small
          busy={isBusy}
          onClick={() => end(del('/admin/users/{id}/sessions', { id: userId }))}
        >
          {t('admin.customer.end-sessions')}
        </Button>
      )}
    </section>
  )
}
