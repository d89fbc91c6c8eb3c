import { formatDayRange } from '../format/day-range.ts'
import { useTexts } from '../i18n/texts.ts'
import { PickupPointList } from '../pickup-points/pickup-point-list.tsx'
import { RadioCard } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import type { AddressDelivery } from './use-address-delivery.ts'

type AddressDeliveryFieldsProps = {
  delivery: AddressDelivery
  city: string
  error: string | undefined
  onOffice: () => void
}

/** Home or office of each parcel, then the office, from the same lists as at checkout. */
export function AddressDeliveryFields({
  delivery,
  city,
  error,
  onOffice,
}: AddressDeliveryFieldsProps) {
  const { t, language } = useTexts()
  const orders = delivery.quote?.orders ?? []
  const nameOf = (id: string) =>
    orders.find(({ vendor }) => vendor.id === id)?.vendor.business_name ?? ''
  return (
    <>
      {orders.map((order) => (
        <fieldset key={order.order_number} className="change-address-methods">
          <legend>
            {t('addresses.method-of', { vendor: `\u2068${order.vendor.business_name}\u2069` })}
          </legend>
          {order.options.map(({ method, shipping }) => (
            <RadioCard
              key={method}
              name={`method-${order.order_number}`}
              value={method}
              checked={method === delivery.methodOf(order)}
              onChange={() => delivery.chooseMethod(order.vendor.id, method)}
              title={t(method === 'home' ? 'addresses.home' : 'addresses.stop-desk')}
              end={<Money dinars={shipping} language={language} />}
            >
              {method === order.delivery_method && (
                <span className="muted">
                  {formatDayRange(order.deliver_from, order.deliver_until, language, 'weekday')}
                </span>
              )}
            </RadioCard>
          ))}
        </fieldset>
      ))}
      {delivery.groups.map(({ vendorIds, points }, index) => {
        const chosen = delivery.pointOf(vendorIds[0] ?? '')
        return (
          <PickupPointList
            key={vendorIds.join()}
            name={`office-${index}`}
            pickupPoints={points}
            vendors={delivery.groups.length > 1 ? vendorIds.map(nameOf) : null}
            chosen={chosen === null ? null : { id: chosen }}
            error={chosen === null ? error : undefined}
            city={city}
            onChoose={(point) => {
              delivery.choosePoint(vendorIds, point)
              onOffice()
            }}
          />
        )
      })}
    </>
  )
}
