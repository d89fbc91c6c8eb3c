// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { PayoutsTables } from '#capabilities/payouts/tables.ts'
import type { ReviewsTables } from '#capabilities/reviews/tables.ts'
import type { SavedViewId } from "./schema.ts";
import type { JSONColumnType } from "kysely";

export interface VendorDashboardSavedViews {
  created_at: Date;
  id: SavedViewId;
  is_shared: Generated<boolean>;
  list: "products" | "orders";
  name: string;
  query: JSONColumnType<Record<string, string>, string, string>;
  user_id: string;
  vendor_id: string;
}

export interface VendorDashboardTables {
  "vendor_dashboard.saved_views": VendorDashboardSavedViews;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type VendorDashboardDatabase = VendorDashboardTables & Readable<PlatformTables & IdentityTables & TerritoryTables & VendorsTables & CatalogTables & ShippingTables & OrdersTables & PayoutsTables & ReviewsTables>
