import { ok } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { job } from '#platform/jobs/index.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import type { CourierPickupPoint } from '../couriers/courier.ts'
import {
  type PickupPointRow,
  replaceCourierPlaces,
  savePickupPoints,
} from '../queries/courier-places.ts'
import { matchCommunes, courierWilayaOf } from '../rules/match-courier-places.ts'
import { type CourierDeps, openAnyCourierClient } from './open-courier-client.ts'

export const syncPlacesJob = job<{ courier: string }>('shipping.sync_courier_places')

export type SyncDeps = CourierDeps & {
  clock: Clock
  territory: Pick<
    TerritoryApi,
    'listWilayas' | 'listCommunes' | 'findWilaya' | 'findCommune' | 'recogniseCommune'
  >
}

export const syncPlaces =
  ({ db, couriers, clock, territory }: SyncDeps) =>
  async (courier: string): Promise<void> => {
    const reached = await openAnyCourierClient({ db, couriers })(courier)
    if (!reached) return
    const theirs = await reached.communes()
    const pickupPoints = await reached.pickupPoints()
    const ours = territory.listWilayas().flatMap(({ code }) => territory.listCommunes(code))
    const numbers = new Map(
      territory.listWilayas().map((wilaya) => [wilaya.code, courierWilayaOf(wilaya)]),
    )
    const matched = matchCommunes(ours, theirs, ({ wilaya }) => numbers.get(wilaya) ?? 0)
    const places = ours.flatMap(({ code, wilaya }) => {
      const found = matched.get(code)
      return found
        ? [{ wilaya, commune: code, courierWilaya: found.wilayaName, courierCommune: found.name }]
        : []
    })
    await inTransaction(db, async (tx) => {
      await replaceCourierPlaces(tx, courier, { communes: theirs, places })
      await savePickupPoints(
        tx,
        courier,
        pickupPointRows(pickupPoints, places, { clock, territory }),
      )
      return ok(null)
    })
  }

/** The commune's wilaya may be newer than the courier's list. */
const pickupPointRows = (
  pickupPoints: readonly CourierPickupPoint[],
  places: readonly { wilaya: string; commune: string; courierCommune: string }[],
  { clock, territory }: Pick<SyncDeps, 'clock' | 'territory'>,
): PickupPointRow[] =>
  pickupPoints.flatMap(({ id, name, address, commune, wilaya }) => {
    const number = String(wilaya).padStart(2, '0')
    const place = places.find(
      (place) =>
        place.courierCommune === commune && theirNumberOf(territory, place.wilaya) === wilaya,
    )
    const code = place?.wilaya ?? territory.findWilaya(number)?.code
    if (code === undefined) return []
    const known = place?.commune ?? territory.recogniseCommune(code, commune)?.code ?? null
    return [{ id: newId(clock.now()), wilaya: code, commune: known, name, address, externalId: id }]
  })

const theirNumberOf = (territory: SyncDeps['territory'], code: string): number | null => {
  const wilaya = territory.findWilaya(code)
  return wilaya && courierWilayaOf(wilaya)
}
