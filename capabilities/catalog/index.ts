import { systemClock } from '#platform/clock.ts'
import type { Clock } from '#kernel/time.ts'
import type { Database } from '#platform/database/index.ts'
import { keepCategories } from './operations/keep-categories.ts'
import { moveStock } from './operations/move-stock.ts'
import { countProductsOf } from './queries/counts.ts'
import { moveRating } from './queries/ratings.ts'

/** The door of the catalogue: its categories, kept in memory, its stock, and the stars it shows. */
export function createCatalog({
  database,
  clock = systemClock,
}: {
  database: Database
  clock?: Clock
}) {
  return {
    categories: keepCategories(database),
    ...moveStock({ clock }),
    moveRating,
    /** How many products each of these shops has, whatever their state; a shop without any is absent. */
    countProductsOf: (vendorIds: readonly string[]) => countProductsOf(database.db, vendorIds),
  }
}
export type Catalog = ReturnType<typeof createCatalog>
export type { StockLine, StockShort } from './operations/move-stock.ts'
export type { Category, ProductId, ProductStatus, VariantId } from './schema.ts'
