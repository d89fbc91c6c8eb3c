import type { Database } from '#platform/database/index.ts'
import { keepCategories } from './operations/keep-categories.ts'

/** The door of the catalogue: its categories, kept in memory, and its stock. */
export function createCatalog({ database }: { database: Database }) {
  return { categories: keepCategories(database) }
}
export type Catalog = ReturnType<typeof createCatalog>
export type { Category, ProductId, ProductStatus, VariantId } from './schema.ts'
