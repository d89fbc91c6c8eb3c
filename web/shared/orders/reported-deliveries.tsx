import './reported-deliveries.css'
import { useState } from 'react'
import { formatDate } from '#kernel/format.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { AccountResponse } from '../api/account-client.ts'
import { useTexts } from '../i18n/texts.ts'
import type { TrackedOrderView } from './timeline.ts'

type DeliveryAnswer = { parcel_id: string; received: boolean }
type ReportedDeliveriesProps<View> = {
  order: Pick<TrackedOrderView, 'reported_deliveries'>
  answer: (given: DeliveryAnswer) => Promise<AccountResponse<View>>
  onAnswered: (view: View) => void
}

/** The vendor says that a parcel was delivered, which its courier has not confirmed: the buyer knows. */
export function ReportedDeliveries<View>(props: ReportedDeliveriesProps<View>) {
  const { order, answer, onAnswered } = props
  const { t, language } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (parcelId: string, received: boolean) => {
    setBusy(true)
    setFailure(null)
    const done = await answer({ parcel_id: parcelId, received })
    setBusy(false)
    if (!done.ok) return setFailure(done.problem.detail ?? t('order-tracking.failed'))
    onAnswered(done.view)
    showToast({
      title: t(received ? 'order-tracking.reported.confirmed' : 'order-tracking.reported.denied'),
      message: t(
        received ? 'order-tracking.reported.confirmed-text' : 'order-tracking.reported.denied-text',
      ),
      closeLabel: t('site.close'),
    })
  }
  return order.reported_deliveries.map(({ parcel_id: id, at: reportedAt, is_denied: isDenied }) => (
    <section key={id} className="card reported-delivery">
      <p>
        {t(isDenied ? 'order-tracking.reported.waits' : 'order-tracking.reported', {
          date: formatDate(new Date(reportedAt), language, 'date'),
        })}
      </p>
      <div role="alert">{failure !== null && <p className="field-error">{failure}</p>}</div>
      <div className="reported-delivery-actions">
        <Button small busy={isBusy} onClick={() => void send(id, true)}>
          {t('order-tracking.reported.yes')}
        </Button>
        {!isDenied && (
          <Button kind="outline" small busy={isBusy} onClick={() => void send(id, false)}>
            {t('order-tracking.reported.no')}
          </Button>
        )}
      </div>
    </section>
  ))
}
