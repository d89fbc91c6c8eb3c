// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { LocalDate } from "#kernel/calendar.ts";
import type { LocalizedText } from "#kernel/locale.ts";
import type { JSONColumnType } from "kysely";

export interface TerritoryCommunes {
  code: string;
  former_names: string[];
  name: JSONColumnType<Partial<LocalizedText>, string, string>;
  postcode: string | null;
  wilaya_code: string;
}

export interface TerritoryLoadedData {
  checksum: string;
  only_row: Generated<boolean>;
}

export interface TerritoryWilayas {
  code: string;
  created_by: string;
  created_on: LocalDate;
  former_names: string[];
  name: JSONColumnType<LocalizedText, string, string>;
  parent_code: string | null;
  sort: number;
}

export interface TerritoryTables {
  "territory.communes": TerritoryCommunes;
  "territory.loaded_data": TerritoryLoadedData;
  "territory.wilayas": TerritoryWilayas;
}

/** Its own tables, and those of the capabilities that the map lets it read. */
export type TerritoryDatabase = TerritoryTables & Readable<PlatformTables>
