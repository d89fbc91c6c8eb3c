import './delivery.css'
import { useEffect, useRef } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { ShippingRatesPage, useRates } from '#web/backoffice/shipping-rates/rates-page.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { CouriersSection } from './couriers-section.tsx'

export function ShopDeliveryView() {
  const couriers = useQuery(get('/vendor/couriers'))
  const rates = useRates('vendor')
  const importing = couriers.view?.items.find(({ fee_import }) => fee_import?.state === 'running')
  const taken = importing?.fee_import?.done ?? 'none'
  // Reloads the rates while a courier's fees are being imported.
  const shown = useRef(taken)
  const { refresh } = rates
  useEffect(() => {
    if (shown.current === taken) return
    shown.current = taken
    refresh()
  }, [taken, refresh])
  return (
    <div className="delivery-page">
      <CouriersSection couriers={couriers} />
      <ShippingRatesPage audience="vendor" answer={rates} />
    </div>
  )
}
