import { ok } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { Outbox } from '#platform/outbox.ts'
import type { CategoryChangeResult } from '#capabilities/catalog/index.ts'
import { reindexCategoryListings } from '../queries/reindex-category.ts'

/** Bounds how long a batch blocks orders on its locks. */
const AT_ONCE = 500

type Relisting = { slug: string; after: string | null }
const relisting = job<Relisting>('search.reindex_category')

type Deps = { db: Db; outbox: Outbox; jobs: Jobs }

/** Listings contain names and group of their category, so its changes reindex them in batches. */
export function reindexOnCategoryChange({ db, outbox, jobs }: Deps): void {
  outbox.subscribe<CategoryChangeResult>(
    'search.category_changed',
    'catalog.category_changed',
    async ({ slug }, tx) => relisting.enqueue(tx, { slug, after: null }),
  )
  jobs.handle(relisting, async ({ slug, after }) => {
    await inTransaction(db, async (tx) => {
      const last = await reindexCategoryListings(tx, { slug, after, most: AT_ONCE })
      if (last !== null) await relisting.enqueue(tx, { slug, after: last })
      return ok(null)
    })
  })
}
