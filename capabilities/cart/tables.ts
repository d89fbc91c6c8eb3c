// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { PromotionsTables } from '#capabilities/promotions/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { Centimes } from "#kernel/money.ts";

export interface CartAbandonedCarts {
  cart_items: unknown;
  customer_email: string | null;
  customer_name: string | null;
  customer_phone: string | null;
  id: string;
  language: Generated<"fr" | "en" | "ar">;
  last_updated: Date;
  recovered: Generated<boolean>;
  recovered_at: Date | null;
  reminded_at: Date | null;
  reminder_consent_at: Date | null;
  reminder_consent_version: string | null;
  restore_token_hash: string | null;
  session_id: string;
  shipping_address: Generated<unknown>;
  subtotal_centimes: Centimes;
  user_id: string | null;
}

export interface CartWishlistItems {
  product_id: string;
  saved_at: Date;
  saved_price_centimes: Centimes;
  user_id: string;
}

export interface CartTables {
  "cart.abandoned_carts": CartAbandonedCarts;
  "cart.wishlist_items": CartWishlistItems;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type CartDatabase = CartTables & Readable<PlatformTables & IdentityTables & VendorsTables & CatalogTables & PromotionsTables & ShippingTables & SettingsTables>
