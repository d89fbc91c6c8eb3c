// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { LocalizedText } from "#kernel/locale.ts";
import type { Centimes } from "#kernel/money.ts";
import type { StaffRole } from "#kernel/staff-roles.ts";
import type { VerificationDocumentKind } from "#kernel/verification-documents.ts";
import type { GeneratedAlways, JSONColumnType } from "kysely";

export interface VendorsClosures {
  ends_on: LocalDate;
  id: string;
  message: JSONColumnType<Partial<LocalizedText>, string | undefined, string>;
  starts_on: LocalDate;
  vendor_id: string;
}

export interface VendorsLegalIdentities {
  activity: string | null;
  ai: string | null;
  capital_centimes: Centimes | null;
  craftsman_card: string | null;
  legal_form: string | null;
  legal_name: string | null;
  nif: string | null;
  nis: string | null;
  rc: string | null;
  rc_raw: string | null;
  updated_at: Date;
  vendor_id: string;
}

export interface VendorsLegalIdentityChanges {
  activity: string | null;
  ai: string | null;
  capital_centimes: Centimes | null;
  craftsman_card: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  id: string;
  kind: "company" | "craftsman" | "auto_entrepreneur";
  legal_form: string | null;
  nif: string | null;
  nis: string | null;
  rc: string | null;
  rc_raw: string | null;
  reason: string | null;
  requested_at: Date;
  requested_by: string;
  state: Generated<"waiting" | "accepted" | "refused" | "withdrawn">;
  vendor_id: string;
}

export interface VendorsPayoutAccounts {
  created_at: Date;
  holder: string;
  id: string;
  kind: "rib" | "rip" | "ccp";
  number: string;
  retired_at: Date | null;
  vendor_id: string;
}

export interface VendorsStaff {
  invited_at: Date;
  joined_at: Date | null;
  removed_at: Date | null;
  role: StaffRole;
  user_id: string;
  vendor_id: string;
}

export interface VendorsStaffInvitations {
  accepted_at: Date | null;
  email: string;
  expires_at: Date;
  id: string;
  invited_at: Date;
  invited_by: string;
  role: StaffRole;
  token_hash: Buffer;
  vendor_id: string;
  withdrawn_at: Date | null;
}

export interface VendorsStatusHistory {
  actor_id: string | null;
  change: "registered" | "verified" | "rejected" | "resubmitted" | "activated" | "deactivated";
  happened_at: Date;
  id: string;
  reason: string | null;
  vendor_id: string;
}

export interface VendorsVendors {
  average_rating: GeneratedAlways<string | null>;
  business_address: string | null;
  business_city: string | null;
  business_email: string;
  business_name: string;
  /**
   * Name in Arabic; null where the business name serves every language.
   */
  business_name_ar: string | null;
  business_phone: string | null;
  business_wilaya: string | null;
  charges_vat: Generated<boolean>;
  commune_code: string | null;
  cover: unknown | null;
  created_at: Date;
  deactivated_at: Date | null;
  description: JSONColumnType<Partial<LocalizedText>, string | undefined, string>;
  id: string;
  is_active: Generated<boolean>;
  is_public: GeneratedAlways<string | null>;
  kind: Generated<"company" | "craftsman" | "auto_entrepreneur">;
  language: Generated<"fr" | "en" | "ar">;
  logo: unknown | null;
  name_sort_key: GeneratedAlways<string>;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  rejected_at: Date | null;
  rejection_reason: string | null;
  requires_phone_confirmation: Generated<boolean>;
  /**
   * Wholesale prices of its products are shown and charged.
   */
  sells_wholesale: Generated<boolean>;
  terms_accepted_at: Date | null;
  terms_accepted_from: string | null;
  terms_version: string | null;
  updated_at: Date;
  user_id: string;
  verification_status: Generated<"pending" | "verified" | "rejected">;
  verified_at: Date | null;
}

export interface VendorsVerificationDocuments {
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  expired_notified_at: Date | null;
  expires_on: LocalDate | null;
  expiry_notified_at: Date | null;
  file_id: string;
  id: string;
  kind: VerificationDocumentKind;
  reason: "unreadable" | "incomplete" | "expired" | "wrong_document" | "no_match" | "other" | null;
  refusal_note: string | null;
  status: Generated<"pending" | "accepted" | "refused">;
  vendor_id: string;
}

export interface VendorsTables {
  "vendors.closures": VendorsClosures;
  "vendors.legal_identities": VendorsLegalIdentities;
  "vendors.legal_identity_changes": VendorsLegalIdentityChanges;
  "vendors.payout_accounts": VendorsPayoutAccounts;
  "vendors.staff": VendorsStaff;
  "vendors.staff_invitations": VendorsStaffInvitations;
  "vendors.status_history": VendorsStatusHistory;
  "vendors.vendors": VendorsVendors;
  "vendors.verification_documents": VendorsVerificationDocuments;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type VendorsDatabase = VendorsTables & Readable<PlatformTables & IdentityTables & MediaTables & SettingsTables & TerritoryTables & AuditTables>
