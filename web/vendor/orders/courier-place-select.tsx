import type { ShipmentView } from '#capabilities/fulfillment/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Select } from '#web/ui/field.tsx'
import { useVendorContext } from '../layout.tsx'
import type { OrderDetail } from './query.ts'

type Choice = { commune?: string; pickup_point_id?: string }
type PlaceChoiceProps = {
  order: OrderDetail
  shipment: ShipmentView
  choice: Choice
  onChange: (choice: Choice) => void
}

/** For addresses that could not be matched to the courier's communes or pickup points. */
export function CourierPlaceSelect({ order, shipment, choice, onChange }: PlaceChoiceProps) {
  const { t } = useTexts()
  const { shop } = useVendorContext()
  const { wilaya } = order.shipping_address
  const isCommune =
    shipment.failure_code === 'commune_unknown' || shipment.failure_code === 'refused'
  const isPickupPoint = shipment.failure_code === 'pickup_point_unknown'
  const communes = useQuery(
    isCommune
      ? get('/vendor/couriers/{code}/communes', { code: shipment.courier.code, wilaya })
      : null,
  )
  const pickupPoints = useQuery(
    isPickupPoint ? get('/wilayas/{code}/pickup-points', { code: wilaya, vendors: shop.id }) : null,
  )
  if (isCommune)
    return (
      <Select
        label={t('vendor-orders.entrust.commune', { name: shipment.courier.name })}
        hint={t('vendor-orders.entrust.commune-hint', { city: order.shipping_address.city })}
        value={choice.commune ?? ''}
        onChange={(event) => onChange(event.target.value ? { commune: event.target.value } : {})}
      >
        <option value="">{t('vendor-orders.entrust.choose')}</option>
        {communes.view?.items
          .filter(({ is_deliverable }) => is_deliverable)
          .map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </Select>
    )
  if (!isPickupPoint) return null
  return (
    <Select
      label={t('vendor-orders.entrust.desk', { name: shipment.courier.name })}
      value={choice.pickup_point_id ?? ''}
      onChange={(event) =>
        onChange(event.target.value ? { pickup_point_id: event.target.value } : {})
      }
    >
      <option value="">{t('vendor-orders.entrust.choose')}</option>
      {pickupPoints.view?.items.map(({ id, name, address }) => (
        <option key={id} value={id}>
          {name} · {address}
        </option>
      ))}
    </Select>
  )
}
