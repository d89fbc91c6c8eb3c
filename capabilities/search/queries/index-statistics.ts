import { sql } from 'kysely'
import { type Db, tables } from '#platform/database/index.ts'
import { minutes } from '#kernel/time.ts'
import type { DocumentFrequency } from '../rules/document-frequencies.ts'

/** The listings seen from afar, as the database's own statistics have them. */
export type IndexStatistics = {
  listed: number
  /** Words that many listings carry. */
  frequent: readonly DocumentFrequency[]
  /** Ids that part the listings into equal pieces: where the pieces of a sample begin. */
  starts: readonly string[]
}

const KEPT_FOR = minutes(5)

/**
 * Tells how the listings are spread. Kept for some minutes, and read again beside the request that
 * finds it old: it only chooses how to look for an answer, never what the answer is.
 */
export function createIndexStatistics(db: Db): () => Promise<IndexStatistics> {
  let kept: Promise<IndexStatistics> | undefined
  let readAt = 0
  return () => {
    const old = kept
    if (old && performance.now() - readAt < KEPT_FOR) return old
    readAt = performance.now()
    const fresh = readOverview(db)
    // What could not be read is asked for again by the next request.
    fresh.then(
      () => (kept = fresh),
      () => (kept = old),
    )
    kept ??= fresh
    return kept
  }
}

type Row = { listed: number; words: string[] | null; shares: number[] | null; starts: string[] }

async function readOverview(db: Db): Promise<IndexStatistics> {
  const { rows } = await sql<Row>`
    select coalesce((select count from search.listing_counts where scope = 'all'), 0) as listed,
      w.most_common_elems::text::text[] as words, w.most_common_elem_freqs as shares,
      coalesce(i.histogram_bounds::text::text[], '{}') as starts
    from (select) one
    left join pg_stats w on w.schemaname = 'search' and w.tablename = 'listings' and w.attname = 'words'
    left join pg_stats i on i.schemaname = 'search' and i.tablename = 'listings' and i.attname = 'product_id'
  `.execute(tables<never>(db))
  const { listed = 0, words, shares, starts = [] } = rows[0] ?? {}
  const frequent = (words ?? []).map((word, at) => ({ word, share: shares?.[at] ?? 0 }))
  return { listed, frequent, starts }
}
