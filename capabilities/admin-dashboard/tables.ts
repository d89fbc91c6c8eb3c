// Written from the migrations by `npm run schema`.
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { PromotionsTables } from '#capabilities/promotions/tables.ts'
import type { SearchTables } from '#capabilities/search/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { CartTables } from '#capabilities/cart/tables.ts'
import type { PhoneConfirmationTables } from '#capabilities/phone-confirmation/tables.ts'
import type { ReturnsTables } from '#capabilities/returns/tables.ts'
import type { PayoutsTables } from '#capabilities/payouts/tables.ts'
import type { TreasuryTables } from '#capabilities/treasury/tables.ts'
import type { ReviewsTables } from '#capabilities/reviews/tables.ts'
import type { MessagingTables } from '#capabilities/messaging/tables.ts'
import type { PrivacyTables } from '#capabilities/privacy/tables.ts'
import type { PaymentsTables } from '#capabilities/payments/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
export type AdminDashboardTables = object

/** Its own tables, and those of the capabilities that the map lets it read. */
export type AdminDashboardDatabase = AdminDashboardTables & Readable<PlatformTables & IdentityTables & VendorsTables & CatalogTables & PromotionsTables & SearchTables & OrdersTables & CartTables & PhoneConfirmationTables & ReturnsTables & PayoutsTables & TreasuryTables & ReviewsTables & MessagingTables & PrivacyTables & PaymentsTables & AuditTables>
