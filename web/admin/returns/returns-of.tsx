import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { AdminReturnRows } from './return-rows.tsx'

/** The returns of an order by its number, or of a customer; nothing without any. */
export function ReturnsOf({ about }: { about: { search: string } | { customer: string } }) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/returns', { ...about, limit: 20 }))
  if (state === 'failed')
    return (
      <p className="muted">
        {t('vendor-returns.load-failed')}{' '}
        <button type="button" className="text-link" onClick={refresh}>
          {t('site.retry')}
        </button>
      </p>
    )
  if (!view || view.items.length === 0) return null
  return (
    <section>
      <h3>{t('refunds.returns')}</h3>
      <AdminReturnRows rows={view.items} label={t('refunds.returns')} />
    </section>
  )
}
