import { LANGUAGES, type Localized } from '#kernel/locale.ts'
import { ownValue } from '#kernel/own-value.ts'
import { recordOf } from '#kernel/records.ts'
import type { OrderStatus } from '../schema.ts'
import { texts } from '../texts.generated.ts'

export const ORDER_STATUS_NAMES = texts.below('status')
const PARCEL_ACTS = texts.below('parcel-act')
const PARCEL_STATES = texts.below('parcel-state')
const WITH_PARCEL = texts.of('status-with-parcel')

export function nameState(
  status: OrderStatus,
  { action, parcelState }: { action: string; parcelState: string | null },
): Localized {
  const statusName = ORDER_STATUS_NAMES[status]
  const parcelName =
    action === 'orders.parcel_status_changed'
      ? ownValue(PARCEL_STATES, parcelState ?? '')
      : ownValue(PARCEL_ACTS, action)
  return recordOf(LANGUAGES, (language) =>
    parcelName
      ? WITH_PARCEL(language, { status: statusName(language), parcel: parcelName(language) })
      : statusName(language),
  )
}
