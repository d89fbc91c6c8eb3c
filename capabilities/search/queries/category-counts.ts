import { type Db, tables } from '#platform/database/index.ts'

type CountsTable = { 'search.listing_counts': { scope: string; count: number } }

/** Children included. */
export async function categoryCounts(db: Db): Promise<Map<string, number>> {
  const rows = await tables<CountsTable>(db)
    .selectFrom('search.listing_counts')
    .selectAll()
    .where('scope', 'like', 'category:%')
    .execute()
  return new Map(rows.map((row) => [row.scope.slice('category:'.length), row.count]))
}
