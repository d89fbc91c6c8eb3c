// Written from the migrations by `npm run schema`.
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { CartTables } from '#capabilities/cart/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { PromotionsTables } from '#capabilities/promotions/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { PaymentsTables } from '#capabilities/payments/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { LedgerTables } from '#capabilities/ledger/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
export type CheckoutTables = object

/** Its own tables, and those of the capabilities that the map lets it read. */
export type CheckoutDatabase = CheckoutTables & Readable<PlatformTables & IdentityTables & CartTables & CatalogTables & PromotionsTables & ShippingTables & PaymentsTables & OrdersTables & LedgerTables & SettingsTables>
