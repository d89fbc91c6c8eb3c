import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { foldText } from '#kernel/fold.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RadioCard } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PickupPointViews } from './delivery.ts'
import type { PickupPointChoice } from './draft.ts'

type DeskListProps = {
  desks: PickupPointViews
  chosen: PickupPointChoice | null
  error: string | undefined
  /** Pickup points of this commune come first. */
  city: string
  onChoose: (desk: PickupPointChoice) => void
}

export function PickupPointList({ desks, chosen, error, city, onChoose }: DeskListProps) {
  const { t } = useTexts()
  const id = useId()
  if (desks.length === 0)
    return <p className="full checkout-desks-none">{t('checkout.desks-none')}</p>
  const wanted = foldText(city)
  const isNear = ({ name, address }: PickupPointViews[number]) =>
    wanted !== '' && foldText(`${name} ${address}`).includes(wanted)
  const sorted = desks.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)))
  return (
    <fieldset className="full checkout-desks" aria-describedby={error ? id : undefined}>
      <legend>{t('checkout.desks')}</legend>
      {sorted.map((desk) => (
        <RadioCard
          key={desk.id}
          name="desk"
          value={desk.id}
          checked={chosen?.id === desk.id}
          onChange={() => onChoose({ id: desk.id, label: `${desk.name}, ${desk.address}` })}
          title={desk.name}
        >
          <bdi>{desk.address}</bdi>
          {desk.hours !== null && <bdi className="muted">{desk.hours}</bdi>}
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
