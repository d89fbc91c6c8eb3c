import { Link } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

/** Data requests under the email address of the account. */
export function CustomerRequests({ email }: { email: string }) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/privacy/requests', { search: email }))
  return (
    <section>
      <h3>{t('admin.customer.requests')}</h3>
      {view?.items.length === 0 && <p className="muted">{t('admin.customer.no-requests')}</p>}
      {state === 'failed' && (
        <button type="button" className="text-link" onClick={refresh}>
          {t('site.retry')}
        </button>
      )}
      <ul className="order-page-list">
        {view?.items.map((request) => (
          <li key={request.id} className="order-page-line">
            <Link className="text-link" to={paths.adminPrivacyRequest(request.id)}>
              <bdi dir="ltr">{request.number}</bdi>
            </Link>
            <span className="muted">{t(`privacy.request.state.${request.state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
