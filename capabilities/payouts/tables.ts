// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { LedgerTables } from '#capabilities/ledger/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { ReturnsTables } from '#capabilities/returns/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { DocumentsTables } from '#capabilities/documents/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";
import type { GeneratedAlways } from "kysely";

export interface PayoutsBatches {
  approved_at: Date | null;
  approved_by: string | null;
  cancel_reason: string | null;
  cancelled_at: Date | null;
  created_at: Date;
  created_by: string;
  file_sha256: string | null;
  id: string;
  is_sole_approval: Generated<boolean>;
  kind: "rib" | "ccp";
  number: string;
  payout_count: Generated<number>;
  sent_at: Date | null;
  settled_at: Date | null;
  state: Generated<"draft" | "submitted" | "approved" | "sent" | "settled" | "cancelled">;
  submitted_at: Date | null;
  total_centimes: Generated<Centimes>;
  version: Generated<number>;
}

export interface PayoutsCourierCash {
  amount_centimes: Centimes;
  courier_code: string | null;
  order_id: string;
  parcel_id: string | null;
  since: Date;
  vendor_id: string;
}

export interface PayoutsHolds {
  id: string;
  note: string | null;
  placed_at: Date;
  placed_by: string | null;
  reason: "return_open" | "dispute" | "account_changed" | "documents_missing" | "fraud_check" | "other";
  released_at: Date | null;
  released_by: string | null;
  until_on: LocalDate | null;
  vendor_id: string;
}

export interface PayoutsLossClaims {
  agreed_centimes: Centimes | null;
  answered_by: string | null;
  compensation_centimes: Generated<Centimes>;
  courier_code: string;
  created_at: Date;
  due_on: LocalDate;
  /**
   * When its parcel was delivered or came back although the courier had compensated it.
   */
  found_at: Date | null;
  id: string;
  kind: "lost" | "stolen" | "damaged_in_transit";
  note: string | null;
  order_id: string;
  parcel_id: string;
  state: Generated<"open" | "answered" | "compensated" | "refused" | "withdrawn">;
  updated_at: Date;
  /**
   * What the buyer would have paid for the goods in it.
   */
  value_centimes: Centimes;
  vendor_id: string;
  version: Generated<number>;
}

export interface PayoutsOpenOrders {
  due_on: LocalDate;
  order_id: string;
  recorded_at: Date;
  vendor_id: string;
}

export interface PayoutsPayoutLines {
  adjustment_id: string | null;
  amount_centimes: Centimes;
  id: string;
  kind: "sale" | "return" | "fee" | "carried_over" | "adjustment";
  order_id: string | null;
  payout_id: string;
  reason: string | null;
  released_at: Date | null;
  vendor_id: string;
}

export interface PayoutsPayoutReturns {
  bank_reference: string;
  decided_at: Date | null;
  decided_by: string | null;
  id: string;
  is_sole_approval: Generated<boolean>;
  journal_id: string | null;
  payout_id: string;
  reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other";
  recorded_at: Date;
  recorded_by: string;
  reject_reason: string | null;
  returned_on: LocalDate;
  state: Generated<"recorded" | "confirmed" | "rejected">;
}

export interface PayoutsPayouts {
  account_holder: string;
  account_number: string;
  amount_centimes: Centimes;
  bank_reference: string | null;
  batch_id: string;
  cancelled_at: Date | null;
  created_at: Date;
  fail_reason: "account_closed" | "wrong_number" | "name_differs" | "refused_by_bank" | "other" | null;
  failed_at: Date | null;
  from_on: LocalDate;
  id: string;
  journal_id: string | null;
  paid_at: Date | null;
  payout_account_id: string;
  state: Generated<"planned" | "paid" | "failed" | "cancelled">;
  until_on: LocalDate;
  vendor_id: string;
}

export interface PayoutsPayoutSchedules {
  /**
   * Most that one payout pays before couriers have remitted it; used when payOnlyRemitted is off.
   */
  advance_centimes: Generated<Centimes>;
  created_by: string | null;
  /**
   * From this day on the vendor is paid by the operator's schedule again.
   */
  follows_operator: Generated<boolean>;
  frequency: Generated<"week" | "two_weeks" | "month">;
  hold_days: Generated<number>;
  id: string;
  minimum_centimes: Generated<Centimes>;
  /**
   * Whether payouts wait for couriers' remittances; null: as the setting payOnlyRemitted.
   */
  pays_only_remitted: boolean | null;
  updated_at: Date;
  valid_from: Generated<LocalDate>;
  vendor_id: string | null;
  weekday: Generated<number>;
}

export interface PayoutsRemittanceColumnMappings {
  columns: unknown;
  courier_code: string;
  updated_at: Date;
  updated_by: string;
}

export interface PayoutsRemittanceLines {
  collected_centimes: Centimes;
  difference_centimes: GeneratedAlways<Centimes | null>;
  expected_collected_centimes: Centimes | null;
  expected_fee_centimes: Centimes | null;
  fee_centimes: Generated<Centimes>;
  /**
   * Its line in the file; null in statements of before.
   */
  file_line: number | null;
  id: string;
  note: string | null;
  order_id: string | null;
  order_number: string | null;
  parcel_id: string | null;
  position: number;
  reason: "unreadable" | "unknown_parcel" | "duplicate_line" | "already_remitted" | "not_delivered" | "short_paid" | "over_paid" | "fee_differs" | "other_courier" | "carried_by_vendor" | "compensation" | null;
  remittance_id: string;
  resolved_at: Date | null;
  resolved_by: string | null;
  state: Generated<"open" | "matched" | "accepted" | "written_off" | "disputed" | "asked" | "ignored">;
  tracking: string;
  /**
   * What was written where it could not be read, by column; null once it is corrected.
   */
  unreadable: unknown | null;
  vendor_id: string | null;
}

export interface PayoutsRemittances {
  announced_centimes: Centimes;
  courier_code: string;
  file_name: string | null;
  file_sha256: string | null;
  has_fees: Generated<boolean>;
  id: string;
  imported_at: Date;
  imported_by: string;
  into_till: Generated<boolean>;
  is_sole_approval: Generated<boolean>;
  journal_id: string | null;
  line_count: number;
  matched_at: Date | null;
  matched_until: Generated<number>;
  /**
   * Office of the courier that brought the cash; null when it was not said.
   */
  office: string | null;
  posted_at: Date | null;
  posted_by: string | null;
  received_centimes: Centimes | null;
  received_note: string | null;
  received_on: LocalDate | null;
  reference: string;
  state: Generated<"imported" | "matched" | "posted" | "withdrawn">;
  suspense_centimes: Centimes | null;
  withdrawn_at: Date | null;
}

export interface PayoutsSettlements {
  amount_centimes: Centimes;
  decided_at: Date | null;
  decided_by: string | null;
  id: string;
  is_sole_approval: Generated<boolean>;
  method: Generated<"bank_transfer" | "cash">;
  received_on: LocalDate;
  recorded_at: Date;
  recorded_by: string;
  reference: string;
  reject_reason: string | null;
  state: Generated<"recorded" | "posted" | "rejected">;
  vendor_id: string;
}

export interface PayoutsStatusHistory {
  actor_id: string | null;
  actor_role: "vendor" | "admin" | "system";
  batch_id: string | null;
  from_state: string | null;
  happened_at: Date;
  id: string;
  payout_id: string | null;
  reason: string | null;
  remittance_id: string | null;
  to_state: string;
  vendor_id: string | null;
}

export interface PayoutsVendorAdjustments {
  amount_centimes: Centimes;
  id: string;
  reason: string;
  recorded_at: Date;
  reference: string;
  vendor_id: string;
}

export interface PayoutsTables {
  "payouts.batches": PayoutsBatches;
  "payouts.courier_cash": PayoutsCourierCash;
  "payouts.holds": PayoutsHolds;
  "payouts.loss_claims": PayoutsLossClaims;
  "payouts.open_orders": PayoutsOpenOrders;
  "payouts.payout_lines": PayoutsPayoutLines;
  "payouts.payout_returns": PayoutsPayoutReturns;
  "payouts.payout_schedules": PayoutsPayoutSchedules;
  "payouts.payouts": PayoutsPayouts;
  "payouts.remittance_column_mappings": PayoutsRemittanceColumnMappings;
  "payouts.remittance_lines": PayoutsRemittanceLines;
  "payouts.remittances": PayoutsRemittances;
  "payouts.settlements": PayoutsSettlements;
  "payouts.status_history": PayoutsStatusHistory;
  "payouts.vendor_adjustments": PayoutsVendorAdjustments;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type PayoutsDatabase = PayoutsTables & Readable<PlatformTables & IdentityTables & LedgerTables & OrdersTables & ReturnsTables & ShippingTables & VendorsTables & DocumentsTables & SettingsTables & AuditTables>
