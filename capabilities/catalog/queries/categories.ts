import { type Db, tables } from '#platform/database/index.ts'
import type { Category } from '../schema.ts'

type CategoryTables = {
  'catalog.categories': {
    slug: string
    parent_slug: string | null
    name_fr: string
    name_en: string
    name_ar: string
    position: number
    is_visible: boolean
  }
}

/** Every visible category, parents before their children, in their order. */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await tables<CategoryTables>(db)
    .selectFrom('catalog.categories')
    .selectAll()
    .where('is_visible', '=', true)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    slug: row.slug,
    parent: row.parent_slug,
    name: { fr: row.name_fr, en: row.name_en, ar: row.name_ar },
  }))
}
