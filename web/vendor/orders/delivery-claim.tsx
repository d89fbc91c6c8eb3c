import { formatDate } from '#kernel/format.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import type { OrderDetail, VendorOrderParcel } from './query.ts'
import type { RunOrderAction } from './use-order-action.ts'

type ClaimedParcelProps = {
  order: OrderDetail
  parcel: VendorOrderParcel
  isBusy: boolean
  act: RunOrderAction
}

/** What the vendor reported of a parcel that the operator's courier has, until it is confirmed. */
export function ClaimedParcel({ order, parcel, isBusy, act }: ClaimedParcelProps) {
  const { t, language } = useTexts()
  const { delivery_claim: claim, delivery_rejected_at: rejectedAt } = parcel
  const dayOf = (instant: string) => formatDate(new Date(instant), language, 'date')
  if (claim === null)
    return (
      rejectedAt !== null && (
        <p className="parcel-trouble">
          {t('vendor-orders.claim.rejected', { date: dayOf(rejectedAt) })}
        </p>
      )
    )
  const { id, version } = order
  const withdraw = () =>
    void act({
      ...post(
        '/vendor/orders/{id}/parcels/{parcelId}/delivery-withdrawal',
        { id, parcelId: parcel.id },
        { version },
      ),
      id,
      done: 'vendor-orders.claim.withdrawn',
    })
  return (
    <div className="parcel-claim">
      <p>
        {t(claim.denied_at === null ? 'vendor-orders.claim.waits' : 'vendor-orders.claim.denied', {
          date: dayOf(claim.at),
        })}
      </p>
      <Button kind="quiet" small busy={isBusy} onClick={withdraw}>
        {t('vendor-orders.claim.withdraw')}
      </Button>
    </div>
  )
}

/** The operator's courier has it: only its word, the operator's or the buyer's delivers it. */
export const isClaimedByVendor = ({ state, cash_holder: holder }: VendorOrderParcel): boolean =>
  holder === 'operator' && !DELIVERED.includes(state)

const DELIVERED: readonly string[] = [
  ...['delivered', 'cash_at_courier', 'remitted', 'returned', 'checked'],
]
