import { sql } from 'kysely'
import { allConditions, type Db, tables, type Tx } from '#platform/database/index.ts'
import type { Synonym, SynonymTerms } from '../schema.ts'
import type { SearchDatabase } from '../tables.ts'

const COLUMNS = sql.raw('id, language, term, expansions, is_substitute')

type Filter = {
  search: string | null
  language: Synonym['language'] | null
  after: { term: string; id: string } | null
  limit: number
}
export type ListedSynonyms = { rows: Synonym[]; byLanguage: Record<string, number> }

export async function listSynonyms(db: Db, filter: Filter): Promise<ListedSynonyms> {
  const { search, language, after, limit } = filter
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const matches = allConditions(
    like &&
      sql`(search.fold(term) like search.fold(${like})
        or search.fold(array_to_string(expansions, ' ')) like search.fold(${like}))`,
  )
  const { rows } = await sql<ListedSynonyms>`
    with found as materialized (
      select ${COLUMNS} from search.synonyms where ${matches})
    select (select coalesce(json_agg(page order by term collate "C", id), '[]') from (
        select ${COLUMNS} from found
        where ${allConditions(
          language && sql`language = ${language}`,
          after && sql`(term collate "C", id) > (${after.term}, ${after.id}::uuid)`,
        )}
        order by term collate "C", id limit ${limit + 1}) page) as rows,
      (select coalesce(json_object_agg(language, count), '{}') from (
        select language, count(*)::integer as count from found group by language) by_language) as "byLanguage"`.execute(
    tables<SearchDatabase>(db),
  )
  return rows[0]! // all values are subselects, so there is always one row
}

export async function lockSynonym(tx: Tx, id: string): Promise<Synonym | null> {
  const { rows } = await sql<Synonym>`
    select ${COLUMNS} from search.synonyms where id = ${id} for update`.execute(
    tables<SearchDatabase>(tx),
  )
  return rows[0] ?? null
}

/** Terms are unique per language: the advisory lock excludes concurrent changes. */
export async function lockTerms(
  tx: Tx,
  language: Synonym['language'],
): Promise<Pick<Synonym, 'id' | 'term'>[]> {
  await sql`select pg_advisory_xact_lock(hashtext('search.synonyms'))`.execute(
    tables<SearchDatabase>(tx),
  )
  const { rows } = await sql<Pick<Synonym, 'id' | 'term'>>`
    select id, term from search.synonyms where language = ${language}`.execute(
    tables<SearchDatabase>(tx),
  )
  return rows
}

export async function insertSynonym(
  tx: Tx,
  { id, language, term, expansions, is_substitute: isSubstitute }: Synonym,
): Promise<void> {
  await sql`
    insert into search.synonyms (id, language, term, expansions, is_substitute)
    values (${id}, ${language}, ${term}, ${expansions}::text[], ${isSubstitute})`.execute(
    tables<SearchDatabase>(tx),
  )
}

export async function saveSynonym(tx: Tx, id: string, synonymTerms: SynonymTerms): Promise<void> {
  await sql`
    update search.synonyms set language = ${synonymTerms.language}, term = ${synonymTerms.term},
      expansions = ${synonymTerms.expansions}::text[], is_substitute = ${synonymTerms.is_substitute}
    where id = ${id}`.execute(tables<SearchDatabase>(tx))
}

export async function deleteSynonym(tx: Tx, id: string): Promise<void> {
  await sql`delete from search.synonyms where id = ${id}`.execute(tables<SearchDatabase>(tx))
}
