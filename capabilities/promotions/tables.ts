// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { Centimes } from "#kernel/money.ts";

export interface PromotionsBulkDiscounts {
  percent_bp: number;
  product_id: string;
  quantity: number;
}

export interface PromotionsCancelledRedemptions {
  discount_centimes: Centimes;
  order_id: string;
  promo_use_id: string;
  revenue_centimes: Centimes;
}

export interface PromotionsPromoCodes {
  amount_centimes: Centimes | null;
  code: string;
  created_at: Date;
  discount_centimes: Generated<Centimes>;
  ends_at: Date | null;
  id: string;
  is_active: Generated<boolean>;
  /**
   * Shown on the shop page.
   */
  is_public: Generated<boolean>;
  kind: "percentage" | "amount" | "free_delivery";
  /**
   * Upper limit of a percentage discount.
   */
  maximum_discount_centimes: Centimes | null;
  maximum_uses: number | null;
  maximum_uses_per_buyer: number | null;
  minimum_centimes: Generated<Centimes>;
  percent_bp: number | null;
  /**
   * Sales with the code before the discount; wholly cancelled purchases do not count.
   */
  revenue_centimes: Generated<Centimes>;
  starts_at: Date | null;
  stop_reason: string | null;
  stopped_at: Date | null;
  stopped_by: "vendor" | "operator" | null;
  uses: Generated<number>;
  vendor_id: string | null;
}

export interface PromotionsRedemptions {
  buyer: string;
  discount_centimes: Generated<Centimes>;
  id: string;
  promo_code_id: string;
  purchase_id: string;
  released_at: Date | null;
  revenue_centimes: Generated<Centimes>;
  used_at: Date;
}

export interface PromotionsTables {
  "promotions.bulk_discounts": PromotionsBulkDiscounts;
  "promotions.cancelled_redemptions": PromotionsCancelledRedemptions;
  "promotions.promo_codes": PromotionsPromoCodes;
  "promotions.redemptions": PromotionsRedemptions;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type PromotionsDatabase = PromotionsTables & Readable<PlatformTables & VendorsTables & CatalogTables & SettingsTables & AuditTables>
