// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { FulfillmentTables } from '#capabilities/fulfillment/tables.ts'
import type { OrdersTables } from '#capabilities/orders/tables.ts'
import type { ReturnsTables } from '#capabilities/returns/tables.ts'
import type { LedgerTables } from '#capabilities/ledger/tables.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { IdentityTables } from '#capabilities/identity/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { ShippingTables } from '#capabilities/shipping/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { MediaTables } from '#capabilities/media/tables.ts'
import type { CatalogTables } from '#capabilities/catalog/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { InvoicePaymentMethod } from "./schema.ts";
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";
import type { GeneratedAlways } from "kysely";

export interface DocumentsInvoiceLines {
  designation: string;
  discount_centimes: Generated<Centimes>;
  /**
   * With VAT.
   */
  due_centimes: Centimes | null;
  invoice_id: string;
  /**
   * What a later document corrects: id of the order item, an exchange, the delivery; null before 0002.
   */
  item: string | null;
  position: number;
  quantity: number;
  total_centimes: Centimes;
  unit_price_centimes: Centimes;
  vat_bp: number;
}

export interface DocumentsInvoices {
  buyer: unknown | null;
  buyer_erased_at: Date | null;
  cancel_reason: string | null;
  cancelled_at: Date | null;
  /**
   * The first invoice of the order, of a credit note or a further invoice.
   */
  corrects: string | null;
  /**
   * Month of the VAT journal of a commission that was invoiced after its own month was closed.
   */
  counted_in: LocalDate | null;
  id: string;
  issued_at: Date;
  issued_on: LocalDate;
  kind: "invoice" | "credit_note";
  language: "fr" | "en" | "ar";
  line_count: number;
  /**
   * First day of the month whose commission is invoiced.
   */
  month: LocalDate | null;
  number: number;
  order_id: string | null;
  payment_method: InvoicePaymentMethod;
  reference: GeneratedAlways<string>;
  refund_id: string | null;
  rounding_centimes: Generated<Centimes>;
  rules: unknown;
  seller: unknown;
  series_id: string;
  stamp_duty_centimes: Generated<Centimes>;
  /**
   * What is invoiced: a sale by the vendor; by the operator its delivery, or the commission and services, or the compensations, of a month.
   */
  subject: Generated<string>;
  subtotal_centimes: Centimes;
  total_centimes: Centimes;
  total_in_words: string;
  vat_centimes: Centimes;
  vendor_id: string;
  year: number;
}

export interface DocumentsInvoiceVat {
  base_centimes: Centimes;
  invoice_id: string;
  vat_bp: number;
  vat_centimes: Centimes;
}

export interface DocumentsLegalRates {
  from_centimes: Generated<Centimes>;
  id: string;
  is_applied: Generated<boolean>;
  kind: "vat" | "stamp_duty";
  minimum_centimes: Generated<Centimes>;
  rate_bp: number;
  source: string;
  valid_from: LocalDate;
  valid_until: LocalDate | null;
}

export interface DocumentsSeries {
  id: Generated<string>;
  kind: "invoice" | "credit_note";
  last_issued_on: LocalDate;
  last_number: number;
  subject: Generated<string>;
  /**
   * The issuer; null for the operator.
   */
  vendor_id: string | null;
  year: number;
}

export interface DocumentsVatClosings {
  closed_at: Date;
  closed_by: string;
  id: string;
  month: LocalDate;
  reopen_reason: string | null;
  reopened_at: Date | null;
  reopened_by: string | null;
}

export interface DocumentsTables {
  "documents.invoice_lines": DocumentsInvoiceLines;
  "documents.invoice_vat": DocumentsInvoiceVat;
  "documents.invoices": DocumentsInvoices;
  "documents.legal_rates": DocumentsLegalRates;
  "documents.series": DocumentsSeries;
  "documents.vat_closings": DocumentsVatClosings;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type DocumentsDatabase = DocumentsTables & Readable<PlatformTables & FulfillmentTables & OrdersTables & ReturnsTables & LedgerTables & VendorsTables & IdentityTables & TerritoryTables & ShippingTables & SettingsTables & MediaTables & CatalogTables & AuditTables>
