// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { PaymentsTables } from '#capabilities/payments/tables.ts'
import type { LedgerTables } from '#capabilities/ledger/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";
import type { PaymentMethod } from "#kernel/payment-methods.ts";

export interface OrdersAccessCodes {
  attempts: Generated<number>;
  digest: Buffer;
  expires_at: Date;
  purchase_id: string;
  sent_at: Date;
}

export interface OrdersAddressChanges {
  /**
   * Who changed it: the buyer, or the vendor of all orders of the purchase.
   */
  actor_role: Generated<"buyer" | "vendor">;
  fields: string[];
  from_shipping_centimes: Centimes;
  from_wilaya: string;
  happened_at: Date;
  id: string;
  order_id: string;
  to_shipping_centimes: Centimes;
  to_wilaya: string;
}

export interface OrdersInternalNotes {
  author_id: string | null;
  body: string;
  created_at: Date;
  id: string;
  order_id: string | null;
  phone: string | null;
  user_id: string | null;
}

export interface OrdersOrderItems {
  /**
   * Units cancelled before they were sent, while others were sent; 0 in an order cancelled as a whole.
   */
  cancelled_quantity: Generated<number>;
  discount_centimes: Generated<Centimes>;
  id: string;
  image: unknown | null;
  list_price_centimes: Centimes;
  order_id: string;
  position: number;
  price_centimes: Centimes;
  product_id: string | null;
  product_name: string;
  /**
   * Copy of the product name by language; null in rows of before 1.1.
   */
  product_names: unknown | null;
  quantity: number;
  /**
   * Units returned to the vendor after delivery.
   */
  returned_quantity: Generated<number>;
  sku: string | null;
  total_centimes: Centimes;
  variant_id: string | null;
  variant_label: string | null;
  /**
   * Copy of the chosen options by language; null without options.
   */
  variant_labels: unknown | null;
  vat_bp: number;
  vendor_id: string;
}

export interface OrdersOrders {
  /**
   * Copied from the purchase: the account that sees the order; null of a guest.
   */
  buyer_id: string | null;
  cancel_reason: string | null;
  cancelled_at: Date | null;
  commission_bp: number;
  commission_centimes: Centimes;
  commission_reason: string;
  confirmed_at: Date | null;
  deliver_from: LocalDate;
  deliver_until: LocalDate;
  delivered_at: Date | null;
  delivery_method: "home" | "stop_desk";
  delivery_note: string | null;
  discount_centimes: Centimes;
  /**
   * Besides the total: differences that its delivered exchanges collected, without stamp duty.
   */
  exchanged_centimes: Generated<Centimes>;
  holds_stock: Generated<boolean>;
  id: string;
  item_count: number;
  /**
   * Its returns that are neither refused, withdrawn nor settled; set by returns.
   */
  open_return_count: Generated<number>;
  order_number: string;
  payment_status: Generated<"paid" | "pending" | "failed">;
  pickup_point_id: string | null;
  placed_at: Date;
  processing_at: Date | null;
  purchase_id: string;
  refunded_centimes: Generated<Centimes>;
  /**
   * When its buyer first asked for a return, whatever became of it; set by returns.
   */
  return_requested_at: Date | null;
  /**
   * State of its latest return, or the outcome once settled; set by returns.
   */
  return_state: string | null;
  /**
   * Last day on which its buyer may ask for a return, in working days; set by returns.
   */
  returnable_until: LocalDate | null;
  rounding_centimes: Centimes;
  shipped_at: Date | null;
  shipping_centimes: Centimes;
  /**
   * Duty of a cash payment as the buyer was shown it, not in the total; its parcels never ask for more.
   */
  stamp_duty_centimes: Generated<Centimes>;
  status: "pending" | "confirmed" | "processing" | "shipped" | "delivered" | "cancelled";
  stock_reference: string | null;
  subtotal_centimes: Centimes;
  total_centimes: Centimes;
  /**
   * Of the total: cancelled before it was sent, or returned undelivered; as posted in the ledger.
   */
  undelivered_centimes: Generated<Centimes>;
  /**
   * The shipping fee in undelivered_centimes.
   */
  undelivered_shipping_centimes: Generated<Centimes>;
  vendor_id: string;
  vendor_note: string | null;
  version: Generated<number>;
  wilaya: string;
}

export interface OrdersParcelHistory {
  from_state: string | null;
  happened_at: Date;
  id: string;
  note: string | null;
  parcel_id: string;
  reason: "phone_unreachable" | "no_answer" | "wrong_number" | "absent_postponed" | "absent_failed" | "cancelled_by_customer" | "duplicate_order" | "not_ordered" | "wrong_product" | "missing_product" | "damaged_product" | "cannot_pay" | "wrong_wilaya" | "wrong_commune" | "no_show" | "missing_document" | "forbidden_product" | "dangerous_product" | "false_declaration" | "lost" | "stolen" | "damaged_in_transit" | null;
  to_state: string;
}

export interface OrdersParcelItems {
  order_item_id: string;
  parcel_id: string;
  quantity: number;
}

export interface OrdersParcels {
  /**
   * Who gets its cash on delivery: the vendor (own man, own courier account) or the operator's courier.
   */
  cash_holder: Generated<"vendor" | "operator">;
  collect_centimes: Centimes;
  courier_code: string | null;
  created_at: Date;
  delivered_at: Date | null;
  /**
   * When its vendor reported the delivery; null once that is confirmed, withdrawn or rejected.
   */
  delivery_claimed_at: Date | null;
  delivery_claimed_by: string | null;
  /**
   * When the buyer answered that it did not arrive.
   */
  delivery_denied_at: Date | null;
  /**
   * When an admin rejected the last claim.
   */
  delivery_rejected_at: Date | null;
  handed_over_at: Date | null;
  id: string;
  loss_kind: "lost" | "stolen" | "damaged_in_transit" | null;
  /**
   * When it was last reported as lost; it may be found and delivered or returned later.
   */
  lost_at: Date | null;
  order_id: string;
  position: number;
  purpose: Generated<"sale" | "exchange">;
  return_condition: "resellable" | "damaged" | "incomplete" | "wrong_item" | null;
  returned_at: Date | null;
  /**
   * Part of what the parcel collects, by the scale of the day it was handed over.
   */
  stamp_duty_centimes: Generated<Centimes>;
  state: Generated<"preparing" | "ready" | "handed_over" | "in_transit" | "at_wilaya" | "waiting_for_customer" | "out_for_delivery" | "attempt_failed" | "postponed" | "alert" | "delivered" | "cash_at_courier" | "remitted" | "returning" | "return_to_collect" | "returned" | "checked" | "lost">;
  tracking: string | null;
  vendor_id: string;
}

export interface OrdersPurchases {
  address: string;
  /**
   * Optimistic lock of the address: raised by each change of the buyer.
   */
  address_version: Generated<number>;
  buyer_id: string | null;
  city: string;
  commune_code: string | null;
  discount_centimes: Centimes;
  email: string;
  first_name: string;
  id: string;
  /**
   * Nonce that the key of the purchase is derived from; a new one revokes the key.
   */
  key_nonce: Generated<string>;
  language: "fr" | "en" | "ar";
  last_name: string;
  number: string;
  payment_method: PaymentMethod;
  phone: string;
  phone_raw: string;
  placed_at: Date;
  postal_code: string | null;
  promo_code: string | null;
  rounding_centimes: Centimes;
  shipping_centimes: Centimes;
  subtotal_centimes: Centimes;
  total_centimes: Centimes;
  /**
   * Vendors of its orders, as search keys.
   */
  vendor_ids: string[];
  wilaya: string;
}

export interface OrdersStatusHistory {
  actor_id: string | null;
  actor_role: "buyer" | "vendor" | "admin" | "system" | "courier";
  from_status: string | null;
  happened_at: Date;
  id: string;
  order_id: string;
  reason: string | null;
  to_status: string;
}

export interface OrdersTables {
  "orders.access_codes": OrdersAccessCodes;
  "orders.address_changes": OrdersAddressChanges;
  "orders.internal_notes": OrdersInternalNotes;
  "orders.order_items": OrdersOrderItems;
  "orders.orders": OrdersOrders;
  "orders.parcel_history": OrdersParcelHistory;
  "orders.parcel_items": OrdersParcelItems;
  "orders.parcels": OrdersParcels;
  "orders.purchases": OrdersPurchases;
  "orders.status_history": OrdersStatusHistory;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type OrdersDatabase = OrdersTables & Readable<PlatformTables & IdentityTables & TerritoryTables & VendorsTables & CatalogTables & ShippingTables & PaymentsTables & LedgerTables & SettingsTables & AuditTables>
