import '../money/money.css'
import { usePages } from '#web/shared/data/use-pages.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { CardRefundItem } from './card-refund-item.tsx'

/** Card refunds that wait for people: paid by hand, or approved; nothing when none waits. */
export function CardRefunds() {
  const { t } = useTexts()
  const { items, hasMore, isBusy, more } = usePages(get('/admin/payment-refunds'))
  if (!items || items.length === 0) return null
  return (
    <section className="card" aria-labelledby="card-refunds">
      <h2 id="card-refunds" className="finance-heading">
        {t('refunds.card.title')}
      </h2>
      <p className="muted">{t('refunds.card.text')}</p>
      <ul className="finance-rows">
        {items.map((refund) => (
          <CardRefundItem key={refund.id} refund={refund} />
        ))}
      </ul>
      {hasMore && (
        <Button kind="quiet" small busy={isBusy} onClick={more}>
          {t('refunds.card.more')}
        </Button>
      )}
    </section>
  )
}
