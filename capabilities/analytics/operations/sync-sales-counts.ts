import { ok } from '#kernel/result.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import { claimSalesDeltas } from '../queries/sales-counts.ts'

type Deps = { db: Db; catalog: Pick<Catalog, 'addSales'> }

/** Quantities of placed orders minus those of cancelled ones, since the last run. */
export const syncSalesCounts =
  ({ db, catalog }: Deps) =>
  async (): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await catalog.addSales(tx, await claimSalesDeltas(tx))
      return ok(null)
    })
  }
