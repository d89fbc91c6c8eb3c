import './delivery.css'
import type { CouriersView } from '#capabilities/shipping/contract.ts'
import { useAnswer } from '#web/desk/use-answer.ts'
import { Couriers } from './couriers-section.tsx'
import { Tariffs } from './tariffs-section.tsx'

/** Who carries the shop's parcels, and what that costs its buyers. */
export function DeliveryView() {
  const couriers = useAnswer<CouriersView>('/api/v1/vendor/couriers')
  const importing = couriers.view?.items.find(({ fee_import }) => fee_import?.state === 'running')
  return (
    <div className="delivery-page">
      <Couriers couriers={couriers} />
      <Tariffs importKey={importing?.fee_import?.done ?? 'none'} />
    </div>
  )
}
