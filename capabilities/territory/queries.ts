import { sql } from 'kysely'
import { type Language, type Localized, writtenText } from '#kernel/locale.ts'
import { type Db, tables, type Tx, textIn } from '#platform/database/index.ts'
import type { Commune, Wilaya } from './schema.ts'
import type { TerritoryDatabase } from './tables.ts'

/**
 * SQL of a commune's name in the reader's language, by the column of its code; what was typed
 * where no commune was recognized. English uses the French name.
 */
export const communeName = (language: Language, code: string, typed: string): string =>
  `coalesce((select ${textIn('commune.name', language)} from territory.communes commune
    where commune.code = ${code}), ${typed})`

/** Null when the tables were never filled. */
export async function findLoadedChecksum(handle: Db | Tx): Promise<string | null> {
  const row = await tables<TerritoryDatabase>(handle)
    .selectFrom('territory.loaded_data')
    .select('checksum')
    .executeTakeFirst()
  return row?.checksum ?? null
}

export async function lockLoading(tx: Tx): Promise<void> {
  await sql`lock table territory.loaded_data in exclusive mode`.execute(
    tables<TerritoryDatabase>(tx),
  )
}

export async function saveLoadedChecksum(tx: Tx, checksum: string): Promise<void> {
  await tables<TerritoryDatabase>(tx)
    .insertInto('territory.loaded_data')
    .values({ only_row: true, checksum })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ checksum }))
    .execute()
}

const withNames = (places: readonly Localized[]): string =>
  JSON.stringify(places.map((place) => ({ ...place, name: writtenText(place) })))

export async function saveWilayas(tx: Tx, wilayas: readonly Wilaya[]): Promise<void> {
  await sql`
    insert into territory.wilayas
      (code, name, former_names, parent_code, created_by, created_on, sort)
    select code, name, former, parent, law, since, code::integer
    from jsonb_to_recordset(${withNames(wilayas)}::jsonb) as given
      (code text, name jsonb, former text[], parent text, law text, since date)
    on conflict (code) do update set name = excluded.name, former_names = excluded.former_names, parent_code = excluded.parent_code,
      created_by = excluded.created_by, created_on = excluded.created_on, sort = excluded.sort
  `.execute(tables<TerritoryDatabase>(tx))
}

/** Upserts; communes are never deleted. */
export async function saveCommunes(tx: Tx, communes: readonly Commune[]): Promise<void> {
  await sql`
    insert into territory.communes (code, wilaya_code, name, postcode, former_names)
    select code, wilaya, name, postcode, former
    from jsonb_to_recordset(${withNames(communes)}::jsonb) as given
      (code text, wilaya text, name jsonb, postcode text, former text[])
    on conflict (code) do update set
      wilaya_code = excluded.wilaya_code, name = excluded.name, postcode = excluded.postcode, former_names = excluded.former_names
  `.execute(tables<TerritoryDatabase>(tx))
}
