import { sql } from 'kysely'
import { type Language, LANGUAGES } from '#kernel/locale.ts'
import { type Db, tables, textIn } from '#platform/database/index.ts'
import type { OrdersDatabase } from '../tables.ts'

/** SQL of the name of an order item; rows of before `product_names` have one name for all. */
export const itemName = (language: Language, item = 'i'): string =>
  itemNameIn(`'${language}'`, item)
export const itemLabel = (language: Language, item = 'i'): string =>
  itemLabelIn(`'${language}'`, item)

/** The same with the language from a column. */
export const itemNameIn = (language: string, item = 'i'): string =>
  `coalesce(${item}.product_names ->> ${language}, ${item}.product_name)`
export const itemLabelIn = (language: string, item = 'i'): string =>
  `coalesce(${item}.variant_labels ->> ${language}, ${item}.variant_label)`

const namesOf = (nameIn: (language: Language) => string): string =>
  `jsonb_build_object(${LANGUAGES.map((language) => `'${language}', ${nameIn(language)}`).join(', ')})`

const PRODUCT_NAMES = namesOf(
  (language) => `coalesce(${textIn('p.name', language)}, due.product_name)`,
)
const VARIANT_LABELS = namesOf(
  (language) => `coalesce((
    select string_agg(coalesce(nullif(o -> 'value' ->> '${language}', ''), o -> 'value' ->> 'fr'), ' / ' order by n)
    from jsonb_array_elements(v.options) with ordinality as options (o, n)), due.variant_label)`,
)

/**
 * Copies the catalog's names to order items of before `product_names`; a deleted product keeps the
 * name that was copied then. Returns the number of rows filled, at most `limit`.
 */
export async function fillItemNames(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders.order_items i
    set product_names = ${sql.raw(PRODUCT_NAMES)},
      variant_labels = case when due.variant_label is not null then ${sql.raw(VARIANT_LABELS)} end
    from (select id, product_id, variant_id, product_name, variant_label from orders.order_items
      where product_names is null order by id limit ${limit} for update skip locked) due
    left join catalog.products p on p.id = due.product_id
    left join catalog.variants v on v.id = due.variant_id
    where i.id = due.id`.execute(tables<OrdersDatabase>(db))
  return Number(numAffectedRows ?? 0)
}
