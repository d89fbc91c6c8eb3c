import { sql } from 'kysely'
import type { Localized, LocalizedText } from '#kernel/locale.ts'
import { type Db, type Tx, tables, storedText } from '#platform/database/index.ts'
import type { CategoryNode, ManagedCategory, NewCategory } from '../schema.ts'
import { nextUpdatedAt } from './product-writes.ts'
import type { CatalogDatabase } from '../tables.ts'

type CategoryRow = {
  slug: string
  parent_slug: string | null
  name: LocalizedText
  position: number
  is_visible: boolean
  suggested_specifications: Localized[] | null
}

/** Visible categories in tree order; children of a hidden category are hidden too. */
export async function listCategories(db: Db): Promise<CategoryNode[]> {
  const rows = await tables<CatalogDatabase>(db)
    .selectFrom('catalog.categories as c')
    .leftJoin('catalog.categories as g', 'g.slug', 'c.parent_slug')
    .select(['c.slug', 'c.parent_slug', 'c.name'])
    .where('c.is_visible', '=', true)
    .where((is) => is.or([is('g.is_visible', 'is', null), is('g.is_visible', '=', true)]))
    .orderBy('c.position')
    .execute()
  return rows.map(({ slug, parent_slug: parent, name }) => ({ slug, parent, name }))
}

const managedOf = (row: CategoryRow & { products: number }): ManagedCategory => ({
  slug: row.slug,
  parent: row.parent_slug,
  name: row.name,
  position: row.position,
  isVisible: row.is_visible,
  specifications: row.suggested_specifications ?? [],
  productCount: row.products,
})

export async function listManagedCategories(handle: Db | Tx): Promise<ManagedCategory[]> {
  const { rows } = await sql<CategoryRow & { products: number }>`
    select c.*, coalesce(p.count, 0)::integer as products
    from catalog.categories c
    left join platform.counted p on p.name = 'category:' || c.slug
    order by c.slug`.execute(tables<CatalogDatabase>(handle))
  return rows.map(managedOf)
}

/** Locks the table, which serializes changes of the tree. */
export async function lockCategories(tx: Tx): Promise<ManagedCategory[]> {
  await sql`lock table catalog.categories in share row exclusive mode`.execute(
    tables<CatalogDatabase>(tx),
  )
  return listManagedCategories(tx)
}

const rowOf = (category: NewCategory) => ({
  slug: category.slug,
  parent_slug: category.parent,
  name: storedText(category.name),
  position: category.position,
  is_visible: category.isVisible,
  suggested_specifications: JSON.stringify(category.specifications),
})

/** Parents must come before their children; existing categories stay unchanged. */
export const insertCategories = (handle: Db | Tx, categories: readonly NewCategory[]) =>
  sql`
    insert into catalog.categories
    select * from jsonb_populate_recordset(null::catalog.categories,
      ${JSON.stringify(
        categories.map((category) => ({
          ...rowOf(category),
          name: category.name,
          suggested_specifications: category.specifications,
        })),
      )}::jsonb)
    on conflict (slug) do nothing`.execute(tables<CatalogDatabase>(handle))

export async function listSuggestions(
  db: Db,
): Promise<{ category: string; names: readonly Localized[] }[]> {
  const { rows } = await sql<{ category: string; names: Localized[] }>`
    select slug as category, suggested_specifications as names from catalog.categories
    where jsonb_array_length(suggested_specifications) > 0 order by slug`.execute(
    tables<CatalogDatabase>(db),
  )
  return rows
}

/** Only where a category has no suggestions. */
export const saveSuggestedSpecifications = (handle: Db | Tx, categories: readonly NewCategory[]) =>
  sql`
    update catalog.categories c set suggested_specifications = d.names
    from jsonb_to_recordset(${JSON.stringify(
      categories.map(({ slug, specifications: names }) => ({ slug, names })),
    )}::jsonb) as d (slug text, names jsonb)
    where c.slug = d.slug and c.suggested_specifications is null`.execute(
    tables<CatalogDatabase>(handle),
  )

export async function hasCategories(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from catalog.categories) as there`.execute(tables<CatalogDatabase>(db))
  return rows[0]?.there ?? false
}

/** Does not change parent and position. */
export async function saveCategory(tx: Tx, category: NewCategory): Promise<void> {
  const { slug, parent_slug: _, position: __, ...input } = rowOf(category)
  await tables<CatalogDatabase>(tx)
    .updateTable('catalog.categories')
    .set({
      name: input.name,
      is_visible: input.is_visible,
      suggested_specifications: input.suggested_specifications,
    })
    .where('slug', '=', slug)
    .execute()
}

type Place = Pick<NewCategory, 'slug' | 'parent' | 'position'>

export const savePlaces = (tx: Tx, places: readonly Place[]) =>
  sql`
    update catalog.categories c set parent_slug = p.parent, position = p.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p (slug text, parent text, position integer)
    where c.slug = p.slug`.execute(tables<CatalogDatabase>(tx))

export const deleteCategoryRow = (tx: Tx, slug: string) =>
  tables<CatalogDatabase>(tx).deleteFrom('catalog.categories').where('slug', '=', slug).execute()

/** Key-share lock against deletion; false when the category does not exist. */
export async function lockCategory(tx: Tx, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from catalog.categories where slug = ${slug} for key share`.execute(
    tables<CatalogDatabase>(tx),
  )
  return rows.length > 0
}

/** Returns the number of moved products, limited to one batch. */
export async function moveProducts(
  tx: Tx,
  { from, to, most: limit, now }: { from: string; to: string; most: number; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with chosen as (
      select id from catalog.products where category_slug = ${from} order by id limit ${limit} for update
    )
    update catalog.products p set category_slug = ${to}, ${nextUpdatedAt(now)}
    from chosen where p.id = chosen.id`.execute(tables<CatalogDatabase>(tx))
  return Number(numAffectedRows ?? 0n)
}

/** Number of products; the lock keeps concurrent transactions from adding any. */
export async function closeCategoryToProducts(tx: Tx, slug: string): Promise<number> {
  await sql`select 1 from catalog.categories where slug = ${slug} for update`.execute(
    tables<CatalogDatabase>(tx),
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from catalog.products where category_slug = ${slug}`.execute(
    tables<CatalogDatabase>(tx),
  )
  return rows[0]?.count ?? 0
}
