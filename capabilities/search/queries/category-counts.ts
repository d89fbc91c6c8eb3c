import { type Db, tables } from '#platform/database/index.ts'
import type { SearchDatabase } from '../tables.ts'

/** Children included. */
export async function categoryCounts(db: Db): Promise<Map<string, number>> {
  const rows = await tables<SearchDatabase>(db)
    .selectFrom('search.listing_counts')
    .selectAll()
    .where('scope', 'like', 'category:%')
    .execute()
  return new Map(rows.map((row) => [row.scope.slice('category:'.length), row.count]))
}
