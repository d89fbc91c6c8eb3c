import { cancelReasonText } from '#web/shared/orders/cancel-reason.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Moment } from '../order-cells.tsx'
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
  const { attempts, max_attempts: most, calls, decided_at, expires_at, refuse_reason } = call
  return (
    <section>
      <h3>{t('confirmation-calls.history')}</h3>
      {decided_at === null && (
        <p className="muted">
          {t('confirmation-calls.tries', { count: attempts, most })} ·{' '}
          {t('confirmation-calls.expires')} <Moment at={expires_at} />
        </p>
      )}
      {refuse_reason !== null && <p className="muted">{cancelReasonText(t, refuse_reason)}</p>}
      <ol className="panel-history">
        {calls.map((one) => {
          const outcome = OUTCOMES.find((known) => known === one.outcome) ?? 'no_answer'
          const key: TextKey = `confirmation-calls.outcome.${outcome}`
          return (
            <li key={one.id}>
              <b>{one.channel === 'link' ? t('confirmation-calls.by-link') : t(key)}</b>
              <small>
                <Moment at={one.at} />
                {one.by !== null && (
                  <>
                    {' '}
                    · <bdi>{one.by}</bdi>
                  </>
                )}
              </small>
              {one.callback_at !== null && (
                <p>
                  <Moment at={one.callback_at} />
                </p>
              )}
              {one.note !== null && <p dir="auto">{one.note}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
