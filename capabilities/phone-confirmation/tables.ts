// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
export interface PhoneConfirmationCallClaims {
  agent_id: string;
  claimed_at: Date;
  expires_at: Date;
  phone: string;
  task_id: string;
  vendor_id: string;
}

export interface PhoneConfirmationCalls {
  agent_id: string | null;
  callback_at: Date | null;
  channel: "phone" | "whatsapp" | "sms" | "link";
  ended_at: Date;
  id: string;
  note: string | null;
  outcome: "no_answer" | "unreachable" | "callback" | "wrong_number" | "duplicate" | "refused" | "confirmed";
  started_at: Date;
  task_id: string;
  vendor_id: string;
}

export interface PhoneConfirmationCallScripts {
  body: string;
  id: string;
  language: "fr" | "en" | "ar";
  updated_at: Date;
  updated_by: string | null;
  vendor_id: string | null;
}

export interface PhoneConfirmationCallSettings {
  calls_from: Generated<string>;
  calls_until: Generated<string>;
  expires_hours: Generated<number>;
  id: string;
  max_attempts: Generated<number>;
  spacing_minutes: Generated<number>;
  updated_at: Date;
  updated_by: string | null;
  vendor_id: string | null;
}

export interface PhoneConfirmationCallTasks {
  attempts: Generated<number>;
  callback_at: Date | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  duplicate_of: string | null;
  expires_at: Date;
  id: string;
  next_call_at: Date | null;
  order_id: string;
  phone: string;
  refuse_reason: "changed_mind" | "too_expensive" | "found_elsewhere" | "too_slow" | "not_ordered" | "wrong_product" | "cannot_pay" | "other" | null;
  state: Generated<"to_confirm" | "no_answer" | "callback" | "wrong_number" | "duplicate" | "refused" | "confirmed" | "expired">;
  vendor_id: string;
}

export interface PhoneConfirmationConfirmationLinks {
  answer: "confirmed" | "refused" | "callback" | null;
  answered_at: Date | null;
  expires_at: Date;
  id: string;
  sent_at: Date;
  task_id: string;
  token_digest: Buffer;
  vendor_id: string;
}

export interface PhoneConfirmationStatusHistory {
  actor_id: string | null;
  actor_role: "buyer" | "vendor" | "admin" | "system";
  from_state: string | null;
  happened_at: Date;
  id: string;
  reason: string | null;
  task_id: string;
  to_state: string;
  vendor_id: string;
}

export interface PhoneConfirmationTables {
  "phone_confirmation.call_claims": PhoneConfirmationCallClaims;
  "phone_confirmation.call_scripts": PhoneConfirmationCallScripts;
  "phone_confirmation.call_settings": PhoneConfirmationCallSettings;
  "phone_confirmation.call_tasks": PhoneConfirmationCallTasks;
  "phone_confirmation.calls": PhoneConfirmationCalls;
  "phone_confirmation.confirmation_links": PhoneConfirmationConfirmationLinks;
  "phone_confirmation.status_history": PhoneConfirmationStatusHistory;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type PhoneConfirmationDatabase = PhoneConfirmationTables & Readable<PlatformTables & OrdersTables & VendorsTables & CatalogTables & IdentityTables & TerritoryTables & SettingsTables & AuditTables>
