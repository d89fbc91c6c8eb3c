import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { cancelReasonText } from '#web/shared/orders/cancel-reason.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { AdminOrderStatusBadge, FrenchDateTime } from './order-cells.tsx'

const ACTORS = ['admin', 'vendor', 'buyer', 'courier', 'system'] as const

/** Says who acted by name, where it was an admin or the staff of the vendor. */
export function OrderHistory({ order }: { order: AdminOrderView }) {
  const { t } = useTexts()
  if (order.history.length === 0) return null
  return (
    <section>
      <h3>{t('admin.orders.detail.history')}</h3>
      <ol className="panel-history">
        {order.history.map((step) => {
          const actor = ACTORS.find((role) => role === step.actor_role) ?? 'system'
          return (
            <li key={`${step.at}-${step.to}`}>
              <AdminOrderStatusBadge status={step.to} />
              <small>
                <FrenchDateTime at={step.at} /> · {t(`admin.orders.actor.${actor}`)}
                {step.actor_name !== null && (
                  <>
                    {' · '}
                    <bdi>{step.actor_name}</bdi>
                  </>
                )}
              </small>
              {step.reason !== null && step.reason !== '' && (
                <p dir="auto">{cancelReasonText(t, step.reason)}</p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
