import { sql } from 'kysely'
import { type Db, tables, type Tx } from '#platform/database/index.ts'
import type { IntentView } from '../intents.contract.ts'
import type { SearchDatabase } from '../tables.ts'

const COLUMNS = sql.raw('id, kind, name_fr, name_en, name_ar, phrases, terms, is_broad')

/** Some dozens: they are read whole. */
export async function listSearchIntents(db: Db): Promise<IntentView[]> {
  const { rows } = await sql<IntentView>`
    select ${COLUMNS} from search.intents order by kind, position, id`.execute(
    tables<SearchDatabase>(db),
  )
  return rows
}

export async function lockIntent(tx: Tx, id: string): Promise<IntentView | null> {
  const { rows } = await sql<IntentView>`
    select ${COLUMNS} from search.intents where id = ${id} for update`.execute(
    tables<SearchDatabase>(tx),
  )
  return rows[0] ?? null
}

export async function saveSearchIntent(tx: Tx, intent: IntentView): Promise<void> {
  const { id, kind, phrases, terms } = intent
  await sql`
    insert into search.intents as stored
      (id, kind, name_fr, name_en, name_ar, phrases, terms, is_broad, position)
    values (${id}, ${kind}, ${intent.name_fr}, ${intent.name_en}, ${intent.name_ar},
      ${phrases}::text[], ${terms}::text[], ${intent.is_broad},
      (select coalesce(max(position), 0) + 1 from search.intents))
    on conflict (id) do update set (kind, name_fr, name_en, name_ar, phrases, terms, is_broad)
      = row (excluded.kind, excluded.name_fr, excluded.name_en, excluded.name_ar,
        excluded.phrases, excluded.terms, excluded.is_broad)`.execute(tables<SearchDatabase>(tx))
}

export async function deleteIntent(tx: Tx, id: string): Promise<void> {
  await sql`delete from search.intents where id = ${id}`.execute(tables<SearchDatabase>(tx))
}
