import { sql } from 'kysely'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { recordOf } from '#kernel/records.ts'
import { type Db, storedText, tables, type Tx } from '#platform/database/index.ts'
import type { IntentView } from '../intents.contract.ts'
import type { SearchDatabase } from '../tables.ts'

const NAMES = LANGUAGES.map((language) => `name ->> '${language}' as name_${language}`)
const COLUMNS = sql.raw(`id, kind, ${NAMES.join(', ')}, phrases, terms, is_broad`)

const nameOf = (intent: { [Key in `name_${Language}`]: string }) =>
  storedText(recordOf(LANGUAGES, (language) => intent[`name_${language}`]))

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
      (id, kind, name, phrases, terms, is_broad, position)
    values (${id}, ${kind}, ${nameOf(intent)}, ${phrases}::text[], ${terms}::text[], ${intent.is_broad},
      (select coalesce(max(position), 0) + 1 from search.intents))
    on conflict (id) do update set (kind, name, phrases, terms, is_broad)
      = row (excluded.kind, excluded.name, excluded.phrases, excluded.terms, excluded.is_broad)`.execute(
    tables<SearchDatabase>(tx),
  )
}

export async function deleteIntent(tx: Tx, id: string): Promise<void> {
  await sql`delete from search.intents where id = ${id}`.execute(tables<SearchDatabase>(tx))
}
