// Written from the migrations by `npm run schema`.
import type { PlatformTables, Readable } from '#platform/database/index.ts'
export interface AuditEntries {
  action: string;
  actor_id: string | null;
  actor_role: "anyone" | "customer" | "vendor" | "admin" | "service" | "system";
  after: unknown | null;
  before: unknown | null;
  created_at: Date;
  id: string;
  ip: string | null;
  request_id: string | null;
  subject_id: string | null;
  subject_type: string;
}

export interface AuditTables {
  "audit.entries": AuditEntries;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type AuditDatabase = AuditTables & Readable<PlatformTables>
