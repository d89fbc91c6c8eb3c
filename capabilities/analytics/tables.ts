// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { SearchTables } from '#capabilities/search/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { ReturnsTables } from '#capabilities/returns/tables.ts'
import type { LedgerTables } from '#capabilities/ledger/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";

export interface AnalyticsAdvertisingExports {
  created_at: Date;
  created_by: string;
  figures: unknown;
  from_on: LocalDate | null;
  id: string;
  is_estimate: Generated<boolean>;
  period: "current_month" | "total";
  platform: "meta" | "tiktok" | "google" | "x";
  quality_score: string | null;
  until_on: LocalDate;
}

export interface AnalyticsChangedParcels {
  id: Generated<number>;
  order_id: string;
}

export interface AnalyticsCourierAggregates {
  confirmed: Generated<number>;
  courier_code: string;
  delivered: Generated<number>;
  ordered: Generated<number>;
  remitted: Generated<number>;
  remitted_centimes: Generated<Centimes>;
  returned: Generated<number>;
  shipped: Generated<number>;
  span: "day" | "month";
  starts_on: LocalDate;
  vendor_id: string;
  wilaya: string;
}

export interface AnalyticsCourierContributions {
  order_id: string;
  parts: unknown;
  placed_on: LocalDate;
  vendor_id: string;
  wilaya: string;
}

export interface AnalyticsDailyWebVitals {
  day: LocalDate;
  device: "phone" | "desktop";
  metric: "fcp" | "lcp" | "fid" | "cls" | "bytes";
  route: string;
  samples: number[];
}

export interface AnalyticsEvents {
  consent_version: string;
  currency: Generated<string>;
  happened_at: Date;
  id: string;
  language: "fr" | "en" | "ar" | null;
  name: "purchase" | "add_to_cart" | "view_item";
  order_id: string | null;
  product_id: string | null;
  quantity: number | null;
  received_at: Date;
  value_centimes: Centimes | null;
  vendor_id: string | null;
  visitor_id: string;
  wilaya: string | null;
}

export interface AnalyticsMarginAggregates {
  commission_centimes: Generated<Centimes>;
  cost_centimes: Generated<Centimes>;
  pending_centimes: Generated<Centimes>;
  placed_on: LocalDate;
  product_id: string;
  quantity: Generated<number>;
  quantity_without_cost: Generated<number>;
  returned_centimes: Generated<Centimes>;
  returned_quantity: Generated<number>;
  sold_centimes: Generated<Centimes>;
  /**
   * Zero UUID for a deleted variant, as for a deleted product.
   */
  variant_id: string;
  vat_centimes: Generated<Centimes>;
  vendor_id: string;
}

export interface AnalyticsMarginContributions {
  lines: unknown;
  order_id: string;
  placed_on: LocalDate;
  vendor_id: string;
}

export interface AnalyticsOrderAggregates {
  cancelled: Generated<number>;
  category_slug: string;
  confirmed: Generated<number>;
  delivered: Generated<number>;
  paid_centimes: Generated<Centimes>;
  paid_orders: Generated<number>;
  pending: Generated<number>;
  pieces: Generated<number>;
  processing: Generated<number>;
  shipped: Generated<number>;
  span: "day" | "month";
  starts_on: LocalDate;
  vendor_id: string;
  wilaya: string;
}

export interface AnalyticsOrderContributions {
  category_shares: unknown;
  is_paid: boolean;
  order_id: string;
  pieces: number;
  placed_at: Date;
  placed_on: LocalDate;
  /**
   * Pieces by product that the sales counters have of it, without cancelled ones.
   */
  sold: unknown | null;
  status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
  total_centimes: Centimes;
  vendor_id: string;
  wilaya: string;
}

export interface AnalyticsSalesDeltas {
  pieces: number;
  product_id: string;
}

export interface AnalyticsVendorPerformance {
  cancelled: number;
  computed_at: Date;
  delivered: number;
  ended: number;
  late: number;
  orders: number;
  refused: number;
  returned: number;
  vendor_id: string;
}

export interface AnalyticsTables {
  "analytics.advertising_exports": AnalyticsAdvertisingExports;
  "analytics.changed_parcels": AnalyticsChangedParcels;
  "analytics.courier_aggregates": AnalyticsCourierAggregates;
  "analytics.courier_contributions": AnalyticsCourierContributions;
  "analytics.daily_web_vitals": AnalyticsDailyWebVitals;
  "analytics.events": AnalyticsEvents;
  "analytics.margin_aggregates": AnalyticsMarginAggregates;
  "analytics.margin_contributions": AnalyticsMarginContributions;
  "analytics.order_aggregates": AnalyticsOrderAggregates;
  "analytics.order_contributions": AnalyticsOrderContributions;
  "analytics.sales_deltas": AnalyticsSalesDeltas;
  "analytics.vendor_performance": AnalyticsVendorPerformance;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type AnalyticsDatabase = AnalyticsTables & Readable<PlatformTables & IdentityTables & VendorsTables & CatalogTables & ShippingTables & SearchTables & OrdersTables & ReturnsTables & LedgerTables & AuditTables>
