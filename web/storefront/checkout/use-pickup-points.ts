import type { CartParcel } from '../cart/cart-lines.ts'
import type { DeliveryDestination } from './checkout-fields.ts'
import { deliveryByVendor, type PickupPointViews } from './delivery.ts'
import type { CheckoutDraft } from './draft.ts'
import { usePublicQuery } from './use-public-query.ts'

const NONE: PickupPointViews = []

/** Of the parcels that go to a pickup point; their vendors' couriers decide which there are. */
export function usePickupPoints(draft: CheckoutDraft, parcels: readonly CartParcel[]) {
  const { wilaya } = draft.fields
  const vendorIds = Object.keys(deliveryByVendor(parcels, draft)).toSorted()
  const count = vendorIds.length
  const office = count === 0 ? 'none' : count < parcels.length ? 'some' : 'all'
  const { data, hasFailed, reload } = usePublicQuery<{ items: PickupPointViews }>(
    office === 'none' || wilaya === ''
      ? null
      : `/api/v1/wilayas/${wilaya}/pickup-points?vendors=${vendorIds.join(',')}`,
  )
  const pickupPoints = data?.items ?? NONE
  const chosen = pickupPoints.find(({ id }) => id === draft.desk?.id)
  // An empty list offers no choice; one that is not loaded yet may.
  const hasChoice = !hasFailed && (data === null || pickupPoints.length > 0)
  const handover: DeliveryDestination = {
    isAtHome: office !== 'all',
    isPickupPointMissing: office !== 'none' && hasChoice && chosen === undefined,
  }
  return {
    office: office as 'none' | 'some' | 'all',
    pickupPoints: data === null && !hasFailed ? null : pickupPoints,
    /** Without a choice that the list does not have any more. */
    draft: { ...draft, desk: chosen ? draft.desk : null },
    handover,
    reload,
  }
}
