import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { foldText } from '#kernel/fold.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RadioCard } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PickupPointViews } from './delivery.ts'
import type { PickupPointChoice } from './draft.ts'

type PickupPointListProps = {
  /** Null until loaded. */
  pickupPoints: PickupPointViews | null
  chosen: PickupPointChoice | null
  error: string | undefined
  /** Pickup points of this commune come first. */
  city: string
  onChoose: (pickupPoint: PickupPointChoice) => void
}

export function PickupPointList({
  pickupPoints,
  chosen,
  error,
  city,
  onChoose,
}: PickupPointListProps) {
  const { t } = useTexts()
  const id = useId()
  if (pickupPoints === null) return <Skeleton width="100%" height="4.5rem" />
  if (pickupPoints.length === 0)
    return <p className="full checkout-desks-none">{t('checkout.desks-none')}</p>
  const wanted = foldText(city)
  const isNear = ({ name, address }: PickupPointViews[number]) =>
    wanted !== '' && foldText(`${name} ${address}`).includes(wanted)
  const sorted = pickupPoints.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
  return (
    <fieldset className="full checkout-desks" aria-describedby={error ? id : undefined}>
      <legend>{t('checkout.desks')}</legend>
      {sorted.map((pickupPoint) => (
        <RadioCard
          key={pickupPoint.id}
          name="desk"
          value={pickupPoint.id}
          checked={chosen?.id === pickupPoint.id}
          onChange={() =>
            onChoose({ id: pickupPoint.id, label: `${pickupPoint.name}, ${pickupPoint.address}` })
          }
          title={pickupPoint.name}
        >
          <bdi>{pickupPoint.address}</bdi>
          {!pickupPoint.name.includes(pickupPoint.courier) && (
            <bdi className="muted">{pickupPoint.courier}</bdi>
          )}
          {pickupPoint.hours !== null && <bdi className="muted">{pickupPoint.hours}</bdi>}
        </RadioCard>
      ))}
      {error && (
        <p id={id} className="field-hint field-error">
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
