// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";
import type { OnlineMethod } from "#kernel/payment-methods.ts";

export interface PaymentsGatewayEvents {
  event_id: string;
  gateway: string;
  handled_at: Date | null;
  intent_id: string | null;
  payload: unknown;
  received_at: Date;
  type: string;
}

export interface PaymentsHolds {
  amount_centimes: Centimes;
  created_at: Date;
  ended_at: Date | null;
  expires_at: Date;
  language: "fr" | "en" | "ar";
  number: string;
  purchase_id: string;
  state: Generated<"open" | "paid" | "released" | "paid_on_delivery">;
}

export interface PaymentsIntents {
  amount_centimes: Centimes;
  captured_at: Date | null;
  /**
   * Amount that the gateway took; null where it is the amount that was asked.
   */
  captured_centimes: Centimes | null;
  checkout_url: string | null;
  created_at: Date;
  expires_at: Date | null;
  failed_at: Date | null;
  failure_reason: string | null;
  gateway: string | null;
  gateway_id: string | null;
  id: string;
  method: OnlineMethod;
  /**
   * Next poll of the gateway; null when the status is final.
   */
  next_poll_at: Date | null;
  poll_count: Generated<number>;
  purchase_id: string;
  receipt: unknown | null;
  refunded_centimes: Generated<Centimes>;
  status: Generated<"pending" | "captured" | "failed" | "expired" | "cancelled">;
}

export interface PaymentsRefunds {
  amount_centimes: Centimes;
  created_at: Date;
  failure_reason: string | null;
  gateway_reference: string | null;
  id: string;
  intent_id: string;
  order_id: string;
  reason: string;
  reference: string;
  requested_by: string | null;
  settled_at: Date | null;
  settled_by: string | null;
  status: Generated<"due" | "sending" | "manual" | "done" | "cancelled">;
}

export interface PaymentsRefundSettlements {
  decided_at: Date | null;
  decided_by: string | null;
  id: string;
  is_sole_approval: Generated<boolean>;
  paid_from: Generated<"gateway" | "bank" | "till">;
  paid_on: LocalDate;
  /**
   * When its payment was posted; what is paid from the till is reserved in it until then.
   */
  posted_at: Date | null;
  recorded_at: Date;
  recorded_by: string;
  reference: string;
  refund_id: string;
  reject_reason: string | null;
  state: Generated<"recorded" | "confirmed" | "rejected" | "withdrawn">;
  /**
   * Number of the voucher of what left the till.
   */
  voucher: string | null;
}

export interface PaymentsStatusHistory {
  from_status: string | null;
  happened_at: Date;
  id: string;
  intent_id: string;
  reason: string | null;
  to_status: string;
}

export interface PaymentsTables {
  "payments.gateway_events": PaymentsGatewayEvents;
  "payments.holds": PaymentsHolds;
  "payments.intents": PaymentsIntents;
  "payments.refund_settlements": PaymentsRefundSettlements;
  "payments.refunds": PaymentsRefunds;
  "payments.status_history": PaymentsStatusHistory;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type PaymentsDatabase = PaymentsTables & Readable<PlatformTables & IdentityTables & SettingsTables & AuditTables>
