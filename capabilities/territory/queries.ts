import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Commune, Wilaya } from './schema.ts'
import type { TerritoryDatabase } from './tables.ts'

/**
 * SQL of a commune's name in the reader's language, by the column of its code; what was typed
 * where no commune was recognized. English uses the French name.
 */
export const communeName = (language: Language, code: string, typed: string): string =>
  `coalesce((select commune.name_${language === 'ar' ? 'ar' : 'fr'} from territory.communes commune
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

export async function saveWilayas(tx: Tx, wilayas: readonly Wilaya[]): Promise<void> {
  await sql`
    insert into territory.wilayas
      (code, name_fr, name_ar, name_en, former_names, parent_code, created_by, created_on, sort)
    select code, fr, ar, en, former, parent, law, since, code::integer
    from jsonb_to_recordset(${JSON.stringify(wilayas)}::jsonb) as given
      (code text, fr text, ar text, en text, former text[], parent text, law text, since date)
    on conflict (code) do update set
      name_fr = excluded.name_fr, name_ar = excluded.name_ar, name_en = excluded.name_en,
      former_names = excluded.former_names, parent_code = excluded.parent_code,
      created_by = excluded.created_by, created_on = excluded.created_on, sort = excluded.sort
  `.execute(tables<TerritoryDatabase>(tx))
}

/** Upserts; communes are never deleted. */
export async function saveCommunes(tx: Tx, communes: readonly Commune[]): Promise<void> {
  await sql`
    insert into territory.communes (code, wilaya_code, name_fr, name_ar, postcode, former_names)
    select code, wilaya, fr, ar, postcode, former
    from jsonb_to_recordset(${JSON.stringify(communes)}::jsonb) as given
      (code text, wilaya text, fr text, ar text, postcode text, former text[])
    on conflict (code) do update set
      wilaya_code = excluded.wilaya_code, name_fr = excluded.name_fr, name_ar = excluded.name_ar,
      postcode = excluded.postcode, former_names = excluded.former_names
  `.execute(tables<TerritoryDatabase>(tx))
}
