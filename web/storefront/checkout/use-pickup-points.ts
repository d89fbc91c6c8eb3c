import { useEffect, useState } from 'react'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'
import type { CartParcel } from '../cart/cart-lines.ts'
import type { DeliveryDestination } from './checkout-fields.ts'
import { deliveryByVendor, type PickupPointViews } from './delivery.ts'
import type { CheckoutDraft } from './draft.ts'
import { groupByPickupPoints, type PickupPointGroup } from './pickup-point-groups.ts'
import { usePublicQuery } from './use-public-query.ts'

type PickupPointsView = { items: PickupPointViews }
const NONE: PickupPointViews = []

const pathOf = (wilaya: string, vendorIds: readonly string[]) =>
  `/api/v1/wilayas/${wilaya}/pickup-points?vendors=${vendorIds.join(',')}`

/** Of the parcels that go to a pickup point; their vendors' couriers decide which there are. */
export function usePickupPoints(draft: CheckoutDraft, parcels: readonly CartParcel[]) {
  const { wilaya } = draft.fields
  const vendorIds = Object.keys(deliveryByVendor(parcels, draft)).toSorted()
  const count = vendorIds.length
  const office = count === 0 ? 'none' : count < parcels.length ? 'some' : 'all'
  const { data, hasFailed, reload } = usePublicQuery<PickupPointsView>(
    office === 'none' || wilaya === '' ? null : pathOf(wilaya, vendorIds),
  )
  const shared = data?.items ?? (hasFailed ? NONE : null)
  // Couriers that share no pickup point: each parcel has its own.
  const isApart = count > 1 && data !== null && data.items.length === 0
  const apart = useListsByVendor(wilaya, isApart ? vendorIds : NO_VENDORS)
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
    office: office as 'none' | 'some' | 'all',
    groups: office === 'none' ? [] : groups,
    draft: { ...draft, pickupPoints },
    handover,
    reload,
  }
}
const NO_VENDORS: readonly string[] = []

/** Null until all are loaded; a list that fails is empty, as when there is none. */
function useListsByVendor(
  wilaya: string,
  vendorIds: readonly string[],
): Readonly<Record<string, PickupPointViews>> | null {
  const language = useLanguage()
  const address = vendorIds.length === 0 ? null : `${wilaya} ${vendorIds.join(',')} ${language}`
  const [state, setState] = useState<{
    address: string
    lists: Readonly<Record<string, PickupPointViews>>
  } | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    let isWanted = true
    const [place = '', joined = ''] = address.split(' ')
    const lists = joined.split(',').map(async (vendorId) => {
      const view = await getPublicJson<PickupPointsView>(pathOf(place, [vendorId]), language).catch(
        () => ({ items: NONE }),
      )
      return [vendorId, view.items] as const
    })
    void Promise.all(lists).then(
      (entries) => isWanted && setState({ address, lists: Object.fromEntries(entries) }),
    )
    return () => {
      isWanted = false
    }
  }, [address, language])
  return state !== null && state.address === address ? state.lists : null
}
