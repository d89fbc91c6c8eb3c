import { findZone } from '../data/index.ts'
import type { CouriersView, VendorRatesView, CourierCommunesView } from '../contract.ts'
import { listCouriers } from '../queries/couriers.ts'
import { listCourierCommunes } from '../queries/courier-places.ts'
import { listRates } from '../queries/shipping-rates.ts'
import { courierWilayaOf } from '../rules/match-courier-places.ts'
import { rateView } from '../rules/shipping-views.ts'
import type { SyncDeps } from './sync-courier-places.ts'

export const readCouriers = ({ db, couriers, territory }: SyncDeps) => ({
  async couriersOf(vendorId: string): Promise<CouriersView> {
    const rows = await listCouriers(db, vendorId)
    return {
      items: rows.map((row) => ({
        code: row.code,
        name: row.name,
        can_connect: couriers.speaks(row.adapter),
        account:
          row.credentialsHint === null || row.connectedAt === null
            ? null
            : {
                credentials_hint: row.credentialsHint,
                connected_at: row.connectedAt.toISOString(),
                error_code: row.errorCode,
              },
        by_operator: couriers.ofOperator(row.adapter) !== null,
        is_default: row.isDefault,
        pickup_point_count: row.pickupPointCount,
        unmatched: row.communes === 0 ? 0 : communesIn(territory) - row.matched,
        fee_import: row.feeImport,
      })),
    }
  },

  async ratesOf(vendorId: string): Promise<VendorRatesView> {
    const all = await listRates(db, vendorId)
    const subject = (wilaya: string, method: string, isOwn: boolean) =>
      all.find(
        (rate) => rate.wilaya === wilaya && rate.method === method && rate.isOwn === isOwn,
      ) ?? null
    return {
      items: territory.listWilayas().map(({ code }) => ({
        wilaya: code,
        zone: findZone(code),
        home: {
          own: rateView(subject(code, 'home', true)),
          operator: rateView(subject(code, 'home', false)),
        },
        stop_desk: {
          own: rateView(subject(code, 'stop_desk', true)),
          operator: rateView(subject(code, 'stop_desk', false)),
        },
      })),
    }
  },

  /** To choose one by hand where the mapping failed. */
  async theirCommunesOf(courier: string, code: string): Promise<CourierCommunesView | null> {
    const wilaya = territory.findWilaya(code)
    if (!wilaya) return null
    const items = await listCourierCommunes(db, courier, courierWilayaOf(wilaya))
    return {
      items: items.map(({ name, isDeliverable }) => ({ name, is_deliverable: isDeliverable })),
    }
  },
})
export type ReadCouriers = ReturnType<typeof readCouriers>

const communesIn = (territory: SyncDeps['territory']): number =>
  territory.listWilayas().reduce((sum, { code }) => sum + territory.listCommunes(code).length, 0)
