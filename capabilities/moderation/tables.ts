// Written from the migrations by `npm run schema`.
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { ReviewsTables } from '#capabilities/reviews/tables.ts'
import type { MessagingTables } from '#capabilities/messaging/tables.ts'
import type { PrivacyTables } from '#capabilities/privacy/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
export interface ModerationClaims {
  claimed_at: Date;
  kind: "report" | "review" | "question" | "contact" | "data_request" | "vendor" | "document";
  subject_id: string;
  user_id: string;
}

export interface ModerationTables {
  "moderation.claims": ModerationClaims;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type ModerationDatabase = ModerationTables & Readable<PlatformTables & IdentityTables & VendorsTables & CatalogTables & ReviewsTables & MessagingTables & PrivacyTables & MediaTables & AuditTables>
