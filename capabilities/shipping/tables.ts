// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { VendorsTables } from '#capabilities/vendors/tables.ts'
import type { SettingsTables } from '#capabilities/settings/tables.ts'
import type { TerritoryTables } from '#capabilities/territory/tables.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { Centimes } from "#kernel/money.ts";

export interface ShippingCourierAccounts {
  connected_at: Date | null;
  courier_code: string;
  credentials: Buffer | null;
  credentials_hint: string | null;
  error_code: "credentials_refused" | "unavailable" | null;
  is_default: Generated<boolean>;
  vendor_id: string;
}

export interface ShippingCourierCommunes {
  courier_code: string;
  courier_wilaya: number;
  external_id: number;
  is_deliverable: boolean;
  name: string;
  wilaya_name: string;
}

export interface ShippingCourierContractFees {
  contract_id: string;
  fee_centimes: Centimes;
  method: "home" | "stop_desk";
  wilaya_code: string;
}

export interface ShippingCourierContracts {
  /**
   * What the rate on cash applies to once the threshold is reached: the whole amount, or what exceeds the threshold.
   */
  cod_base: "whole" | "excess";
  cod_from_centimes: Centimes;
  cod_rate_bp: number;
  courier_code: string;
  created_at: Date;
  created_by: string;
  id: string;
  remittance_days: number;
  return_fee_centimes: Centimes;
  valid_from: LocalDate;
  version: Generated<number>;
}

export interface ShippingCourierEvents {
  courier_code: string;
  external_id: string;
  handled_at: Date | null;
  id: string;
  payload: unknown;
  received_at: Date;
  tracking: string;
}

export interface ShippingCourierPlaces {
  commune_code: string | null;
  courier_code: string;
  courier_commune: string | null;
  courier_wilaya: string;
  wilaya_code: string;
}

export interface ShippingCouriers {
  adapter: string;
  code: string;
  is_active: Generated<boolean>;
  name: string;
}

export interface ShippingFeeImports {
  courier_code: string;
  done: Generated<number>;
  error_code: string | null;
  started_at: Date;
  state: "running" | "done" | "failed";
  total: number;
  vendor_id: string;
}

export interface ShippingPickupPoints {
  address: string;
  commune_code: string | null;
  courier_code: string;
  external_id: string | null;
  hours: string | null;
  id: string;
  is_open: Generated<boolean>;
  is_withdrawn: Generated<boolean>;
  name: string;
  version: Generated<number>;
  wilaya_code: string;
}

export interface ShippingRateChanges {
  changed_at: Date;
  changed_by: string | null;
  changes: unknown;
  id: string;
}

export interface ShippingShippingRates {
  fee_centimes: Centimes;
  free_above_centimes: Centimes | null;
  id: string;
  is_offered: Generated<boolean>;
  max_days: Generated<number>;
  method: "home" | "stop_desk";
  min_days: Generated<number>;
  updated_at: Date;
  vendor_id: string | null;
  wilaya_code: string;
}

export interface ShippingTables {
  "shipping.courier_accounts": ShippingCourierAccounts;
  "shipping.courier_communes": ShippingCourierCommunes;
  "shipping.courier_contract_fees": ShippingCourierContractFees;
  "shipping.courier_contracts": ShippingCourierContracts;
  "shipping.courier_events": ShippingCourierEvents;
  "shipping.courier_places": ShippingCourierPlaces;
  "shipping.couriers": ShippingCouriers;
  "shipping.fee_imports": ShippingFeeImports;
  "shipping.pickup_points": ShippingPickupPoints;
  "shipping.rate_changes": ShippingRateChanges;
  "shipping.shipping_rates": ShippingShippingRates;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type ShippingDatabase = ShippingTables & Readable<PlatformTables & VendorsTables & SettingsTables & TerritoryTables & AuditTables>
