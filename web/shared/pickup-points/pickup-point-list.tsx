import './pickup-points.css'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { foldText } from '#kernel/fold.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RadioCard } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PickupPointChoice, PickupPointViews } from './pickup-point-groups.ts'

type PickupPointListProps = {
  /** Of the radio buttons. */
  name: string
  /** Null until loaded. */
  pickupPoints: PickupPointViews | null
  chosen: Pick<PickupPointChoice, 'id'> | null
  /** The vendors whose parcels wait there, where others wait elsewhere. */
  vendors: readonly string[] | null
  error: string | undefined
  /** Pickup points of this commune come first. */
  city: string
  onChoose: (pickupPoint: PickupPointChoice) => void
}

export function PickupPointList({
  name,
  pickupPoints,
  chosen,
  vendors,
  error,
  city,
  onChoose,
}: PickupPointListProps) {
  const { t, language } = useTexts()
  const id = useId()
  const names = vendors && new Intl.ListFormat(language).format(vendors.map(isolated))
  if (pickupPoints === null) return <Skeleton width="100%" height="4.5rem" />
  if (pickupPoints.length === 0)
    return (
      <p className="full pickup-points-none">
        {names === null
          ? t('checkout.desks-none')
          : t('checkout.desks-none-of', { vendors: names })}
      </p>
    )
  const wanted = foldText(city)
  const isNear = ({ name, address }: PickupPointViews[number]) =>
    wanted !== '' && foldText(`${name} ${address}`).includes(wanted)
  const sorted = pickupPoints.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
  return (
    <fieldset className="full pickup-points" aria-describedby={error ? id : undefined}>
      <legend>
        {names === null ? t('checkout.desks') : t('checkout.desks-of', { vendors: names })}
      </legend>
      {sorted.map((pickupPoint) => (
        <RadioCard
          key={pickupPoint.id}
          name={name}
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

const isolated = (name: string) => `\u2068${name}\u2069`
