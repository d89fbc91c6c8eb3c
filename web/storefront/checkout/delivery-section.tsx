import { useState } from 'react'
import type { WilayasView, DeliveryMethodName } from '#capabilities/shipping/contract.ts'
import { formatDayRange } from '#web/shared/format/day-range.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type {
  PickupPointChoice,
  PickupPointGroup,
} from '#web/shared/pickup-points/pickup-point-groups.ts'
import { PickupPointList } from '#web/shared/pickup-points/pickup-point-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input, RadioCard } from '#web/ui/field.tsx'
import { Money } from '#web/ui/money.tsx'
import type { CartParcel } from '../cart/cart-lines.ts'
import type { CheckoutSectionProps } from './contact-section.tsx'
import {
  commonDeliveryOptions,
  deliveryFee,
  selectedMethod,
  type SharedDeliveryOption,
} from './delivery.ts'
import type { CheckoutDraft } from './draft.ts'
import { CheckoutPlaceFields } from './address-fields.tsx'
import { NumberedSection } from './numbered-section.tsx'
import { type SavedAddressProps, SavedAddressSelect } from './saved-address-select.tsx'

type DeliveryProps = CheckoutSectionProps &
  SavedAddressProps & {
    wilayas: WilayasView['items']
    parcels: readonly CartParcel[]
    draft: CheckoutDraft
    pickupPoints: readonly PickupPointGroup[]
    /** How many parcels go to a pickup point. */
    office: 'none' | 'some' | 'all'
    onMethod: (method: DeliveryMethodName) => void
    onException: (vendorId: string, method: DeliveryMethodName | null) => void
    onPickupPoint: (vendorIds: readonly string[], pickupPoint: PickupPointChoice) => void
  }

export function DeliverySection(props: DeliveryProps) {
  const { fields, errors, parcels, pickupPoints, office, draft, onPickupPoint } = props
  const { t } = useTexts()
  return (
    <NumberedSection step={2} title={t('checkout.delivery')}>
      <div className="checkout-fields">
        <SavedAddressSelect {...props} />
        <CheckoutPlaceFields {...props} />
        <div className="full" aria-live="polite">
          {parcels.some((parcel) => parcel.options.length > 0) ? (
            <Methods {...props} />
          ) : (
            <p className="checkout-methods-none">{t('checkout.method-needs')}</p>
          )}
        </div>
        {pickupPoints.map(({ vendorIds, points }, index) => {
          const chosen = draft.pickupPoints[vendorIds[0] ?? ''] ?? null
          return (
            <PickupPointList
              key={vendorIds.join()}
              name={index === 0 ? 'desk' : `desk-${index}`}
              pickupPoints={points}
              vendors={
                pickupPoints.length > 1
                  ? parcels
                      .filter(({ vendor }) => vendorIds.includes(vendor.id))
                      .map(({ vendor }) => vendor.business_name)
                  : null
              }
              chosen={chosen}
              error={chosen === null || pickupPoints.length === 1 ? errors.desk : undefined}
              city={fields.city}
              onChoose={(pickupPoint) => onPickupPoint(vendorIds, pickupPoint)}
            />
          )
        })}
        {office !== 'all' && <HomeAddress {...props} />}
      </div>
    </NumberedSection>
  )
}

function HomeAddress({ fields, errors, onField, onLeave }: CheckoutSectionProps) {
  const { t } = useTexts()
  return (
    <>
      <Input
        className="full"
        label={t('checkout.address')}
        optional={t('checkout.address-why')}
        autoComplete="street-address"
        maxLength={240}
        name="address"
        value={fields.address}
        error={errors.address}
        onChange={(event) => onField('address', event.target.value)}
        onBlur={() => fields.address !== '' && onLeave('address')}
      />
      <Input
        label={t('checkout.postal-code')}
        optional={t('checkout.optional')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        dir="ltr"
        name="postal_code"
        value={fields.postal_code}
        error={errors.postal_code}
        onChange={(event) => onField('postal_code', event.target.value)}
      />
    </>
  )
}

/** One choice for all parcels; per parcel on demand, or when the parcels share no method. */
function Methods({ parcels, draft, onMethod, onException }: DeliveryProps) {
  const { t } = useTexts()
  const common = commonDeliveryOptions(parcels)
  const [isApart, setApart] = useState(Object.keys(draft.exceptions).length > 0)
  const mustBeApart = common.length === 0
  const join = () => {
    for (const { vendor } of parcels) onException(vendor.id, null)
    setApart(false)
  }
  if (!isApart && !mustBeApart)
    return (
      <>
        <MethodCards
          name="method"
          legend={t('checkout.method')}
          offers={common}
          chosen={parcels[0] ? selectedMethod(parcels[0], draft) : draft.method}
          onChoose={onMethod}
        />
        {parcels.length > 1 && (
          <Button kind="text" small onClick={() => setApart(true)}>
            {t('checkout.each-parcel')}
          </Button>
        )}
      </>
    )
  return (
    <>
      {parcels.map((parcel) => (
        <MethodCards
          key={parcel.vendor.id}
          name={`method-${parcel.vendor.id}`}
          legend={parcel.vendor.business_name}
          label={t('checkout.method-of', { vendor: parcel.vendor.business_name })}
          offers={parcel.options.map((option) => ({ ...option, fee: deliveryFee(parcel, option) }))}
          chosen={selectedMethod(parcel, draft)}
          onChoose={(method) => onException(parcel.vendor.id, method)}
        />
      ))}
      {!mustBeApart && (
        <Button kind="text" small onClick={join}>
          {t('checkout.one-for-all')}
        </Button>
      )}
    </>
  )
}

type MethodCardsProps = {
  name: string
  legend: string
  label?: string
  offers: readonly SharedDeliveryOption[]
  chosen: DeliveryMethodName
  onChoose: (method: DeliveryMethodName) => void
}

function MethodCards({ name, legend, label, offers, chosen, onChoose }: MethodCardsProps) {
  const { t, language } = useTexts()
  return (
    <fieldset className="checkout-methods" aria-label={label}>
      <legend>
        <bdi>{legend}</bdi>
      </legend>
      {offers.map(({ method, fee, from, until }) => (
        <RadioCard
          key={method}
          name={name}
          value={method}
          checked={method === chosen}
          onChange={() => onChoose(method)}
          title={t(method === 'home' ? 'checkout.home' : 'checkout.stop-desk')}
          end={
            <b>
              {fee === 0 ? t('cart.shipping-free') : <Money dinars={fee} language={language} />}
            </b>
          }
        >
          <span className="checkout-method-dates">
            {formatDayRange(from, until, language, 'weekday')}
          </span>
        </RadioCard>
      ))}
    </fieldset>
  )
}
