import { Link } from 'react-router'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Money } from '#web/ui/money.tsx'
import { useDuties } from '../admin-session.tsx'
import { FrenchDateTime } from './order-cells.tsx'

type Refund = NonNullable<AdminOrderView['payment']>['refunds'][number]

export function OnlinePayment({ order: { payment } }: { order: AdminOrderView }) {
  const { t, language } = useTexts()
  if (!payment) return null
  return (
    <section>
      <h3>{t('admin.orders.online.title')}</h3>
      <dl className="facts">
        {payment.attempts.map(({ id, method, status, at: time, receipt }) => (
          <div key={id}>
            <dt>
              {t(`payment.${method}`)} · <FrenchDateTime at={time} />
            </dt>
            <dd>
              {t(`admin.orders.online.${status}`)}
              {receipt && (
                <small>
                  {' '}
                  <bdi dir="ltr">
                    {[receipt.gatewayOrder, receipt.approvalCode, receipt.card]
                      .filter(Boolean)
                      .join(' · ')}
                  </bdi>
                </small>
              )}
            </dd>
          </div>
        ))}
        {payment.refunds.map((refund) => (
          <div key={refund.id}>
            <dt>
              {t('admin.orders.online.refund')}{' '}
              <Money dinars={refund.amount} language={language} audience="admin" />
            </dt>
            <dd>
              <RefundState refund={refund} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What the gateway leaves to people is settled with the other refunds, by two of them. */
function RefundState({ refund }: { refund: Refund }) {
  const { t } = useTexts()
  const { opens } = useDuties()
  if (refund.status === 'done')
    return (
      <>
        {t('admin.orders.online.done')} <bdi dir="ltr">{refund.reference}</bdi>
      </>
    )
  if (refund.status !== 'manual') return t('admin.orders.online.due')
  return (
    <>
      {t('admin.orders.online.by-hand')}{' '}
      {opens('money') && (
        <Link className="text-link" to={paths.adminRefunds()}>
          {t('admin.orders.online.to-refunds')}
        </Link>
      )}
    </>
  )
}
