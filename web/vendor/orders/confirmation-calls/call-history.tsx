import { cancelReasonText } from '#web/shared/orders/cancel-reason.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { OrderMoment } from '../order-cells.tsx'
import type { Call } from './query.ts'

const OUTCOMES = [
  'no_answer',
  'unreachable',
  'callback',
  'wrong_number',
  'duplicate',
  'refused',
  'confirmed',
] as const

export function CallHistory({ call }: { call: Call }) {
  const { t } = useTexts()
  const { attempts, max_attempts: limit, calls, decided_at, expires_at, refuse_reason } = call
  return (
    <section>
      <h3>{t('confirmation-calls.history')}</h3>
      {decided_at === null && (
        <p className="muted">
          {t('confirmation-calls.tries', { count: attempts, most: limit })} ·{' '}
          {t('confirmation-calls.expires')} <OrderMoment at={expires_at} />
        </p>
      )}
      {refuse_reason !== null && <p className="muted">{cancelReasonText(t, refuse_reason)}</p>}
      <ol className="panel-history">
        {calls.map((call) => {
          const outcome = OUTCOMES.find((known) => known === call.outcome) ?? 'no_answer'
          const key: TextKey = `confirmation-calls.outcome.${outcome}`
          return (
            <li key={call.id}>
              <b>{call.channel === 'link' ? t('confirmation-calls.by-link') : t(key)}</b>
              <small>
                <OrderMoment at={call.at} />
                {call.by !== null && (
                  <>
                    {' '}
                    · <bdi>{call.by}</bdi>
                  </>
                )}
              </small>
              {call.callback_at !== null && (
                <p>
                  <OrderMoment at={call.callback_at} />
                </p>
              )}
              {call.note !== null && (
                <p dir="auto">
                  <UserText text={call.note} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
