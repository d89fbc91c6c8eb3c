import {
  groupByPickupPoints,
  type PickupPointGroup,
  type PickupPointViews,
} from '#web/shared/pickup-points/pickup-point-groups.ts'
import {
  pickupPointsPath,
  usePickupPointLists,
} from '#web/shared/pickup-points/use-pickup-point-lists.ts'
import type { CartParcel } from '../cart/cart-lines.ts'
import type { DeliveryDestination } from '#web/shared/address/check-address.ts'
import { deliveryByVendor } from './delivery.ts'
import type { CheckoutDraft } from './draft.ts'
import { usePublicQuery } from './use-public-query.ts'

const NONE: PickupPointViews = []
const NO_VENDORS: readonly string[] = []

/** Of the parcels that go to a pickup point; their vendors' couriers decide which there are. */
export function usePickupPoints(draft: CheckoutDraft, parcels: readonly CartParcel[]) {
  const { wilaya } = draft.fields
  const vendorIds = Object.keys(deliveryByVendor(parcels, draft)).toSorted()
  const count = vendorIds.length
  const office: 'none' | 'some' | 'all' =
    count === 0 ? 'none' : count < parcels.length ? 'some' : 'all'
  const { data, hasFailed, reload } = usePublicQuery(
    office === 'none' || wilaya === '' ? null : pickupPointsPath(wilaya, vendorIds),
  )
  const shared = data?.items ?? (hasFailed ? NONE : null)
  // Couriers that share no pickup point: each parcel has its own.
  const isApart = count > 1 && data !== null && data.items.length === 0
  const apart = usePickupPointLists(wilaya, isApart ? vendorIds : NO_VENDORS)
  const groups: readonly PickupPointGroup[] = isApart
    ? groupByPickupPoints(vendorIds, apart)
    : [{ vendorIds, points: shared }]

  // A group has one choice; one that its list does not have any more is none.
  const pickupPoints = Object.fromEntries(
    groups.flatMap(({ vendorIds: ids, points }) => {
      const chosen = ids
        .map((vendorId) => draft.pickupPoints[vendorId])
        .find((choice) => choice && points?.some(({ id }) => id === choice.id))
      return chosen ? ids.map((vendorId) => [vendorId, chosen] as const) : []
    }),
  )
  const handover: DeliveryDestination = {
    isAtHome: office !== 'all',
    // An empty list offers no choice; one that is not loaded yet may.
    isPickupPointMissing:
      office !== 'none' &&
      groups.some(
        (group) =>
          group.points?.length !== 0 && group.vendorIds.some((vendorId) => !pickupPoints[vendorId]),
      ),
  }
  return {
    office: office,
    groups: office === 'none' ? [] : groups,
    draft: { ...draft, pickupPoints },
    handover,
    reload,
  }
}
