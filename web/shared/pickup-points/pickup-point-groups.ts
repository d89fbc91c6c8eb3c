import type { z } from 'zod'
import type { PickupPoints } from '#capabilities/shipping/contract.ts'

export type PickupPointViews = z.infer<typeof PickupPoints>['items']
export type PickupPointChoice = { id: string; label: string }

/** Parcels that can wait at the same pickup points. `points` is null until they are loaded. */
export type PickupPointGroup = {
  vendorIds: readonly string[]
  points: PickupPointViews | null
}

/** Vendors with the same list, of the same courier, choose once. */
export function groupByPickupPoints(
  vendorIds: readonly string[],
  lists: Readonly<Record<string, PickupPointViews>> | null,
): readonly PickupPointGroup[] {
  if (lists === null) return [{ vendorIds, points: null }]
  const groups = new Map<string, { vendorIds: string[]; points: PickupPointViews }>()
  for (const vendorId of vendorIds) {
    const points = lists[vendorId] ?? []
    const key = points.map(({ id }) => id).join()
    const group = groups.get(key)
    if (group) group.vendorIds.push(vendorId)
    else groups.set(key, { vendorIds: [vendorId], points })
  }
  return [...groups.values()]
}
