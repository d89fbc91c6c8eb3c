// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
export interface MessagingMessages {
  attachments: Generated<unknown>;
  author_id: string | null;
  author_role: "buyer" | "vendor" | "admin" | "system";
  body: string | null;
  id: string;
  read_at: Date | null;
  redact_reason: "erasure" | "moderation" | null;
  redacted_at: Date | null;
  sent_at: Date;
  thread_id: string;
  vendor_id: string | null;
  was_masked: Generated<boolean>;
}

export interface MessagingStatusHistory {
  actor_id: string | null;
  actor_role: "buyer" | "vendor" | "admin" | "system";
  from_state: string | null;
  happened_at: Date;
  id: string;
  thread_id: string;
  to_state: string;
  vendor_id: string | null;
}

export interface MessagingThreads {
  answered_at: Date | null;
  buyer_id: string | null;
  buyer_unread: Generated<number>;
  closed_at: Date | null;
  created_at: Date;
  erased_at: Date | null;
  guest_email: string | null;
  guest_name: string | null;
  guest_phone: string | null;
  id: string;
  kind: "order" | "shop" | "contact";
  language: "fr" | "en" | "ar";
  last_message_at: Date;
  order_id: string | null;
  seller_unread: Generated<number>;
  state: Generated<"open" | "answered" | "closed">;
  subject: string;
  vendor_id: string | null;
}

export interface MessagingTables {
  "messaging.messages": MessagingMessages;
  "messaging.status_history": MessagingStatusHistory;
  "messaging.threads": MessagingThreads;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type MessagingDatabase = MessagingTables & Readable<PlatformTables & OrdersTables & VendorsTables & IdentityTables & AuditTables>
