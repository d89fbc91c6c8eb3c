// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { LedgerTables } from '#capabilities/ledger/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { PaymentsTables } from '#capabilities/payments/tables.ts'
import type { PayoutsTables } from '#capabilities/payouts/tables.ts'
import type { ReturnsTables } from '#capabilities/returns/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { DocumentsTables } from '#capabilities/documents/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";

export interface TreasuryAttachments {
  added_at: Date;
  added_by: string;
  bytes: number;
  file_name: string;
  id: string;
  manual_journal_id: string;
  mime: string;
  name: string;
}

export interface TreasuryBankLines {
  amount_centimes: Centimes;
  balance_centimes: Centimes | null;
  booked_on: LocalDate;
  id: string;
  is_left_to_hand: Generated<boolean>;
  label: string;
  occurrence: number;
  statement_id: string;
}

export interface TreasuryBankLinks {
  bank_line_id: string;
  found_by: "reference" | "amount" | "hand";
  linked_at: Date;
  linked_by: string;
  record_id: string;
  record_kind: string;
}

export interface TreasuryBankOpenings {
  balance_centimes: Centimes;
  id: string;
  opened_on: LocalDate;
  stated_at: Date;
  stated_by: string;
}

export interface TreasuryBankStatements {
  balance_centimes: Centimes | null;
  file_name: string;
  file_sha256: string;
  from_on: LocalDate;
  id: string;
  imported_at: Date;
  imported_by: string;
  known_count: number;
  until_on: LocalDate;
}

export interface TreasuryCutOffOrders {
  advance_centimes: Centimes;
  commission_centimes: Centimes;
  deferred_centimes: Centimes;
  delivery_centimes: Centimes;
  discount_centimes: Centimes;
  month: LocalDate;
  order_id: string;
  payable_centimes: Centimes;
  price_centimes: Centimes;
  receivable_centimes: Centimes;
  rounding_centimes: Centimes;
}

export interface TreasuryCutOffs {
  journal_id: string | null;
  month: LocalDate;
  posted_at: Date;
  reversal_id: string | null;
}

export interface TreasuryGatewayLines {
  expected_centimes: Centimes | null;
  fee_centimes: Centimes;
  gross_centimes: Centimes;
  intent_id: string | null;
  net_centimes: Centimes;
  paid_on: LocalDate | null;
  payment: string;
  position: number;
  problem: "unknown_payment" | "not_captured" | "settled_before" | "duplicate_line" | "amount_differs" | "net_differs" | null;
  settlement_id: string;
}

export interface TreasuryGatewaySettlements {
  decided_at: Date | null;
  decided_by: string | null;
  fee_centimes: Centimes;
  file_name: string;
  file_sha256: string;
  gateway: string;
  gross_centimes: Centimes;
  id: string;
  imported_at: Date;
  imported_by: string;
  is_sole_approval: Generated<boolean>;
  ledger_journal_id: string | null;
  line_count: number;
  net_centimes: Centimes;
  note: string | null;
  received_on: LocalDate | null;
  reference: string;
  state: Generated<"imported" | "posted" | "withdrawn">;
  withdraw_reason: string | null;
}

export interface TreasuryManualJournals {
  bearer: "courier" | "vendor" | "operator" | null;
  charge: string | null;
  dated_on: LocalDate;
  decided_at: Date | null;
  decided_by: string | null;
  id: string;
  is_sole_approval: Generated<boolean>;
  kind: "manual" | "vendor_charge" | "remittance_difference";
  ledger_journal_ids: Generated<string[]>;
  number: string;
  reason: string;
  recorded_at: Date;
  recorded_by: string;
  remittance_id: string | null;
  remittance_line_id: string | null;
  reverses: string | null;
  state: Generated<"recorded" | "posted" | "withdrawn">;
  withdraw_reason: string | null;
}

export interface TreasuryManualLines {
  account: string;
  amount_centimes: Centimes;
  manual_journal_id: string;
  order_id: string | null;
  position: number;
  vendor_id: string | null;
}

export interface TreasuryTillDeposits {
  amount_centimes: Centimes;
  decided_at: Date | null;
  decided_by: string | null;
  deposited_on: LocalDate;
  id: string;
  is_sole_approval: Generated<boolean>;
  ledger_journal_id: string | null;
  recorded_at: Date;
  recorded_by: string;
  reject_reason: string | null;
  slip_number: string;
  state: Generated<"recorded" | "confirmed" | "rejected">;
}

export interface TreasuryTables {
  "treasury.attachments": TreasuryAttachments;
  "treasury.bank_lines": TreasuryBankLines;
  "treasury.bank_links": TreasuryBankLinks;
  "treasury.bank_openings": TreasuryBankOpenings;
  "treasury.bank_statements": TreasuryBankStatements;
  "treasury.cut_off_orders": TreasuryCutOffOrders;
  "treasury.cut_offs": TreasuryCutOffs;
  "treasury.gateway_lines": TreasuryGatewayLines;
  "treasury.gateway_settlements": TreasuryGatewaySettlements;
  "treasury.manual_journals": TreasuryManualJournals;
  "treasury.manual_lines": TreasuryManualLines;
  "treasury.till_deposits": TreasuryTillDeposits;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type TreasuryDatabase = TreasuryTables & Readable<PlatformTables & IdentityTables & MediaTables & LedgerTables & OrdersTables & PaymentsTables & PayoutsTables & ReturnsTables & ShippingTables & VendorsTables & DocumentsTables & SettingsTables & AuditTables>
