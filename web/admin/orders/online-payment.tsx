import { type FormEvent, useState } from 'react'
import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { authorizedFetch } from '#web/shared/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { Money } from '#web/ui/money.tsx'
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

/** A refund that the gateway cannot make needs the reference of the manual transfer. */
function RefundState({ refund }: { refund: Refund }) {
  const { t, language } = useTexts()
  const [settled, setSettled] = useState<string | null>(refund.reference)
  const [reference, setReference] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await authorizedFetch(
      `/api/v1/admin/payment-refunds/${refund.id}/settlement?lang=${language}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference }),
      },
    ).catch(() => null)
    setBusy(false)
    if (answer?.ok) return setSettled(reference)
    const input = (await answer?.json().catch(() => null)) as {
      detail?: string
      errors?: { message: string }[]
    } | null
    setError(input?.errors?.[0]?.message ?? input?.detail ?? t('admin.orders.online.failed'))
  }
  if (refund.status === 'done' || settled !== null)
    return (
      <>
        {t('admin.orders.online.done')} <bdi dir="ltr">{settled}</bdi>
      </>
    )
  if (refund.status !== 'manual') return t('admin.orders.online.due')
  return (
    <form noValidate className="refund-form" onSubmit={(event) => void submit(event)}>
      <p>{t('admin.orders.online.by-hand')}</p>
      <Input
        label={t('admin.orders.online.reference')}
        dir="ltr"
        maxLength={120}
        value={reference}
        error={error}
        onChange={(event) => setReference(event.target.value)}
      />
      <Button type="submit" small busy={isBusy}>
        {t('admin.orders.online.settle')}
      </Button>
    </form>
  )
}
