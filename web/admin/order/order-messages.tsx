import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FrenchDateTime } from '../orders/order-cells.tsx'

export function OrderMessageList({ id }: { id: string }) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/orders/{id}/messages', { id }))
  return (
    <section>
      <h3>{t('admin.order.messages')}</h3>
      {view?.items.length === 0 && <p className="muted">{t('admin.order.no-messages')}</p>}
      {state === 'failed' && (
        <p className="muted">
          {t('admin.order.messages-failed')}{' '}
          <button type="button" className="text-link" onClick={refresh}>
            {t('site.retry')}
          </button>
        </p>
      )}
      <ol className="order-page-list order-page-messages">
        {view?.items.map((message) => (
          <li
            key={message.id}
            className={message.author_role === 'vendor' ? 'is-vendor' : undefined}
          >
            <p dir="auto">{message.text ?? t('admin.order.message-erased')}</p>
            <small>
              {t(`admin.orders.actor.${message.author_role}`)}
              {message.author !== null && (
                <>
                  {' · '}
                  <bdi>{message.author}</bdi>
                </>
              )}
              {' · '}
              <FrenchDateTime at={message.sent_at} />
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
