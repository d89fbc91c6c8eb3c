// Written from the migrations by `npm run schema`.
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { AuditTables } from '#capabilities/audit/tables.ts'
export interface SettingsHistory {
  after: unknown;
  before: unknown;
  changed_at: Date;
  changed_by: string | null;
  id: string;
  name: string;
}

export interface SettingsValues {
  changed_at: Date;
  changed_by: string | null;
  name: string;
  value: unknown;
}

export interface SettingsTables {
  "settings.history": SettingsHistory;
  "settings.values": SettingsValues;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type SettingsDatabase = SettingsTables & Readable<PlatformTables & AuditTables>
