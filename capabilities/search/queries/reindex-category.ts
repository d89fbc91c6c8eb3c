import { sql } from 'kysely'
import { type Tx, tables } from '#platform/database/index.ts'
import type { SearchDatabase } from '../tables.ts'

type ReindexCategoryFilter = { slug: string; after: string | null; most: number }

/**
 * Rebuilds rows of the read model: up to `most` products after the given one. Returns the last id
 * when there may be more, else null.
 */
export async function reindexCategoryListings(
  tx: Tx,
  { slug, after, most: limit }: ReindexCategoryFilter,
): Promise<string | null> {
  const db = tables<SearchDatabase>(tx)
  const { rows } = await sql<{ id: string }>`
    select id from catalog.products
    where category_slug in (
        select slug from catalog.categories where slug = ${slug} or parent_slug = ${slug})
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await sql`select search.refresh(${ids}::uuid[])`.execute(db)
  return ids.length < limit ? null : (ids.at(-1) ?? null)
}
