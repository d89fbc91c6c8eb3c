// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
export interface FulfillmentShipments {
  attempts: Generated<number>;
  claimed_until: Date | null;
  courier_code: string;
  courier_commune: string | null;
  created_at: Date;
  failure_code: "not_connected" | "credentials_refused" | "unavailable" | "over_quota" | "refused" | "commune_unknown" | "pickup_point_unknown" | "too_expensive" | "order_changed" | null;
  failure_message: string | null;
  id: string;
  is_settled: Generated<boolean>;
  label_file: string | null;
  label_url: string | null;
  last_event_at: Date | null;
  last_status: string | null;
  last_tracked_at: Date | null;
  order_id: string;
  payment_status: string | null;
  pickup_point_id: string | null;
  requested_by: string;
  sent_at: Date | null;
  state: Generated<"waiting" | "created" | "failed" | "withdrawn">;
  tracking: string | null;
  vendor_id: string;
}

export interface FulfillmentTables {
  "fulfillment.shipments": FulfillmentShipments;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type FulfillmentDatabase = FulfillmentTables & Readable<PlatformTables & OrdersTables & ShippingTables & TerritoryTables & VendorsTables & MediaTables>
