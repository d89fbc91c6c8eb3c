// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { PaymentsTables } from '#capabilities/payments/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { PromotionsTables } from '#capabilities/promotions/tables.ts'
import type { LedgerTables } from '#capabilities/ledger/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";
import type { GeneratedAlways } from "kysely";

export interface ReturnsExchanges {
  cancelled_at: Date | null;
  created_at: Date;
  delivered_at: Date | null;
  difference_centimes: Generated<Centimes>;
  discount_centimes: Generated<Centimes>;
  journal_id: string | null;
  parcel_id: string | null;
  /**
   * Of all its pieces, before the discount that is kept of what they replace; null of a replacement.
   */
  price_centimes: Centimes | null;
  quantity: number;
  return_id: string;
  /**
   * Pieces that were asked back: the counter that refuses one too many.
   */
  returned_quantity: Generated<number>;
  /**
   * The part of a positive difference that makes whole dinars of it.
   */
  rounding_centimes: Generated<Centimes>;
  sent_at: Date | null;
  state: Generated<"planned" | "sent" | "delivered" | "cancelled">;
  /**
   * Reference of the stock that was taken for another attempt; null for the first, whose reference is the return.
   */
  stock_reference: string | null;
  variant_id: string | null;
  vendor_id: string;
}

export interface ReturnsHolidayHistory {
  change: "proposed" | "added" | "confirmed" | "moved" | "removed";
  changed_at: Date;
  changed_by: string;
  day_count: number;
  from_on: LocalDate | null;
  id: string;
  name: string;
  to_on: LocalDate | null;
}

export interface ReturnsHolidays {
  day: LocalDate;
  is_expected: Generated<boolean>;
  name: string;
  source: string;
}

export interface ReturnsRefunds {
  /**
   * Journal that owes it to the buyer since its approval; shared with the refund that retries it. Null once it was withdrawn.
   */
  accrual_journal_id: string | null;
  amount_centimes: Centimes;
  approved_at: Date | null;
  approved_by: string | null;
  cancelled_at: Date | null;
  created_at: Date;
  created_by: string;
  delivery_centimes: Generated<Centimes>;
  destination: string | null;
  due_on: LocalDate;
  fail_reason: string | null;
  failed_at: Date | null;
  goods_centimes: Centimes;
  id: string;
  is_sole_approval: Generated<boolean>;
  journal_id: string | null;
  method: "cash" | "ccp" | "bank_transfer" | "card" | "store_credit";
  order_id: string;
  paid_at: Date | null;
  paid_from: "till" | "bank" | null;
  reference: string | null;
  retry_of: string | null;
  return_id: string | null;
  state: Generated<"due" | "approved" | "paid" | "failed" | "cancelled">;
  vendor_id: string;
  version: Generated<number>;
  voucher: string | null;
}

export interface ReturnsReturnableLines {
  delivered_quantity: number;
  order_item_id: string;
  returned_quantity: Generated<number>;
  vendor_id: string;
}

export interface ReturnsReturnItems {
  condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
  /**
   * The exchange that brought the pieces; null for those of the order itself.
   */
  exchange_id: string | null;
  line_id: GeneratedAlways<string>;
  note: string | null;
  order_item_id: string;
  quantity: number;
  received_quantity: number | null;
  restocked_quantity: Generated<number>;
  return_id: string;
  variant_id: string | null;
  vendor_id: string;
}

export interface ReturnsReturnPhotos {
  added_at: Date;
  image: unknown;
  position: number;
  return_id: string;
  uploaded_by: "buyer" | "vendor" | "courier";
}

export interface ReturnsReturnPolicies {
  accepts_changed_mind: Generated<boolean>;
  changed_mind_cost_on: Generated<"buyer" | "vendor">;
  created_at: Date;
  created_by: string | null;
  /**
   * From this day on the vendor has the operator's policy again.
   */
  follows_operator: Generated<boolean>;
  id: string;
  send_days: Generated<number>;
  settle_days: number;
  source: string;
  valid_from: LocalDate;
  valid_until: LocalDate | null;
  vendor_id: string | null;
  working_days: number;
}

export interface ReturnsReturns {
  accepted_at: Date | null;
  buyer_id: string | null;
  checked_at: Date | null;
  cost_on: "vendor" | "buyer" | "marketplace";
  courier_code: string | null;
  delivered_on: LocalDate | null;
  id: string;
  is_goodwill: Generated<boolean>;
  note: string | null;
  number: string;
  order_id: string;
  outcome: "refunded" | "replaced" | "repaired" | "exchanged" | "sent_back" | null;
  reason: "late" | "wrong_item" | "defective" | "damaged" | "incomplete" | "not_as_described" | "changed_mind" | "refused_at_door";
  refund_destination: string | null;
  refund_method: "cash" | "ccp" | "bank_transfer" | "card" | null;
  refuse_reason: string | null;
  refused_at: Date | null;
  requested_at: Date;
  requested_on: LocalDate;
  requested_resolution: "refund" | "replacement" | "repair" | "exchange";
  return_until_on: LocalDate | null;
  returned_at: Date | null;
  returning_at: Date | null;
  /**
   * Days after approval in which the buyer sends the goods.
   */
  send_days: Generated<number>;
  settle_days: number;
  settle_until_on: LocalDate | null;
  settled_at: Date | null;
  state: Generated<"requested" | "accepted" | "refused" | "withdrawn" | "returning" | "to_collect" | "returned" | "checked" | "settled">;
  terms_id: string;
  to_collect_at: Date | null;
  tracking: string | null;
  vendor_id: string;
  version: Generated<number>;
  wanted_variant_id: string | null;
  withdrawn_at: Date | null;
  working_days: number;
}

export interface ReturnsStatusHistory {
  actor_id: string | null;
  actor_role: "buyer" | "vendor" | "admin" | "courier" | "system";
  from_state: string | null;
  happened_at: Date;
  id: string;
  reason: string | null;
  refund_id: string | null;
  return_id: string | null;
  to_state: string;
  vendor_id: string;
}

export interface ReturnsTables {
  "returns.exchanges": ReturnsExchanges;
  "returns.holiday_history": ReturnsHolidayHistory;
  "returns.holidays": ReturnsHolidays;
  "returns.refunds": ReturnsRefunds;
  "returns.return_items": ReturnsReturnItems;
  "returns.return_photos": ReturnsReturnPhotos;
  "returns.return_policies": ReturnsReturnPolicies;
  "returns.returnable_lines": ReturnsReturnableLines;
  "returns.returns": ReturnsReturns;
  "returns.status_history": ReturnsStatusHistory;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type ReturnsDatabase = ReturnsTables & Readable<PlatformTables & OrdersTables & TerritoryTables & PaymentsTables & CatalogTables & PromotionsTables & LedgerTables & ShippingTables & VendorsTables & IdentityTables & MediaTables & SettingsTables & AuditTables>
