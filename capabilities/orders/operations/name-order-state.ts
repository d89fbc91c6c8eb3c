import { ownValue } from '#kernel/own-value.ts'
import type { LocaleText } from '#platform/texts/create-texts.ts'
import type { OrderStatus } from '../schema.ts'
import { texts } from '../texts.generated.ts'

export const ORDER_STATUS_NAMES = texts.below('status')
const PARCEL_ACTS = texts.below('parcel-act')
const PARCEL_STATES = texts.below('parcel-state')
const WITH_PARCEL = texts.of('status-with-parcel')

export function nameState(
  status: OrderStatus,
  { action, parcelState }: { action: string; parcelState: string | null },
): LocaleText {
  const statusName = ORDER_STATUS_NAMES[status]
  const parcelName =
    action === 'orders.parcel_status_changed'
      ? ownValue(PARCEL_STATES, parcelState ?? '')
      : ownValue(PARCEL_ACTS, action)
  return (language) =>
    parcelName
      ? WITH_PARCEL(language, { status: statusName(language), parcel: parcelName(language) })
      : statusName(language)
}
