// Written from the migrations by `npm run schema`.
import type { Generated } from 'kysely'
import type { PlatformTables, Readable } from '#platform/database/index.ts'
import type { LocalDate } from "#kernel/calendar.ts";

export interface TerritoryCommunes {
  code: string;
  former_names: string[];
  name_ar: string;
  name_fr: string;
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
  name_ar: string;
  name_en: string;
  name_fr: string;
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
