import { days } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import { createCouriers, type CouriersConfig } from './couriers/registry.ts'
import {
  setDefaultCourier,
  connectCourier,
  disconnectCourier,
} from './operations/connect-courier.ts'
import { startFeeImport, importFees, importFeesJob } from './operations/import-courier-fees.ts'
import { loadCouriers } from './operations/load-couriers.ts'
import { loadDefaultRates } from './operations/load-default-rates.ts'
import { readOperatorRates } from './operations/read-operator-rates.ts'
import { readCouriers } from './operations/read-couriers.ts'
import { readDelivery, type ShippingDeps } from './operations/read-delivery-options.ts'
import { openCourierClient } from './operations/open-courier-client.ts'
import { recordCourierEvents } from './operations/record-courier-events.ts'
import { setOperatorRates } from './operations/set-operator-rates.ts'
import { setVendorRates } from './operations/set-vendor-rates.ts'
import { type SyncDeps, syncPlaces, syncPlacesJob } from './operations/sync-courier-places.ts'
import { manageCourierContracts } from './operations/manage-courier-contracts.ts'
import { readContractSheet } from './operations/read-contract-sheet.ts'
import { managePickupPoints } from './operations/manage-pickup-points.ts'
import { matchCourierPlace } from './operations/match-courier-place.ts'
import { listCouriersOf, saveCourierError } from './queries/couriers.ts'
import { findPickupPoint, listVendorsOfPickupPoint } from './queries/pickup-points.ts'
import { adminRoutes } from './routes.admin.ts'
import { courierContractRoutes } from './routes.admin.courier-contracts.ts'
import { pickupPointRoutes } from './routes.admin.pickup-points.ts'
import { storefrontRoutes } from './routes.storefront.ts'
import { vendorRoutes } from './routes.vendor.ts'

type Deps = Omit<ShippingDeps, 'couriers'> &
  Pick<SyncDeps, 'territory'> & {
    territory: Pick<TerritoryApi, 'recogniseWilaya'>
    jobs: Pick<Jobs, 'handle' | 'every'>
    audit: Pick<Audit, 'record'>
    /** Secret for encrypting courier accounts, and the settings of the couriers. */
    couriers: Omit<CouriersConfig, 'clock'>
  }

export function createShipping(deps: Deps) {
  const { db, clock, territory, jobs } = deps
  const couriers = createCouriers({ ...deps.couriers, clock })
  const syncing: SyncDeps = { db, clock, territory, couriers }
  const delivery = readDelivery({ ...deps, couriers })
  const reading = readCouriers(syncing)
  const sync = syncPlaces(syncing)
  jobs.handle(syncPlacesJob, ({ courier }) => sync(courier))
  jobs.handle(importFeesJob, importFees(syncing))
  jobs.every('shipping.read_places_again', days(1), async () => {
    for (const courier of await listCouriersOf(db, couriers.adapters)) await sync(courier)
  })
  return {
    ...delivery,
    ...recordCourierEvents({ clock }),
    loadCouriers: loadCouriers(deps),
    loadDefaultRates: loadDefaultRates(deps),
    /** Null when neither the vendor nor the operator has an account. */
    openCourierClient: openCourierClient(syncing),
    /** The default first. */
    async connectedCouriers(vendorId: string): Promise<{ code: string; name: string }[]> {
      const { items } = await reading.couriersOf(vendorId)
      return items
        .filter(({ account, by_operator, can_connect }) => can_connect && (account || by_operator))
        .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
        .map(({ code, name }) => ({ code, name }))
    },
    matchCourierPlace: matchCourierPlace(syncing),
    /** Null clears the error. */
    saveCourierError: (vendorId: string, courier: string, errorCode: string | null) =>
      saveCourierError(db, vendorId, courier, errorCode),
    findPickupPoint,
    vendorsOfPickupPoint: async (
      tx: Tx,
      query: { pickupPointId: string; wilaya: string; vendorIds: readonly string[] },
    ): Promise<string[]> => listVendorsOfPickupPoint(tx, query, await delivery.operatorCourier()),
    adminRoutes: adminRoutes({
      ...readOperatorRates(deps),
      setOperatorRates: setOperatorRates(deps),
    })
      .route('/', pickupPointRoutes(managePickupPoints({ ...syncing, audit: deps.audit })))
      .route(
        '/',
        courierContractRoutes({
          ...manageCourierContracts(deps),
          readContractSheet: readContractSheet(deps),
        }),
      ),
    storefrontRoutes: storefrontRoutes({ ...delivery, findWilaya: territory.findWilaya }),
    vendorRoutes: vendorRoutes({
      ...reading,
      connect: connectCourier(syncing),
      disconnect: disconnectCourier(syncing),
      choose: setDefaultCourier(syncing),
      setVendorRates: setVendorRates(syncing),
      startFeeImport: startFeeImport(syncing),
    }),
  }
}
export type Shipping = ReturnType<typeof createShipping>
export { COURIERS } from './couriers/registry.ts'
export { trackingPageOf } from './queries/tracking-page.ts'
export { optionView } from './rules/shipping-views.ts'
export {
  type Courier,
  type CourierEvent,
  type CourierStatus,
  type CourierState,
  CourierError,
  type CreatedParcel,
  type ParcelToCreate,
} from './couriers/courier.ts'
export { computeCourierFee, type CourierTerms } from './rules/courier-fee.ts'
export type { RateOwner, DeliveryMethod, DeliveryOption } from './schema.ts'
