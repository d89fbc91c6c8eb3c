import { Link } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Money } from '#web/ui/money.tsx'
import { FrenchDateTime } from '../orders/order-cells.tsx'

/** What was posted for the order, newest first. */
export function OrderJournals({ number }: { number: string }) {
  const { t, language } = useTexts()
  const { view, state, refresh } = useQuery(
    get('/admin/money/journals', { search: number, limit: 50 }),
  )
  const journals = view?.items.filter((journal) => journal.order_number === number) ?? []
  return (
    <section>
      <h3>{t('admin.order.journals')}</h3>
      {view && journals.length === 0 && <p className="muted">{t('admin.order.no-journals')}</p>}
      {state === 'failed' && (
        <p className="muted">
          {t('admin.order.journals-failed')}{' '}
          <button type="button" className="text-link" onClick={refresh}>
            {t('site.retry')}
          </button>
        </p>
      )}
      <ul className="order-page-list">
        {journals.map((journal) => (
          <li key={journal.id}>
            <p className="order-page-line">
              <b>{t(`admin-money.kind.${journal.kind}`)}</b>
              <FrenchDateTime at={journal.at} />
            </p>
            <ul className="order-page-events">
              {journal.entries.map(({ account, amount }, index) => (
                <li key={`${index} ${account}`} className="order-page-line">
                  <span>
                    {t(`admin-money.account.${account}`)}{' '}
                    <small className="muted">
                      {t(amount > 0 ? 'admin-money.debit' : 'admin-money.credit')}
                    </small>
                  </span>
                  <Money dinars={Math.abs(amount)} language={language} audience="admin" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {journals.length > 0 && (
        <Link className="text-link" to={paths.adminMoney({ view: 'ledger', search: number })}>
          {t('admin.order.open-ledger')}
        </Link>
      )}
    </section>
  )
}
