import { localDate } from '#kernel/calendar.ts'
import type { Centimes } from '#kernel/money.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db, Tx } from '#platform/database/index.ts'
import { recordCacheTag } from '#platform/http/cache-tags.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { TerritoryApi, Wilaya } from '#capabilities/territory/index.ts'
import type { CourierRegistry } from '../couriers/registry.ts'
import { listCouriersOf } from '../queries/couriers.ts'
import { findRates, listOperatorFees } from '../queries/delivery-options.ts'
import { listPickupPoints, listPickupPointsOf } from '../queries/pickup-points.ts'
import { deliveryOptions, vendorRates } from '../rules/delivery-options.ts'
import type { DeliveryMethod, DeliveryOption, PickupPoint } from '../schema.ts'

export type ShippingDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsCapability, 'current'>
  territory: Pick<TerritoryApi, 'listWilayas' | 'findWilaya'>
  couriers: Pick<CourierRegistry, 'operatorAdapter'>
}

export const OPERATOR_RATES_CACHE_TAG = 'tariffs'

/** No vendor has this id: it yields the operator's options. */
const OPERATOR = '00000000-0000-0000-0000-000000000000'

type ReadDeliveryOptionsQuery = { vendorIds: readonly string[]; wilaya: string }
export type WilayaFees = { wilaya: Wilaya; fees: Record<DeliveryMethod, Centimes | null> }

export function readDelivery({ db, clock, settings, territory, couriers }: ShippingDeps) {
  /** Default for vendors without a choice: the courier of the operator's account. */
  const operatorCourier = async (): Promise<string | null> =>
    couriers.operatorAdapter === null
      ? null
      : ((await listCouriersOf(db, [couriers.operatorAdapter]))[0] ?? null)

  /** In one statement. No options: the vendor does not ship there. */
  async function optionsFor(
    handle: Db | Tx,
    { vendorIds, wilaya }: ReadDeliveryOptionsQuery,
  ): Promise<Map<string, DeliveryOption[]>> {
    const today = localDate(clock.now())
    const defaultFee = settings.current().defaultShippingFee
    const found = await findRates(handle, { vendorIds, wilaya, today })
    return new Map(
      vendorIds.map((id) => {
        const holidays = found.holidays.filter(({ vendorId }) => vendorId === id)
        const ground = { holidays: holidays.map(({ days }) => days), today, defaultFee }
        return [id, deliveryOptions(vendorRates(found.rates, id), ground)]
      }),
    )
  }

  return {
    optionsFor,
    /** The operator's options when no vendor is given. */
    async optionsOf(wilaya: string, vendorId: string = OPERATOR): Promise<DeliveryOption[]> {
      recordCacheTag(OPERATOR_RATES_CACHE_TAG, 'settings')
      return (await optionsFor(db, { vendorIds: [vendorId], wilaya })).get(vendorId) ?? []
    },
    /** The way that the cart assumes; none where a vendor does not deliver. */
    async feesOf(
      wilaya: string,
      vendorIds: readonly string[],
    ): Promise<{ vendorId: string; way: DeliveryOption }[]> {
      recordCacheTag(OPERATOR_RATES_CACHE_TAG, 'settings', ...vendorIds.map((id) => `vendor:${id}`))
      const options = await optionsFor(db, { vendorIds: [...new Set(vendorIds)], wilaya })
      return [...options].flatMap(([vendorId, [way]]) => (way ? [{ vendorId, way }] : []))
    },
    async listWilayaFees(): Promise<WilayaFees[]> {
      recordCacheTag(OPERATOR_RATES_CACHE_TAG)
      const fees = new Map<string, Centimes>()
      for (const { wilaya, method, fee } of await listOperatorFees(db))
        fees.set(`${wilaya} ${method}`, fee)
      const { defaultShippingFee } = settings.current()
      return territory.listWilayas().map((wilaya) => ({
        wilaya,
        fees: {
          home: fees.get(`${wilaya.code} home`) ?? defaultShippingFee,
          stop_desk: fees.get(`${wilaya.code} stop_desk`) ?? null,
        },
      }))
    },
    operatorCourier,
    /** Those that the couriers of all these vendors share. */
    async listPickupPointsOf(
      wilaya: string,
      vendorIds: readonly string[] = [],
    ): Promise<PickupPoint[]> {
      if (vendorIds.length === 0) return listPickupPoints(db, wilaya)
      return listPickupPointsOf(db, { wilaya, vendorIds, operatorCourier: await operatorCourier() })
    },
  }
}
export type ReadDelivery = ReturnType<typeof readDelivery>
