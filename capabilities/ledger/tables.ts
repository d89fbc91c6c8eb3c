// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";
import type { GeneratedAlways } from "kysely";

export interface LedgerAccounts {
  id: string;
  kind: string;
  vendor_id: string | null;
}

export interface LedgerBalances {
  account_id: string | null;
  amount_centimes: number | null;
  entry_count: number | null;
  kind: string | null;
  vendor_id: string | null;
}

export interface LedgerCommissionRules {
  category_slug: string | null;
  created_by: string | null;
  fixed_centimes: Generated<Centimes>;
  id: string;
  rate_bp: number;
  scope: "global" | "vendor" | "category";
  valid_from: Date;
  valid_until: Date | null;
  vendor_id: string | null;
}

export interface LedgerEntries {
  account_id: string;
  amount_centimes: Centimes;
  journal_id: string;
  memo: string | null;
  position: number;
}

export interface LedgerJournalNumbers {
  journal_id: string;
  number: number;
  reference: GeneratedAlways<string>;
  series: "VE" | "BQ" | "CA" | "OD";
  year: number;
}

export interface LedgerJournals {
  /**
   * Accounting date of a manual journal or a cut-off, never after its posting; null: the day of the posting.
   */
  accounted_on: LocalDate | null;
  /**
   * What it adds to the cash that couriers hold: the sum of its entries on cash_at_courier.
   */
  at_courier_centimes: Generated<Centimes>;
  /**
   * Basis of the amounts: of a sale, or of a refund.
   */
  details: unknown | null;
  id: string;
  kind: string;
  memo: string | null;
  order_id: string | null;
  /**
   * What its vendor is owed by it: the sum of its entries on vendor_payable, credits positive.
   */
  payable_centimes: Generated<Centimes>;
  posted_at: Date;
  reverses: string | null;
  vendor_id: string | null;
}

export interface LedgerTillVouchers {
  journal_id: string;
  number: number;
  reference: GeneratedAlways<string>;
  year: number;
}

export interface LedgerTables {
  "ledger.accounts": LedgerAccounts;
  "ledger.balances": LedgerBalances;
  "ledger.commission_rules": LedgerCommissionRules;
  "ledger.entries": LedgerEntries;
  "ledger.journal_numbers": LedgerJournalNumbers;
  "ledger.journals": LedgerJournals;
  "ledger.till_vouchers": LedgerTillVouchers;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type LedgerDatabase = LedgerTables & Readable<PlatformTables & IdentityTables & VendorsTables & SettingsTables & AuditTables>
