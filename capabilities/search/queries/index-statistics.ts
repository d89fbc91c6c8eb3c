import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'
import { minutes } from '#kernel/time.ts'
import type { DocumentFrequency } from '../rules/document-frequencies.ts'
import type { SearchDatabase } from '../tables.ts'

/** From PostgreSQL's own statistics. */
export type IndexStatistics = {
  listed: number
  frequent: readonly DocumentFrequency[]
  /** The same of names alone. */
  frequentInNames: readonly DocumentFrequency[]
  /** Ids that split the listings into equal parts. */
  starts: readonly string[]
}

const TTL = minutes(5)

/** Stale while revalidate: it chooses only the query plan, never the result. */
export function createIndexStatistics(db: Db): () => Promise<IndexStatistics> {
  let stored: Promise<IndexStatistics> | undefined
  let readAt = 0
  return () => {
    const old = stored
    if (old && performance.now() - readAt < TTL) return old
    readAt = performance.now()
    const fresh = readOverview(db)
    // After a failure the next request reads again.
    fresh.then(
      () => (stored = fresh),
      () => (stored = old),
    )
    stored ??= fresh
    return stored
  }
}

type Row = {
  listed: number
  words: string[] | null
  shares: number[] | null
  names: string[] | null
  name_shares: number[] | null
  starts: string[]
}

async function readOverview(db: Db): Promise<IndexStatistics> {
  const { rows } = await sql<Row>`
    select coalesce((select count from search.listing_counts where scope = 'all'), 0) as listed,
      w.most_common_elems::text::text[] as words, w.most_common_elem_freqs as shares,
      n.most_common_elems::text::text[] as names, n.most_common_elem_freqs as name_shares,
      coalesce(i.histogram_bounds::text::text[], '{}') as starts
    from (select) one
    left join pg_stats w on w.schemaname = 'search' and w.tablename = 'listings' and w.attname = 'words'
    left join pg_stats n on n.schemaname = 'search' and n.tablename = 'listings' and n.attname = 'names'
    left join pg_stats i on i.schemaname = 'search' and i.tablename = 'listings' and i.attname = 'product_id'
  `.execute(tables<SearchDatabase>(db))
  const { listed = 0, words, shares, names, name_shares: nameShares, starts = [] } = rows[0] ?? {}
  return {
    listed,
    frequent: frequencies(words, shares),
    frequentInNames: frequencies(names, nameShares),
    starts,
  }
}

const frequencies = (words: string[] | null = [], shares: number[] | null = []) =>
  (words ?? []).map((word, index) => ({ word, share: shares?.[index] ?? 0 }))
