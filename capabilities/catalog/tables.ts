// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalizedText } from "#kernel/locale.ts";
import type { Centimes } from "#kernel/money.ts";
import type { GeneratedAlways, JSONColumnType } from "kysely";

export interface CatalogBulkChanges {
  actor_id: string;
  bulk_edit_id: string | null;
  id: string;
  made_at: Date;
  rows: unknown;
  undone_at: Date | null;
  vendor_id: string | null;
}

export interface CatalogBulkEdits {
  actor_id: string;
  change: unknown;
  changed_count: Generated<number>;
  done_count: Generated<number>;
  id: string;
  product_ids: string[];
  reverted_count: Generated<number>;
  started_at: Date;
  state: Generated<"running" | "done" | "undoing" | "undone" | "failed">;
  undone_count: Generated<number>;
  vendor_id: string | null;
}

export interface CatalogCategories {
  is_visible: Generated<boolean>;
  name: JSONColumnType<LocalizedText, string, string>;
  parent_slug: string | null;
  position: number;
  slug: string;
  /**
   * Specification names that buyers look for; null until an admin has chosen them.
   */
  suggested_specifications: unknown | null;
}

export interface CatalogLowStockVariants {
  created_at: Date;
  product_id: string;
  variant_id: string;
  vendor_id: string;
}

export interface CatalogProductCounts {
  count: number;
  status: "draft" | "active" | "archived";
  vendor_id: string;
}

export interface CatalogProducts {
  archived_at: Date | null;
  category_slug: string;
  compare_at_price_centimes: Centimes | null;
  content_updated_at: Date | null;
  /**
   * Purchase price of a unit, private to the vendor; null when unknown.
   */
  cost_centimes: Centimes | null;
  created_at: Date;
  description: JSONColumnType<Partial<LocalizedText>, string | undefined, string>;
  featured: Generated<boolean>;
  id: string;
  images: Generated<unknown>;
  name: JSONColumnType<Partial<LocalizedText>, string, string>;
  name_key_ar: GeneratedAlways<string>;
  name_key_en: GeneratedAlways<string>;
  name_key_fr: GeneratedAlways<string>;
  option_names: Generated<unknown>;
  price_centimes: Centimes;
  published_at: Date | null;
  rating_counts: Generated<number[]>;
  rating_sum: GeneratedAlways<string | null>;
  review_count: GeneratedAlways<string | null>;
  sales_count: Generated<number>;
  search_terms: GeneratedAlways<string>;
  specifications: Generated<unknown>;
  status: Generated<"draft" | "active" | "archived">;
  status_updated_at: Date | null;
  updated_at: Date;
  vat_bp: number | null;
  vendor_id: string;
  weight_grams: number | null;
  /**
   * Price of a unit from the wholesale quantity on.
   */
  wholesale_price_centimes: Centimes | null;
  /**
   * Pieces from which the wholesale price is charged.
   */
  wholesale_quantity: number | null;
}

export interface CatalogStatusHistory {
  actor_id: string | null;
  from_status: string | null;
  happened_at: Date;
  id: string;
  product_id: string;
  to_status: string;
}

export interface CatalogStockMovements {
  actor_id: string | null;
  happened_at: Date;
  id: string;
  kind: "sold" | "returned" | "cancelled" | "adjusted" | "imported" | "reserved" | "released";
  quantity: number;
  reference: string | null;
  variant_id: string;
  vendor_id: string;
}

export interface CatalogVariants {
  /**
   * Purchase price of a unit of this variant; null uses the cost of the product.
   */
  cost_centimes: Centimes | null;
  id: string;
  image: unknown | null;
  on_hand: Generated<number>;
  options: Generated<unknown>;
  position: Generated<number>;
  price_centimes: Centimes | null;
  product_id: string;
  sku: string | null;
  vendor_id: string;
}

export interface CatalogTables {
  "catalog.bulk_changes": CatalogBulkChanges;
  "catalog.bulk_edits": CatalogBulkEdits;
  "catalog.categories": CatalogCategories;
  "catalog.low_stock_variants": CatalogLowStockVariants;
  "catalog.product_counts": CatalogProductCounts;
  "catalog.products": CatalogProducts;
  "catalog.status_history": CatalogStatusHistory;
  "catalog.stock_movements": CatalogStockMovements;
  "catalog.variants": CatalogVariants;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type CatalogDatabase = CatalogTables & Readable<PlatformTables & VendorsTables & MediaTables & SettingsTables & AuditTables>
