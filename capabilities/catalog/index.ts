import { systemClock } from '#platform/clock.ts'
import type { Clock } from '#kernel/time.ts'
import type { Database } from '#platform/database/index.ts'
import { keepCategories } from './operations/keep-categories.ts'
import { moveStock } from './operations/move-stock.ts'
import { moveRating } from './queries/ratings.ts'

/** The door of the catalogue: its categories, kept in memory, its stock, and the stars it shows. */
export function createCatalog({
  database,
  clock = systemClock,
}: {
  database: Database
  clock?: Clock
}) {
  return { categories: keepCategories(database), ...moveStock({ clock }), moveRating }
}
export type Catalog = ReturnType<typeof createCatalog>
export type { StockLine, StockShort } from './operations/move-stock.ts'
export type { Category, ProductId, ProductStatus, VariantId } from './schema.ts'
