import type { Pool } from 'pg'
import { LANGUAGES } from '#kernel/locale.ts'

/** Columns of one language, each with its reason; any other would be one more with each language. */
const OF_ONE_LANGUAGE: Record<string, string> = {
  'catalog.products.name_key': 'a computed sort key: each language has its indexes',
  'vendors.vendors.business_name':
    'the registered name and its Arabic spelling, which is no translation',
  'search.listings.brand': 'found in the specifications of a product, to filter by',
}

/** Columns that are named after a language, in tables of any schema. */
export async function columnsOfLanguages(database: Pick<Pool, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ column: string }>(
    `select n.nspname || '.' || c.relname || '.' || a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and a.attname ~ $1 order by 1`,
    [`_(${LANGUAGES.join('|')})$`],
  )
  return rows
    .map(({ column }) => column)
    .filter((column) => !(column.replace(/_[a-z]+$/, '') in OF_ONE_LANGUAGE))
}
