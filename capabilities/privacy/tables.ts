// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { PaymentsTables } from '#capabilities/payments/tables.ts'
import type { LedgerTables } from '#capabilities/ledger/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { CartTables } from '#capabilities/cart/tables.ts'
import type { ReturnsTables } from '#capabilities/returns/tables.ts'
import type { PayoutsTables } from '#capabilities/payouts/tables.ts'
import type { ReviewsTables } from '#capabilities/reviews/tables.ts'
import type { MessagingTables } from '#capabilities/messaging/tables.ts'
import type { NotificationsTables } from '#capabilities/notifications/tables.ts'
import type { ContentTables } from '#capabilities/content/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";

export interface PrivacyAccessLog {
  actor_id: string;
  address: string | null;
  created_at: Date;
  id: string;
  kind: "user" | "order" | "cart" | "vendor" | "refund" | "request" | "erasure" | "person";
  request_id: string | null;
  route: string;
  subjects: string[];
}

export interface PrivacyBreaches {
  authority_due_at: Date;
  authority_notified_at: Date | null;
  authority_reference: string | null;
  closed_at: Date | null;
  consequences: Generated<string>;
  contained_at: Date | null;
  created_at: Date;
  data_categories: Generated<string[]>;
  description: string;
  discovered_at: Date;
  id: string;
  measures: Generated<string>;
  number: string;
  people: Generated<string>;
  people_count: number | null;
  people_notified_at: Date | null;
  reported_by: string | null;
  severity: "low" | "medium" | "high";
  state: Generated<"open" | "contained" | "closed">;
  title: string;
  updated_at: Date;
}

export interface PrivacyBreachHistory {
  actor_id: string | null;
  breach_id: string;
  from_state: string | null;
  happened_at: Date;
  id: string;
  note: string | null;
  to_state: "open" | "changed" | "authority_told" | "people_told" | "contained" | "closed";
}

export interface PrivacyConsents {
  address: string | null;
  given_at: Date;
  id: string;
  is_given: boolean;
  language: "fr" | "en" | "ar";
  purpose: string;
  source: "banner" | "sign_up" | "checkout" | "account" | "vendor_register" | "unsubscribe" | "request";
  user_id: string | null;
  version: string;
  visitor_id: string | null;
}

export interface PrivacyConsentTexts {
  created_at: Date;
  in_force_on: LocalDate;
  purpose: "terms" | "privacy_policy" | "vendor_agreement" | "cookies_analytics" | "cookies_marketing" | "cookies_functional" | "cart_reminder" | "marketing_mail" | "marketing_sms";
  sha256: string;
  version: string;
}

export interface PrivacyDataRequests {
  answer: string | null;
  answered_at: Date | null;
  code_attempts: Generated<number>;
  code_digest: Buffer | null;
  code_expires_at: Date | null;
  due_on: LocalDate;
  email: string | null;
  erased_at: Date | null;
  handler_id: string | null;
  id: string;
  kind: "access" | "rectification" | "erasure" | "objection" | "portability";
  language: "fr" | "en" | "ar";
  legal_days: number;
  legal_source: string;
  message: string | null;
  name: string | null;
  number: string;
  phone: string | null;
  received_at: Date;
  received_on: LocalDate;
  refuse_note: string | null;
  refuse_reason: "not_identified" | "legal_duty" | "abusive" | "no_data" | "other" | null;
  refused_at: Date | null;
  started_at: Date | null;
  state: Generated<"received" | "verified" | "in_progress" | "answered" | "refused" | "withdrawn">;
  user_id: string | null;
  verified_at: Date | null;
  verified_how: "signed_in" | "mail_code" | "phone_code" | "papers" | null;
  verify_note: string | null;
  withdrawn_at: Date | null;
}

export interface PrivacyErasures {
  approved_at: Date | null;
  approved_by: string | null;
  done_at: Date | null;
  email: string | null;
  id: string;
  language: "fr" | "en" | "ar" | null;
  phone: string | null;
  plan: unknown | null;
  planned_at: Date;
  planned_by: string | null;
  request_id: string | null;
  run_after: Date;
  started_at: Date | null;
  state: Generated<"planned" | "running" | "done" | "withdrawn">;
  subject_digest: Buffer | null;
  user_id: string | null;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
}

export interface PrivacyErasureSteps {
  capability: string;
  done_at: Date;
  erased_rows: number;
  erasure_id: string;
  kept_reason: string | null;
  kept_rows: number;
  kept_until: LocalDate | null;
}

export interface PrivacyExports {
  bytes: number;
  created_at: Date;
  created_by: string;
  download_count: Generated<number>;
  expires_at: Date;
  first_downloaded_at: Date | null;
  id: string;
  removed_at: Date | null;
  request_id: string;
  sha256: string;
  storage_key: string | null;
  subject_digest: Buffer;
  token_digest: Buffer;
}

export interface PrivacyProcessingRegister {
  authority_receipt: string | null;
  code: string;
  declared_on: LocalDate | null;
  id: string;
  is_ended: Generated<boolean>;
  is_transferred_abroad: Generated<boolean>;
  legal_basis: "consent" | "contract" | "law" | "legitimate_interest";
  texts: unknown;
  updated_at: Date;
  updated_by: string | null;
  version: number;
}

export interface PrivacyRequestHistory {
  actor_id: string | null;
  actor_role: "person" | "admin" | "system";
  from_state: string | null;
  happened_at: Date;
  id: string;
  reason: string | null;
  request_id: string;
  to_state: string;
}

export interface PrivacyRetentionRules {
  action: "delete" | "anonymize";
  capability: string;
  keep_days: number;
  last_rows: number | null;
  last_run_at: Date | null;
  least_days: Generated<number>;
  source: string;
  table_name: string;
  updated_at: Date | null;
  updated_by: string | null;
}

export interface PrivacyRetentionRuns {
  capability: string;
  id: string;
  keep_days: number;
  ran_at: Date;
  rows: number;
  table_name: string;
}

export interface PrivacyTables {
  "privacy.access_log": PrivacyAccessLog;
  "privacy.breach_history": PrivacyBreachHistory;
  "privacy.breaches": PrivacyBreaches;
  "privacy.consent_texts": PrivacyConsentTexts;
  "privacy.consents": PrivacyConsents;
  "privacy.data_requests": PrivacyDataRequests;
  "privacy.erasure_steps": PrivacyErasureSteps;
  "privacy.erasures": PrivacyErasures;
  "privacy.exports": PrivacyExports;
  "privacy.processing_register": PrivacyProcessingRegister;
  "privacy.request_history": PrivacyRequestHistory;
  "privacy.retention_rules": PrivacyRetentionRules;
  "privacy.retention_runs": PrivacyRetentionRuns;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type PrivacyDatabase = PrivacyTables & Readable<PlatformTables & IdentityTables & SettingsTables & VendorsTables & PaymentsTables & LedgerTables & OrdersTables & CartTables & ReturnsTables & PayoutsTables & ReviewsTables & MessagingTables & NotificationsTables & ContentTables & AuditTables>
